import type { DiceRolled, TeamId } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';

/** One roll that was entered: what such dice give on average, and what they gave. */
export interface Roll {
  readonly event: DiceRolled;
  readonly before: GameState;
  readonly team: TeamId;
  /** What it was for. */
  readonly kind: string;
  readonly expected: number;
  readonly actual: number;
}

const sum = (figures: Readonly<Record<string, number>> | undefined): number =>
  Object.values(figures ?? {}).reduce((all, one) => all + one, 0);

export type Figures = Pick<Roll, 'expected' | 'actual'>;

/** As the roll itself says. */
export const figuresTold = ({ expected, actual }: DiceRolled): Figures => ({
  expected: sum(expected),
  actual: sum(actual),
});

/** Rolls that are added up together: for what, and their names in events. */
interface LuckKind {
  readonly label: string;
  /** `save` stands for `save:1` too. */
  readonly rolls: readonly string[];
}

/** Which rolls of a game are held against their average. */
export interface LuckTold {
  /** In the order that they are shown. */
  readonly kinds: readonly LuckKind[];
  /** What it gives on average and what it gave, where the roll itself does not say so. */
  readonly figuresOf?: (event: DiceRolled, before: GameState) => Figures | null;
}

/** Every roll of a game that has an average to be held against. */
export const rollsIn = (
  rolled: readonly { readonly event: DiceRolled; readonly before: GameState }[],
  { kinds, figuresOf = figuresTold }: LuckTold,
): readonly Roll[] =>
  rolled.flatMap(({ event, before }) => {
    const [name = ''] = event.roll.split(':');
    const kind = kinds.find(({ rolls }) => rolls.includes(name))?.label;
    const team = before.ships[event.by]?.team;
    if (kind === undefined || team === undefined) return [];
    const figures = figuresOf(event, before);
    return figures ? [{ event, before, team, kind, ...figures }] : [];
  });

export const luckOf = (rolls: readonly Roll[]) => ({
  dice: rolls.reduce((all, { event }) => all + event.dice.length, 0),
  expected: rolls.reduce((all, { expected }) => all + expected, 0),
  actual: rolls.reduce((all, { actual }) => all + actual, 0),
});

export const difference = ({ actual, expected }: Figures): number => actual - expected;
