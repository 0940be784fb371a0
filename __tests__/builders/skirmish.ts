import type { BySide } from '../../src/systems/admirals-shared/skirmish/sides';
import type { Piece } from '../../src/systems/admirals/piece';
import {
  grudgeUpTo,
  reportGrudge,
  reportHits,
  type Hurt,
  type Report,
} from '../../src/systems/admirals-shared/skirmish/procedure';
import type { Rules } from '../../src/systems/admirals/rules';
import { skirmishRulings, deathBlowOf, revengeOf } from '../../src/systems/admirals/skirmish/spec';
import { RULES } from './admirals';

const hurtOf = (piece: Piece, rules: Rules): Hurt => ({
  hull: piece.hull,
  lethal: deathBlowOf(piece, rules).value,
  grudge: revengeOf(piece, rules).length > 0,
});

/** The damage report of two pieces, step by step. */
export const reporting = (pieces: BySide<Piece>, rules: Rules = RULES) => {
  const both = {
    active: hurtOf(pieces.active, rules),
    opposing: hurtOf(pieces.opposing, rules),
  };
  const upTo = (report: Report, side: keyof Report): number =>
    grudgeUpTo(report, side, both, skirmishRulings(rules));
  return {
    hits: (directHits: BySide<number>): Report => reportHits(both, directHits),
    upTo,
    /** Both at the same time; null rolls nothing. */
    grudge: (report: Report, dice: BySide<number | null>): Report =>
      reportGrudge(
        report,
        {
          active: (dice.active ?? 7) <= upTo(report, 'active'),
          opposing: (dice.opposing ?? 7) <= upTo(report, 'opposing'),
        },
        both,
      ),
  };
};
