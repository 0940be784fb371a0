import { moveTo, replay } from '../../../../src/core/game/log';
import { pointsOf, trackOf, type GameState } from '../../../../src/core/game/state';
import { killsOf } from '../../../../src/systems/dropfleet/play/tally';
import { playedFrom, setupOf, started, type Told } from '../../../builders/dropfleet';
import battle from './battle.json';

/** How a game ended: who won, points, and each Ship and dropsite by how it was lost or the hull it has left. */
const endOf = (state: GameState) => ({
  round: state.round,
  outcome: state.outcome,
  points: SETUP.teams.map(({ id }) => [pointsOf(state, id), killsOf({ setup: SETUP, state }, id)]),
  hull: Object.fromEntries(
    Object.values(state.ships).flatMap(({ id, left }) => {
      const hull = trackOf(state, id, 'hull')?.now;
      return hull === undefined ? [] : [[id, left?.how ?? hull]];
    }),
  ),
});

const SETUP = setupOf();
// Recorded commands, each read by the reader of the system before it is played.
const game = playedFrom(SETUP, started(SETUP), ...(battle.commands as readonly Told[]));

test('six recorded rounds of the training game lead to the known end', () => {
  expect(endOf(game.state)).toEqual(battle.end);
});

test('the folded log is the state, and undoing everything leads to the start', () => {
  expect(replay(game.log).state).toEqual(game.state);
  expect(moveTo(game.log, 1).state).toEqual(started(SETUP).state);
});
