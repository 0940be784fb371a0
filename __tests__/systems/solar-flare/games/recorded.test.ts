import { moveTo, replay } from '../../../../src/core/game/log';
import type { GameState } from '../../../../src/core/game/state';
import { solarFlare } from '../../../../src/systems/solar-flare';
import { IN_PLAY } from '../../../../src/systems/solar-flare/play/names';
import { parseSetup, type SolarSetup } from '../../../../src/systems/solar-flare/play/setup';
import { READY_GAMES } from '../../../../src/systems/solar-flare/training/designs';
import { played, started, type Told } from '../../../builders/solar';
import duel from './duel.json';
import four from './four.json';

const setupOf = (id: string): SolarSetup => {
  const setup = parseSetup(READY_GAMES.find((one) => one.id === id)?.setup);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
};

/** How a game ended: who won, and each ship by how it was lost or what its core has left. */
const endOf = ({ round, outcome, ships, holders }: GameState) => ({
  round,
  outcome,
  ships: Object.fromEntries(
    Object.values(ships)
      .filter(({ place }) => place === IN_PLAY)
      .map(({ id, left }) => [id, left?.how ?? holders[id]?.tracks['integrity:core']?.now]),
  ),
});

describe.each([
  ['duel', duel],
  ['four', four],
])('a whole game: %s', (id, { commands, end }) => {
  const setup = setupOf(id);
  // Recorded commands, each read by the reader of the system before it is played.
  const game = played(setup, ...(commands as unknown as readonly Told[]));

  test('the recorded commands lead to the known end', () => {
    expect(endOf(game.state)).toEqual(end);
  });

  test('the folded log is the state, and undoing everything leads to the start', () => {
    expect(replay(game.log).state).toEqual(game.state);
    expect(moveTo(game.log, 0).state).toEqual(started(setup).state);
  });

  test('its report names the winner, counts ships and tells the luck of beams', () => {
    const steps = game.log.steps.map(({ events }, at) => ({
      before: moveTo(game.log, at).state,
      events,
    }));
    const report = solarFlare.words.en.shows.report?.(setup, game.state, steps);
    const winner = setup.teams.find((team) => team.id === game.state.outcome?.winner)?.name;
    expect(report?.text).toContain(`${winner} is the last side left and wins.`);
    expect(report?.picture.sides.map(({ points }) => points).filter(Boolean)).toEqual([1]);
    expect(report?.text).toContain('Beams');
  });
});
