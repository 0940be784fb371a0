import { replay } from '../../../src/core/game/log';
import type { Act } from '../../../src/core/pages/page';
import { isForOthers } from '../../../src/screens/play/phones/forThisPhone';
import type { SharedGame } from '../../../src/stores/gameStore';
import { admirals } from '../../../src/systems/admirals';

/** What comes next on the bridge of one of several phones: its own to do, or another's. */

const setup = admirals.parseSetup(admirals.words.en.shows.readyGames[0]?.setup);
if (!setup.ok) throw new Error('there is no ready game');
const started = admirals.start(setup.value);
const placing = replay({
  steps: [{ at: 0, command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
});
const acting = { ...placing, state: { ...placing.state, phase: 'action' } };
const [teamA = '', teamB = ''] = setup.value.teams.map(({ id }) => id);
const shipOf = (player: string): string =>
  Object.values(placing.state.ships).find((ship) => ship.player === player)?.id ?? '';

const seat = (phone: string, plays: readonly string[], hasLeft = false) => ({
  phone,
  name: phone,
  plays,
  hasLeft,
});
/** Only who sits where is looked at. */
const linked = (...seats: readonly ReturnType<typeof seat>[]) =>
  ({ view: { me: 'mine', table: { seats } } }) as unknown as SharedGame;
const both = linked(seat('mine', ['pA']), seat('other', ['pB']));

const choose: Act = { label: 'Activate a ship', opens: { page: 'turn' } };
const goOn = (player: string): Act => ({
  label: 'Go on',
  opens: { page: 'ship', about: shipOf(player) },
});
const start: Act = { label: 'Start the battle', command: { type: 'start-battle' } };

const asked = (shared: SharedGame | undefined, turn: string | null, next: Act | undefined) =>
  isForOthers({ setup: setup.value, played: acting, ...(shared && { shared }) }, turn, next);

test.each([
  ['one’s own turn', both, teamA, choose, false],
  ['the turn of a side that another phone plays', both, teamB, choose, true],
  ['nobody’s turn', both, null, choose, false],
  ['one’s own ship on the other’s turn', both, teamB, goOn('pA'), false],
  ['another’s ship on one’s own turn', both, teamA, goOn('pB'), true],
  ['a game of one phone', undefined, teamB, choose, false],
  ['a side that nobody plays', linked(seat('mine', ['pA'])), teamB, choose, false],
  [
    'a side whose phone has left',
    linked(seat('mine', ['pA']), seat('other', ['pB'], true)),
    teamB,
    choose,
    false,
  ],
  ['a phone that watches', linked(seat('mine', []), seat('other', ['pB'])), null, choose, true],
  ['nothing to do', both, teamB, undefined, false],
])('%s', (_which, shared, turn, next, isTheirs) => {
  expect(asked(shared, turn, next)).toBe(isTheirs);
});

test('a battle is started by whoever likes, whoever has to place a ship', () => {
  const game = { setup: setup.value, played: placing, shared: both };
  expect(placing.state.phase).toBe('set-up');
  expect(isForOthers(game, teamB, start)).toBe(false);
  expect(isForOthers(game, teamB, choose)).toBe(true);
});
