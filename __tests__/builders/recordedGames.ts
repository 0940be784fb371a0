import type { Checked } from '../../src/core/checked/checked';
import { moveTo, replay } from '../../src/core/game/log';
import { pointsOf, type GameState } from '../../src/core/game/state';
import type { Command, GameSetup } from '../../src/core/game/system';
import type { AnyBattle } from './anyBattle';

/** What a recorded game is played with, whatever the edition. */
export interface RecordedIn<Setup extends GameSetup, Rules, Asked extends Command> {
  readonly startBattle: (setup: Setup) => AnyBattle<Setup, Rules>;
  readonly play: (battle: AnyBattle<Setup, Rules>, command: Asked) => AnyBattle<Setup, Rules>;
  readonly parseCommand: (draft: unknown) => Checked<Asked>;
}

/** A game with every die and choice, and how it stood at its end. */
export type RecordedGame<Setup> = readonly [
  name: string,
  setup: Setup,
  game: { readonly commands: readonly unknown[]; readonly end: unknown },
];

const endOf = ({ teams }: GameSetup, state: GameState) => ({
  round: state.round,
  outcome: state.outcome,
  points: teams.map(({ id }) => pointsOf(state, id)),
  ships: Object.fromEntries(
    Object.values(state.ships).map(({ id, left }) => [
      id,
      left ? left.how : state.holders[id]?.tracks['hull']?.now,
    ]),
  ),
});

/** Recorded games lead to their known ends, forwards and back. */
export const replaysToTheEnd = <Setup extends GameSetup, Rules, Asked extends Command>(
  { startBattle, play, parseCommand }: RecordedIn<Setup, Rules, Asked>,
  games: readonly RecordedGame<Setup>[],
): void => {
  const replayed = (setup: Setup, commands: readonly unknown[]): AnyBattle<Setup, Rules> =>
    commands.reduce<AnyBattle<Setup, Rules>>((battle, command) => {
      const asked = parseCommand(command);
      if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
      return play(battle, asked.value);
    }, startBattle(setup));

  describe.each(games)('%s', (_, setup, { commands, end }) => {
    const { played } = replayed(setup, commands);

    test('the recorded commands lead to the known end', () => {
      expect(endOf(setup, played.state)).toEqual(end);
    });

    test('the folded log is the state, and undoing everything leads to the start', () => {
      expect(replay(played.log).state).toEqual(played.state);
      expect(moveTo(played.log, 0).state).toEqual(startBattle(setup).played.state);
    });
  });
};
