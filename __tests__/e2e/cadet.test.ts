import type { Page } from 'playwright-core';

import { stateAt } from '../../src/core/game/log';
import { withAnswers } from '../../src/core/pages/answers';
import type { Block } from '../../src/core/pages/page';
import { admiralsCadet } from '../../src/systems/admirals-cadet';
import type { CadetSetup } from '../../src/systems/admirals-cadet/play/setup';
import type { Chance } from '../builders/chance';
import { en } from '../../src/words/en';
import { seeded, stateOf } from '../builders/battle';
import { startBattle } from '../builders/cadetBattle';
import { fulfil } from '../builders/anyPolicy';
import { cadetPhone, playCadetByPages } from '../builders/cadetPolicy';
import {
  answer,
  blocksOf,
  findAct,
  leave,
  pageOf,
  tap,
  trailOf,
  type Phone,
} from '../builders/walk';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { makeHand } from './harness/replay';
import { gameSentFrom } from './harness/sentGames';
import { activeShip } from '../../src/systems/kit/play/turns';

const app = appUnderTest();
const { shows } = admiralsCadet.words.en;

const isOver = ({ battle }: Phone): boolean => stateOf(battle).outcome !== null;

/** Every die shows the same, and of every choice the first is taken. */
const always = (face: number): Chance => ({ die: () => face, pick: () => 0 });

const FLIGHT = 'Flight of the Paladin';

/** The battle as the list of ready games starts it, to the orders of its first turn. */
const flight = (): Phone => {
  const ready = shows.readyGames.find(({ id }) => id === 'flight-of-the-paladin');
  // A ready game of the first edition has a set-up of the first edition.
  return tap(cadetPhone(startBattle(ready?.setup as CadetSetup)), 'Start the battle');
};

type Deed = (phone: Phone, ship: string) => Phone;

/** One activation: on the bridge, to the ship, what it does, and back. */
const activate = (phone: Phone, deed: Deed): Phone => {
  const chosen = findAct(phone, 'Activate a ship') ? tap(phone, 'Activate a ship') : phone;
  const begun = tap(chosen, /^Activate (?!a ship|out of turn)/);
  const ship = activeShip(stateOf(begun.battle)) ?? '';
  const done = deed(begun, ship);
  if (isOver(done) || activeShip(stateOf(done.battle)) !== ship) return leave(done);
  const ended = tap(done, 'End activation');
  const asked = activeShip(stateOf(ended.battle)) === ship;
  return asked ? tap(ended, /owed: end anyway$/) : ended;
};

const shipPhase = (phone: Phone, deed: Deed): Phone => {
  let now = tap(phone, 'Reveal all orders');
  while (!isOver(now) && stateOf(now.battle).phase === 'ship') now = activate(now, deed);
  return now;
};

const blockNamed = (phone: Phone, name: Block['block']): Block | undefined =>
  blocksOf(pageOf(phone)).find(({ block }) => block === name);

/** The first armament at the first hex that it bears on: every die of the attack shows this, and no save holds. */
const fire = (phone: Phone, face: number): Phone => {
  const aimed = tap(phone, 'Fire');
  const radar = blockNamed(aimed, 'radar');
  const hex = radar?.block === 'radar' && radar.hexes.find(({ state }) => state === 'bears');
  const placed =
    radar?.block === 'radar' && hex && radar.target === null
      ? answer(aimed, radar.id, { q: hex.q, r: hex.r, facing: 3 })
      : aimed;
  const dice = blockNamed(placed, 'dice');
  if (dice?.block !== 'dice') throw new Error('no dice are asked for');
  const rolled = answer(placed, dice.id, Array<number>(dice.count).fill(face));
  const fired = fulfil(rolled, 'primary', always(6));
  if (!fired) throw new Error('nothing to fire');
  return fired;
};

/** Turn 1: she is given an order, is shot at in vain, and runs. Turn 2: she is out. */
const escape = (): Phone => {
  const ordered = tap(
    tap(tap(flight(), 'Orders: Planetary Accords'), 'Assign Full Speed Ahead'),
    'Done',
  );
  const first = shipPhase(ordered, (phone, ship) =>
    ship === 'paladin' ? tap(phone, 'Move into open space') : fire(phone, 6),
  );
  const second = shipPhase(tap(first, 'Refresh and go on'), (phone, ship) => {
    if (ship !== 'paladin') return phone;
    const out = leave(tap(phone, 'Move into open space'));
    const scored = tap(tap(out, 'Scenario'), /^Score: The Paladin reaches/);
    return tap(leave(scored), 'Continue: Paladin');
  });
  const ended = fulfil(tap(second, 'Refresh and end the game'), 'primary', always(1));
  if (!ended) throw new Error('the game does not end');
  return ended;
};

/** All that can fires, and every die hits, until she is gone. */
const destruction = (): Phone => {
  let phone = flight();
  while (!isOver(phone)) {
    phone = shipPhase(phone, (now, ship) => (ship === 'paladin' ? now : fire(now, 1)));
    if (!isOver(phone)) phone = tap(phone, 'Refresh and go on');
  }
  return phone;
};

const gameOf = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/play\/[^/]+$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
};

/** The touches of a model on the screens, and the same game in the end. */
async function follow(page: Page, model: Phone): Promise<void> {
  const game = await gameOf(page);
  const hand = makeHand(page, game);
  for (const touch of trailOf(model)) await hand.follow(touch);
  const { winner } = stateOf(model.battle).outcome ?? {};
  const team = model.battle.setup.teams.find(({ id }) => id === winner);
  await page.getByRole('heading', { level: 1, name: `${team?.name ?? ''} wins` }).waitFor();
  await audit(page);
  const sent = await gameSentFrom(page, app.host().url, game);
  expect(stateAt(sent.steps, sent.cursor)).toEqual(stateOf(model.battle));
}

async function startFlight(): Promise<Page> {
  const page = await app.open();
  await page.getByRole('button', { name: new RegExp(`^${FLIGHT}`) }).click();
  return page;
}

test('Flight of the Paladin: she gets away, and the turn in which she does is the last', async () => {
  const model = escape();
  const state = stateOf(model.battle);
  expect(state).toMatchObject({ round: 2, outcome: { winner: 'blue', by: 'objective-points' } });
  await follow(await startFlight(), model);
});

test('Flight of the Paladin: she is destroyed, and with her the fleet of the Accords', async () => {
  const model = destruction();
  const state = stateOf(model.battle);
  expect(state.scores).toMatchObject([{ team: 'yellow', points: 10 }]);
  expect(state.outcome).toMatchObject({ winner: 'yellow', by: 'eliminated' });
  await follow(await startFlight(), model);
});

test('two training fleets are set up with one tap, and fight until one of them is gone', async () => {
  const { setups } = shows;
  const shelf = { cards: [], fleets: [] };
  const draft = withAnswers(setups?.blank(shelf, {}) ?? {}, { mode: 'constructed' });
  const made = setups?.make(draft, shelf);
  if (!made?.ok) throw new Error('not made');
  const { setup } = made.value;
  const temper = { attacks: 4, moves: 6, fights: 1, orders: 2 };
  const model = playCadetByPages(cadetPhone(startBattle(setup)), seeded(17), temper);
  expect(stateOf(model.battle)).toMatchObject({ round: 2, outcome: { by: 'eliminated' } });

  const page = await app.open('/play/new/admirals-cadet');
  await page.getByRole('radio', { name: /^Two fleets/ }).click();
  await audit(page);
  await page.getByRole('button', { name: en.games.new.start, exact: true }).click();
  await follow(page, model);
});

test('a fleet of any ships is filled and played, and so is one single ship', async () => {
  const page = await app.open('/fleets');
  const press = (name: string | RegExp, role: 'button' | 'radio' = 'button') =>
    page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .last()
      .click();
  await press(en.fleets.list.new);
  await press(/^Admirals: Star Strike, first edition/);
  await press(/^Any ships/, 'radio');
  await press('Add ships');
  for (const ship of ['Zenith Battleship', 'Hammer Cruiser', 'Glimmer Scout'])
    await press(`Add ${ship}`);
  await press('Done');
  await press('Fill the orders');
  await page.getByText('This fleet is legal.').last().waitFor();
  await press('Play this fleet');
  await press('Start');
  await page.getByRole('heading', { level: 1, name: / to place$/ }).waitFor();

  await page.goto('/cards/all');
  await page.getByLabel(en.cards.find.label).last().fill('Zenith');
  await press(/^Zenith Battleship.* FV$/);
  await press('Play this ship');
  await press('Start');
  await page
    .getByRole('heading', { level: 1, name: / to place$/ })
    .last()
    .waitFor();
});
