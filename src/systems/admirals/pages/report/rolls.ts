import { SIDES } from '../../../../core/dice/sixSided';
import type { DiceRolled } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';
import type { StepTold } from '../../../../core/pages/shows';
import type { AdmiralsSetup } from '../../play/setup';
import { pieceOf } from '../../play/view';
import { goesIll, illChance } from '../../../admirals-shared/terrain/entry';
import type { Rules } from '../../rules';
import { drawnInRoll, dustBy } from '../../terrain/entry';
import {
  type RollTold,
  type Figures,
  figuresTold,
  rollsRead,
} from '../../../admirals-shared/pages/report/luck';
import type { LuckKind } from '../../../admirals-shared/play/names';

const kindOf = (roll: string): LuckKind | null => {
  if (roll === 'strike' || roll === 'lock-on') return 'strikes';
  if (roll === 'skirmish') return 'skirmishes';
  if (roll.startsWith('save:')) return 'saves';
  return roll === 'escape' || roll === 'drawn-in' || roll === 'dust' ? 'terrain' : null;
};

const FACES = Array.from({ length: SIDES }, (_, face) => face + 1);

/** 8B-01, 8C-03: the chance to come through unharmed, worked out from how the ship stood. */
const terrainLuck = (
  setup: AdmiralsSetup,
  rules: Rules,
  state: GameState,
  { by, roll, dice }: DiceRolled,
): Figures | null => {
  const piece = pieceOf(setup, state, by);
  const [die] = dice;
  if (!piece || die === undefined) return null;
  if (roll === 'drawn-in') {
    const odds = drawnInRoll(piece, rules);
    return { expected: 1 - illChance(odds), actual: goesIll(odds, die) ? 0 : 1 };
  }
  const isClear = (face: number): boolean => dustBy(face, piece).does === 'nothing';
  return { expected: FACES.filter(isClear).length / SIDES, actual: isClear(die) ? 1 : 0 };
};

const figuresOf = (
  setup: AdmiralsSetup,
  rules: Rules,
  state: GameState,
  event: DiceRolled,
): Figures | null =>
  event.roll === 'drawn-in' || event.roll === 'dust'
    ? terrainLuck(setup, rules, state, event)
    : figuresTold(event);

export const rollsOf = (
  setup: AdmiralsSetup,
  rules: Rules,
  steps: readonly StepTold[],
): readonly RollTold[] =>
  rollsRead(steps, (event, before) => {
    const kind = kindOf(event.roll);
    return { kind, figures: kind && figuresOf(setup, rules, before, event) };
  });
