import { replay } from '../../../src/core/game/log';
import type { Act, Page, PageRef } from '../../../src/core/pages/page';
import { forThisPhone, pageForThisPhone } from '../../../src/screens/play/phones/forThisPhone';
import type { OpenGame, SharedGame } from '../../../src/stores/gameStore';
import { admirals } from '../../../src/systems/admirals';

/** What lies face down, on one of several phones; and what is about a side, its own first. */

const setup = admirals.parseSetup(admirals.words.en.shows.readyGames[0]?.setup);
if (!setup.ok) throw new Error('there is no ready game');
const started = admirals.start(setup.value);
const played = replay({
  steps: [{ at: 0, command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
});
const shipOf = (player: string): string =>
  Object.values(played.state.ships).find((ship) => ship.player === player)?.id ?? '';

const seat = (phone: string, plays: readonly string[]) => ({
  phone,
  name: `Captain ${phone}`,
  plays,
  hasLeft: false,
});
const seats = [seat('mine', ['pA']), seat('other', ['pB'])];
/** Only who sits where is looked at. */
const shared = { view: { me: 'mine', table: { seats }, secrets: [] } } as unknown as SharedGame;
const game = (linked?: SharedGame) =>
  ({ setup: setup.value, played, ...(linked && { shared: linked }) }) as unknown as OpenGame;

const done: Act = { label: 'Done', opens: 'back' };
const page: Page = {
  title: 'Dials',
  blocks: [{ block: 'text', text: 'Repair' }],
  cover: { title: 'Hand it over', text: 'Not for every eye', open: 'I am' },
  primary: done,
};
const shown = (ref: PageRef, of: Page, linked?: SharedGame): Page =>
  pageForThisPhone(game(linked), ref, of, (name) => `on the phone of ${name}`);
const shownAbout = (about: string, linked?: SharedGame): Page =>
  shown({ page: 'dial', about }, page, linked);

test('one phone for all hands itself over', () => {
  expect(shownAbout('pA')).toEqual(page);
  expect(shownAbout(shipOf('pB'))).toEqual(page);
});

test.each([['pA'], [shipOf('pA')]])('nothing of one’s own is covered: %s', (about) => {
  const uncovered = shownAbout(about, shared);
  expect(uncovered.cover).toBe(undefined);
  expect(uncovered).toMatchObject({ blocks: page.blocks, primary: done });
});

test.each([['pB'], [shipOf('pB')]])('what another chooses stays on their phone: %s', (about) => {
  const { blocks, cover, primary, secondary } = shownAbout(about, shared);
  expect(blocks).toEqual([{ block: 'text', text: 'on the phone of Captain other' }]);
  expect([cover, primary, secondary]).toEqual([undefined, undefined, undefined]);
});

test('a page that is for every eye stays as it is', () => {
  const { cover: _cover, ...open } = page;
  expect(shown({ page: 'dial', about: shipOf('pB') }, open, shared)).toEqual(open);
});

test('what is done with another’s ship is not the main button of its page', () => {
  const activate: Act = { label: 'Activate', command: { type: 'activate' } };
  const ship: Page = { title: 'Ship', blocks: [], primary: activate, secondary: [done] };
  const own = { page: 'ship', about: shipOf('pA') };
  const theirs = { page: 'ship', about: shipOf('pB') };
  expect(shown(own, ship, shared).primary).toEqual(activate);
  expect(shown(theirs, ship).primary).toEqual(activate);
  const { primary, secondary } = shown(theirs, ship, shared);
  expect([primary, secondary]).toEqual([undefined, [activate, done]]);
  const leave: Page = { ...ship, primary: done };
  expect(shown(theirs, leave, shared)).toEqual(leave);
});

test('acts about a side come in the order of whose phone it is', () => {
  const [teamA = '', teamB = ''] = setup.value.teams.map(({ id }) => id);
  const about = (team: string): Act => ({ label: team, opens: { page: 'team', about: team } });
  const acts = { primary: done, secondary: [about(teamB), about(teamA), done] };
  const labels = forThisPhone(game(shared), acts).secondary.map(({ label }) => label);
  expect(labels).toEqual([teamA, 'Done', teamB]);
});
