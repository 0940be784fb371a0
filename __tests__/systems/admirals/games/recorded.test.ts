import { moveTo, replay } from '../../../../src/core/game/log';
import { pointsOf, type GameState } from '../../../../src/core/game/state';
import { admirals } from '../../../../src/systems/admirals';
import { play, startBattle, trainingSetup, type Battle } from '../../../builders/battle';
import constructedTwoASide from './constructedTwoASide.json';
import openPlay from './openPlay.json';

/** Games with every die and choice, and how they stood at their ends. */
const GAMES = [
  ['constructed, four fleets, six rounds', trainingSetup({ perSide: 2 }), constructedTwoASide],
  ['open play, six rounds', trainingSetup({ mode: 'open', escalation: 'Beta' }), openPlay],
] as const;

const endOf = (state: GameState) => ({
  outcome: state.outcome,
  points: { A: pointsOf(state, 'A'), B: pointsOf(state, 'B') },
  ships: Object.fromEntries(
    Object.values(state.ships).map(({ id, left }) => [
      id,
      left ? left.how : state.holders[id]?.tracks['hull']?.now,
    ]),
  ),
});

const replayed = (setup: Battle['setup'], commands: readonly unknown[]): Battle =>
  commands.reduce<Battle>((battle, command) => {
    const asked = admirals.parseCommand(command);
    if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
    return play(battle, asked.value);
  }, startBattle(setup));

describe.each(GAMES)('%s', (_, setup, { commands, end }) => {
  const { played } = replayed(setup, commands);

  test('the recorded commands lead to the known end', () => {
    expect(played.state.round).toBe(6);
    expect(endOf(played.state)).toEqual(end);
  });

  test('the folded log is the state, and undoing everything leads to the start', () => {
    expect(replay(played.log).state).toEqual(played.state);
    expect(moveTo(played.log, 0).state).toEqual(startBattle(setup).played.state);
  });
});
