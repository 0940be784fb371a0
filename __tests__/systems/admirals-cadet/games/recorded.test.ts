import { moveTo, replay } from '../../../../src/core/game/log';
import { pointsOf, type GameState } from '../../../../src/core/game/state';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import {
  play,
  scenarioSetup,
  startBattle,
  trainingSetup,
  type Battle,
} from '../../../builders/cadetBattle';
import constructed from './constructed.json';
import paladin from './paladin.json';

/** Games with every die and choice, and how they stood at their ends. */
const GAMES = [
  ['constructed, to its end', trainingSetup(), constructed],
  ['Flight of the Paladin, to its end', scenarioSetup('flight-of-the-paladin'), paladin],
] as const;

const endOf = (setup: Battle['setup'], state: GameState) => ({
  round: state.round,
  outcome: state.outcome,
  points: setup.teams.map(({ id }) => pointsOf(state, id)),
  ships: Object.fromEntries(
    Object.values(state.ships).map(({ id, left }) => [
      id,
      left ? left.how : state.holders[id]?.tracks['hull']?.now,
    ]),
  ),
});

const replayed = (setup: Battle['setup'], commands: readonly unknown[]): Battle =>
  commands.reduce<Battle>((battle, command) => {
    const asked = admiralsCadet.parseCommand(command);
    if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
    return play(battle, asked.value);
  }, startBattle(setup));

describe.each(GAMES)('%s', (_, setup, { commands, end }) => {
  const { played } = replayed(setup, commands);

  test('the recorded commands lead to the known end', () => {
    expect(endOf(setup, played.state)).toEqual(end);
  });

  test('the folded log is the state, and undoing everything leads to the start', () => {
    expect(replay(played.log).state).toEqual(played.state);
    expect(moveTo(played.log, 0).state).toEqual(startBattle(setup).played.state);
  });
});
