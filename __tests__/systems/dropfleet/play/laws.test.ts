import { replay } from '../../../../src/core/game/log';
import { reduce } from '../../../../src/core/game/reduce';
import { EMPTY_GAME, pointsOf } from '../../../../src/core/game/state';
import { strangeField } from '../../../../src/core/outside/checkEvent';
import { NAMES } from '../../../../src/systems/dropfleet/play/names';
import { killsOf, tallyOf } from '../../../../src/systems/dropfleet/play/tally';
import { shipCardOf } from '../../../../src/systems/dropfleet/play/setup';
import { isSingleShip } from '../../../../src/systems/dropfleet/play/view';
import { RULINGS } from '../../../../src/systems/dropfleet/rulings';
import { setupOf } from '../../../builders/dropfleet';
import { DropfleetTable, faultsIn } from '../../../builders/dropfleetTable';

/** The second answer to everything that has one. */
const OTHERWISE = Object.fromEntries(
  RULINGS.map(({ id, answers }) => [id, [...answers].at(-1) ?? '']),
);

const tables = [
  ['the training game', setupOf()],
  ['Extract', setupOf({ variants: ['extract', 'extract'], rulings: OTHERWISE })],
  ['Raze and Protect', setupOf({ variants: ['raze', 'protect'], scenario: 'shock-and-yaw' })],
  [
    'Breakthrough',
    setupOf({ variants: ['breakthrough', 'breakthrough'], approaches: ['distant', 'close'] }),
  ],
  ['Survey', setupOf({ variants: ['survey', 'attrition'] })],
].map(([name, setup], at) => {
  const table = new DropfleetTable(setup as ReturnType<typeof setupOf>, 4711 + at);
  table.playOut();
  return [name as string, table] as const;
});

describe.each(tables)('a game by chance: %s', (_name, { setup, state, game }) => {
  const { steps } = game.log;

  test('ends after six rounds, for whoever has more Victory Points, then Kill Points', () => {
    expect(state.round).toBe(6);
    const [red = 0, blue = 0] = setup.teams.map(
      ({ id }) => 1000 * pointsOf(state, id) + killsOf({ setup, state }, id),
    );
    const winner = red > blue ? 'red' : blue > red ? 'blue' : null;
    expect(state.outcome).toEqual({ winner, by: 'points' });
  });

  test('is told in events that may be stored, and keeps to its bounds after every step', () => {
    let now = EMPTY_GAME;
    for (const { events } of steps) {
      for (const event of events) {
        expect(strangeField({ names: NAMES, setup, state: now }, event)).toBeNull();
        now = reduce(now, event);
      }
      expect(faultsIn(setup, now)).toEqual([]);
    }
    expect(now).toEqual(state);
    expect(replay(game.log).state).toEqual(state);
  });

  test('counts every lost Ship once, for the other side', () => {
    const lost = Object.values(state.ships).filter(
      (ship) => isSingleShip(ship) && ['destroyed', 'captured'].includes(ship.left?.how ?? ''),
    );
    const counted = setup.teams.map(({ id }) => tallyOf({ setup, state }, id).pointsDestroyed);
    const points = lost.map(({ card }) => shipCardOf(setup, card)?.points ?? 0);
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(
      points.reduce((sum, one) => sum + one, 0),
    );
    expect(lost.length).toBeGreaterThan(0);
  });
});

test('between them they use nearly every command of play', () => {
  const used = new Set(tables.flatMap(([, { game }]) => game.log.steps.map((s) => s.command.type)));
  for (const type of [
    'activate',
    'attack',
    'board',
    'bomb',
    'burn',
    'change-layer',
    'cripple',
    'cross',
    'divide',
    'dogfight',
    'explode',
    'fight',
    'fly-off',
    'launch',
    'mend',
    'merge',
    'pass-scenery',
    'regain',
    'site-fire',
    'site-launch',
    'spend',
    'survey',
  ])
    expect([...used]).toContain(type);
});
