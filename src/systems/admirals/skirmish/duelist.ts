import type { Explained, Tally } from '../../admirals-shared/explain';
import type { Save } from '../../admirals-shared/saves';
import type { CombatDie } from '../../admirals-shared/skirmish/die';
import { type SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Duelist } from '../procedures/skirmish';
import type { SkirmishRulings } from '../procedures/skirmishReport';
import type { Rules } from '../rules';
import type { Revenge } from '../keywords/hooks';
import type { Piece } from '../piece';
import type { SettledSkirmish } from '../situation';
import { combatDieOf, combatPoolOf, combatSavesOf, deathBlowOf, revengeOf } from './pool';

/** One side of a skirmish worked out: every number with where it comes from. */
export interface Armed {
  readonly pool: Tally;
  readonly die: Explained<CombatDie>;
  readonly saves: readonly Save[];
  readonly deathBlow: Tally;
  readonly revenge: readonly Revenge[];
}

export const armedFor = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): Armed => {
  const { piece } = skirmish[side];
  return {
    pool: combatPoolOf(skirmish, side, rules),
    die: combatDieOf(piece, rules),
    saves: combatSavesOf(piece, rules),
    deathBlow: deathBlowOf(piece, rules),
    revenge: revengeOf(piece, rules),
  };
};

/** What is left are dice. */
export const duelistOf = (
  { pool, die, saves, deathBlow, revenge }: Armed,
  { hull }: Piece,
): Duelist => ({
  dice: pool.value,
  faces: die.value,
  saves,
  hull,
  lethal: deathBlow.value,
  grudge: revenge.length > 0,
});

/** Rulings grudge-needs-survivor and grudge-both-at-once. */
export const skirmishRulings = ({ rulings }: Rules): SkirmishRulings => ({
  grudgeNeedsSurvivor: rulings['grudge-needs-survivor'] === 'survivor-only',
  grudgeInTurn: rulings['grudge-both-at-once'] === 'active-first',
});
