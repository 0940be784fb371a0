import { replay } from '../../../src/core/game/log';
import { withOwnRows } from '../../../src/screens/play/phones/forThisPhone';
import { admirals } from '../../../src/systems/admirals';
import type { SharedGame } from '../../../src/stores/gameStore';

/** Rows of the bridge on one of several phones. */

const setup = admirals.parseSetup(admirals.words.en.shows.readyGames[0]?.setup);
if (!setup.ok) throw new Error('there is no ready game');
const started = admirals.start(setup.value);
const played = replay({
  steps: [{ at: 0, command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
});
const bridge = admirals.words.en.shows.bridge(setup.value, played.state);
const act = { label: 'Go', command: { type: 'go' } };
const fleets = bridge.fleets.map((fleet) => ({
  ...fleet,
  rows: [...fleet.rows, ...fleet.apart.flatMap(({ rows }) => rows)].map((row) => ({ ...row, act })),
}));

const seat = (phone: string, plays: readonly string[], hasLeft = false) => ({
  phone,
  name: phone,
  plays,
  hasLeft,
});

/** Only who sits where is looked at. */
const linked = (...seats: readonly ReturnType<typeof seat>[]) =>
  ({ view: { me: 'mine', table: { seats } } }) as unknown as SharedGame;

const offered = (shared: SharedGame | undefined): readonly string[] =>
  withOwnRows({ played, ...(shared && { shared }) }, fleets).flatMap(({ rows }) =>
    rows.flatMap(({ ship, act: its }) =>
      its ? [played.state.ships[ship]?.player ?? 'nobody'] : [],
    ),
  );
const playersOf = (shared: SharedGame | undefined) => [...new Set(offered(shared))].sort();

test.each([
  ['a game of one phone', undefined, ['pA', 'pB']],
  ['a phone of one side', linked(seat('mine', ['pA']), seat('other', ['pB'])), ['pA']],
  ['a phone that watches', linked(seat('mine', []), seat('other', ['pB'])), ['pA']],
  ['a side that nobody else plays', linked(seat('mine', ['pA'])), ['pA', 'pB']],
  [
    'a side whose phone has left',
    linked(seat('mine', ['pA']), seat('other', ['pB'], true)),
    ['pA', 'pB'],
  ],
])('%s is offered the acts of its own ships', (_which, shared, players) => {
  expect(playersOf(shared)).toEqual(players);
});
