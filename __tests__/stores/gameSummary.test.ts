import fc from 'fast-check';

import { readGameSummary, summaryOf } from '../../src/stores/gameSummary';
import * as dropfleet from '../builders/dropfleet';
import { played, setupOf } from '../builders/solar';
import { statisticsOf } from '../../src/stores/gameStatistics';

const whole = {
  mode: 'open',
  round: 3,
  phase: null,
  teams: [{ id: 'a', name: 'Accord', points: 4, ships: 2 }],
  winner: 'a',
  record: {
    players: [{ team: 'a', name: 'Ann', fleet: 'Home' }],
    ships: [{ team: 'a', name: 'Tub', lost: false }],
  },
};

test('a whole summary is read as it is', () => {
  expect(readGameSummary(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

test.each<[string, unknown]>([
  ['a team that is none', { ...whole, teams: [null] }],
  ['a team without a name', { ...whole, teams: [{ id: 'a', points: 1, ships: 1 }] }],
  ['a record without ships', { ...whole, record: { players: [] } }],
  ['a record with a player that is none', { ...whole, record: { players: [null], ships: [] } }],
  ['a round that no battle reaches', { ...whole, round: 1e300 }],
  ['no summary at all', null],
])('a summary with %s is not shown', (_, stored) => {
  expect(readGameSummary(stored)).toBeNull();
});

test('whatever is read can be added up', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(whole)), (value, field) => {
      const read = readGameSummary({ ...whole, [field]: value });
      if (read) expect(() => statisticsOf([read])).not.toThrow();
    }),
  );
});

test('the ships of a side are counted without the torpedoes that they launched', () => {
  const setup = setupOf(2);
  const { state } = played(setup, { type: 'launch', ship: 'a1', slot: '2a' });
  expect(Object.keys(state.ships)).toHaveLength(3);
  expect(summaryOf(setup, state).teams.map(({ ships }) => ships)).toEqual([1, 1]);
});

test('a torpedo that went off is no ship that was lost', () => {
  const setup = setupOf(2);
  const fired = played(setup, { type: 'launch', ship: 'a1', slot: '2a' });
  const { state } = played(setup, { type: 'launch', ship: 'a1', slot: '2a' }, { type: 'end-game' });
  expect(Object.keys(state.ships)).toHaveLength(Object.keys(fired.state.ships).length);
  expect(summaryOf(setup, state).record?.ships.map(({ team, lost }) => [team, lost])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('Wings are no ships, neither of a side nor of those that it lost', () => {
  const setup = dropfleet.setupOf();
  const flying = dropfleet.playedFrom(
    setup,
    dropfleet.started(setup),
    { type: 'deploy-all', team: 'red' },
    { type: 'deploy-all', team: 'blue' },
    { type: 'initiative', dice: [6, 1] },
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'bombers', count: 4 },
  );
  expect(flying.state.ships['wing.1']).toMatchObject({ team: 'red', partOf: null });
  expect(summaryOf(setup, flying.state).teams.map(({ ships }) => ships)).toEqual([5, 5]);
  const over = dropfleet.playedFrom(setup, flying, { type: 'end-game' });
  expect(summaryOf(setup, over.state).record?.ships).toHaveLength(10);
});
