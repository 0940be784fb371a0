import { SIDES } from '../../../../core/dice/sixSided';
import type { DiceRolled, TeamId } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';
import type { StepTold } from '../../../../core/pages/shows';
import { fold } from '../../../../core/game/reduce';
import type { Rules } from '../../parts';
import type { AdmiralsSetup } from '../../../admirals/play/setup';
import { pieceOf } from '../../../admirals/play/view';
import { drawnInRoll, dustBy, goesIll, illChance } from '../../terrain/entry';

export const LUCK_KINDS = ['strikes', 'skirmishes', 'saves', 'terrain'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** One roll that was entered: what such dice give on average, and what they gave. */
export interface RollTold {
  readonly event: DiceRolled;
  readonly before: GameState;
  readonly team: TeamId;
  readonly kind: LuckKind;
  readonly expected: number;
  readonly actual: number;
}

export interface Luck {
  readonly dice: number;
  readonly expected: number;
  readonly actual: number;
}

const sum = (figures: Readonly<Record<string, number>> | undefined): number =>
  Object.values(figures ?? {}).reduce((all, one) => all + one, 0);

const kindOf = (roll: string): LuckKind | null => {
  if (roll === 'strike' || roll === 'lock-on') return 'strikes';
  if (roll === 'skirmish') return 'skirmishes';
  if (roll.startsWith('save:')) return 'saves';
  return roll === 'escape' || roll === 'drawn-in' || roll === 'dust' ? 'terrain' : null;
};

export type Figures = Pick<RollTold, 'expected' | 'actual'>;

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

/** As the roll itself says. */
export const figuresTold = ({ expected, actual }: DiceRolled): Figures => ({
  expected: sum(expected),
  actual: sum(actual),
});

const figuresOf = (
  setup: AdmiralsSetup,
  rules: Rules,
  state: GameState,
  event: DiceRolled,
): Figures | null =>
  event.roll === 'drawn-in' || event.roll === 'dust'
    ? terrainLuck(setup, rules, state, event)
    : figuresTold(event);

/** What an edition makes of a roll; null where it has no average to be held against. */
export type ReadRoll = (
  event: DiceRolled,
  before: GameState,
) => { readonly kind: LuckKind | null; readonly figures: Figures | null };

const rollsIn = (step: StepTold, read: ReadRoll): readonly RollTold[] => {
  const told: RollTold[] = [];
  let before = step.before;
  for (const event of step.events) {
    if (event.type === 'dice-rolled') {
      const { kind, figures } = read(event, before);
      const team = before.ships[event.by]?.team;
      if (kind && team !== undefined && figures)
        told.push({ event, before, team, kind, ...figures });
    }
    before = fold(before, [event]);
  }
  return told;
};

/** Every roll of a game that has an average to be held against. */
export const rollsRead = (steps: readonly StepTold[], read: ReadRoll): readonly RollTold[] =>
  steps.flatMap((step) => rollsIn(step, read));

export const rollsOf = (
  setup: AdmiralsSetup,
  rules: Rules,
  steps: readonly StepTold[],
): readonly RollTold[] =>
  rollsRead(steps, (event, before) => {
    const kind = kindOf(event.roll);
    return { kind, figures: kind && figuresOf(setup, rules, before, event) };
  });

export const luckOf = (rolls: readonly RollTold[]): Luck => ({
  dice: rolls.reduce((all, { event }) => all + event.dice.length, 0),
  expected: rolls.reduce((all, { expected }) => all + expected, 0),
  actual: rolls.reduce((all, { actual }) => all + actual, 0),
});

export const difference = ({ actual, expected }: Figures): number => actual - expected;
