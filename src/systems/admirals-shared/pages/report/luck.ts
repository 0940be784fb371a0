import type { DiceRolled, TeamId } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';
import type { StepTold } from '../../../../core/pages/shows';
import { fold } from '../../../../core/game/reduce';
import type { LuckKind } from '../../play/names';

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

export type Figures = Pick<RollTold, 'expected' | 'actual'>;

/** As the roll itself says. */
export const figuresTold = ({ expected, actual }: DiceRolled): Figures => ({
  expected: sum(expected),
  actual: sum(actual),
});

/** What an edition makes of a roll; null where it has no average to be held against. */
export type ReadRoll = (
  event: DiceRolled,
  before: GameState,
) => { readonly kind: LuckKind | null; readonly figures: Figures | null };

const rollsIn = (step: StepTold, read: ReadRoll): readonly RollTold[] => {
  const outcome: RollTold[] = [];
  let before = step.before;
  for (const event of step.events) {
    if (event.type === 'dice-rolled') {
      const { kind, figures } = read(event, before);
      const team = before.ships[event.by]?.team;
      if (kind && team !== undefined && figures)
        outcome.push({ event, before, team, kind, ...figures });
    }
    before = fold(before, [event]);
  }
  return outcome;
};

/** Every roll of a game that has an average to be held against. */
export const rollsRead = (steps: readonly StepTold[], read: ReadRoll): readonly RollTold[] =>
  steps.flatMap((step) => rollsIn(step, read));

export const luckOf = (rolls: readonly RollTold[]): Luck => ({
  dice: rolls.reduce((all, { event }) => all + event.dice.length, 0),
  expected: rolls.reduce((all, { expected }) => all + expected, 0),
  actual: rolls.reduce((all, { actual }) => all + actual, 0),
});

export const difference = ({ actual, expected }: Figures): number => actual - expected;
