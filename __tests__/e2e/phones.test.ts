import type { BrowserContext, Page } from 'playwright-core';

import { setRelay } from '../../scripts/web/finishExport.mjs';
import { stateAt } from '../../src/core/game/log';
import { makeRelayLink, parseRelayLink } from '../../src/core/phones/relayLink';
import { admirals } from '../../src/systems/admirals';
import type { AdmiralsSetup } from '../../src/systems/admirals/play/setup';
import { en } from '../../src/words/en';
import { phones as say } from '../../src/words/en/phones';
import { seeded, stateOf } from '../builders/battle';
import { isLong, tellFigure } from '../builders/figures';
import { startRelay } from '../builders/relay';
import { playBriefly, playByPages } from '../builders/tablePolicy';
import { startPhone, trailOf, type Phone, type Touch } from '../builders/walk';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { hull, startQuickGame, undo } from './harness/game';
import { makeBuild } from './harness/build';
import {
  back,
  bar,
  camerasOn,
  codeOn,
  gameOf,
  giveCamera,
  join,
  joinByLooks,
  shareGame,
  sitDown,
  useCode,
} from './harness/phones';
import { arrive, makeHand } from './harness/replay';
import { restingBox } from './harness/restingBox';
import { gameSentFrom } from './harness/sentGames';

/** One game of Admirals 2.0 on several pages, each with a database of its own, linked by real WebRTC. */

const app = appUnderTest();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

interface Seat {
  page: Page;
  game: string;
  readonly device: BrowserContext;
}

const sit = async (): Promise<Seat> => {
  const device = await app.newDevice();
  await giveCamera(device);
  return { device, page: await app.open('/', device), game: '' };
};

/** The game that Play starts with one tap, played to its end by a model of the phone, in few taps or in many. */
function modelGame(): Phone {
  const [quick] = admirals.words.en.shows.readyGames;
  // A ready game of Admirals has a set-up of Admirals.
  const begun = startPhone(quick?.setup as AdmiralsSetup);
  return isLong
    ? playByPages(begun, seeded(26), { strikes: 1, fights: 9 })
    : playBriefly(begun, seeded(26), { strikes: 2, fights: 9 });
}

/** Touches from one look at the bridge to the next: one player's doing, on one phone. */
const visitsOf = (trail: readonly Touch[]): readonly (readonly Touch[])[] => {
  const visits: Touch[][] = [];
  for (const touch of trail) {
    if (touch.at === null || visits.length === 0) visits.push([]);
    visits.at(-1)?.push(touch);
  }
  return visits;
};

type Side = 'pA' | 'pB';

/** Whose ship a visit is about; reveals and ends of rounds are anybody's. */
const playerOf = (visit: readonly Touch[]): Side | null => {
  for (const touch of visit) {
    const command = 'tapped' in touch ? touch.tapped.command : undefined;
    const about = /p[AB]/.exec(JSON.stringify([touch.at?.about, command]))?.[0];
    if (about === 'pA' || about === 'pB') return about;
  }
  return null;
};

const isReveal = (visit: readonly Touch[]): boolean =>
  visit.some((touch) => 'tapped' in touch && touch.tapped.command?.type === 'reveal');

const SECRET = ['assign-order', 'unassign-order', 'set-omega', 'repeat-orders', 'fill-orders'];

/** On a phone of one's own nothing is covered, and what comes first on one phone may be among the rest on another. */
const asSeen = (touch: Touch): Touch => {
  const { page } = touch;
  if ('blocks' in page) {
    const { cover: _cover, ...bare } = page;
    return { ...touch, page: bare };
  }
  if (!('tapped' in touch)) return touch;
  return { ...touch, page: { ...page, secondary: [...(page.secondary ?? []), touch.tapped] } };
};

/** Two hands at one game. What lies face down is seen by its own phone alone, and named by undo there alone. */
function makeHands(seats: Readonly<Record<Side, Seat>>, begunWith: string | null) {
  const hidden: Record<Side, string | null> = { pA: null, pB: null };
  let last = begunWith;
  let next: Side = 'pA';
  return async (visit: readonly Touch[], only?: Side): Promise<void> => {
    const player: Side = only ?? playerOf(visit) ?? next;
    next = player === 'pA' ? 'pB' : 'pA';
    const { page, game } = seats[player];
    const hand = makeHand(page, game);
    for (const touch of visit) {
      // A page of orders takes back orders alone.
      const shared = 'blocks' in touch.page && touch.page.undoes !== undefined ? null : last;
      await hand.follow({ ...asSeen(touch), last: hidden[player] ?? shared });
      if (!('tapped' in touch) || touch.told === null) continue;
      if (SECRET.includes(touch.tapped.command?.type ?? '')) hidden[player] = touch.told;
      else {
        last = touch.told;
        hidden.pA = hidden.pB = null;
      }
    }
    await arrive(page, `/play/${game}`);
  };
}

const ship = /^Meridian Cruiser.*hull \d+ of \d+/;

const openShip = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: ship }).first().click();
  await hull(page).waitFor();
};

/** Taps one box of the open ship's hull off and on again, so many times; gives when each tap was made. */
const tapHull = (page: Page, taps: number): Promise<readonly number[]> =>
  page.evaluate(async (count) => {
    const group = () => document.querySelector('[role="group"][aria-label^="Hull, "]');
    const left = () => Number(/^Hull, (\d+)/.exec(group()?.getAttribute('aria-label') ?? '')?.[1]);
    const full = left();
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const to = left() === full ? full - 1 : full;
      times.push(performance.timeOrigin + performance.now());
      document.querySelector<HTMLElement>(`[aria-label="Set Hull to ${to}"]`)?.click();
      while (left() !== to) await new Promise((done) => setTimeout(done, 1));
    }
    return times;
  }, taps);

/** Notes when the hull of the open ship changes. */
const watchHull = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const group = () =>
      document.querySelector('[role="group"][aria-label^="Hull, "]')?.getAttribute('aria-label');
    let before = group();
    new MutationObserver(() => {
      const now = group();
      if (now === before) return;
      before = now;
      seen.push(performance.timeOrigin + performance.now());
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const seenTimes = (page: Page, count: number): Promise<readonly number[]> =>
  page
    .waitForFunction((many) => {
      const seen: unknown = Reflect.get(window, 'seen');
      return Array.isArray(seen) && seen.length >= many ? seen : null;
    }, count)
    // It is the list that was put there above.
    .then((handle) => handle.jsonValue() as Promise<number[]>);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Odd, so that the hull is whole again once the last tap is taken back. */
const SEEN_TAPS = isLong ? 101 : 13;

/** Every tap on one page is seen on the other; how soon is told, and held by the benchmark. */
async function tapAndSee(from: Seat, to: Seat, way: string): Promise<void> {
  await watchHull(to.page);
  const tapped = await tapHull(from.page, SEEN_TAPS);
  const seen = await seenTimes(to.page, SEEN_TAPS);
  expect(seen).toHaveLength(SEEN_TAPS);
  const delay = median(tapped.map((time, n) => (seen[n] ?? 0) - time));
  tellFigure('phones', `a tap is seen ${way} after, median ms`, Math.round(delay));
}

/** Taps of either phone are seen on the other, and each is told whose undo took the last one back. */
async function tapAndUndo(ann: Seat, bob: Seat): Promise<void> {
  await Promise.all([openShip(ann.page), openShip(bob.page)]);
  const whole = (await hull(ann.page).getAttribute('aria-label')) ?? '';
  const undoneBy = async (who: Seat, name: string, other: Seat): Promise<void> => {
    await undo(who.page);
    await other.page.getByText(say.news.undo(name, ''), { exact: false }).waitFor();
    await who.page.getByRole('group', { name: whole, exact: true }).waitFor();
  };
  await tapAndSee(ann, bob, 'by the guest');
  await undoneBy(bob, 'Bob', ann);
  await tapAndSee(bob, ann, 'by the host');
  await undoneBy(ann, 'Ann', bob);
  await Promise.all([back(ann.page), back(bob.page)]);
}

type Meanwhile = () => Promise<void>;

/** The page of a phone is gone and comes again: it shows one code, another phone scans it, and it is back. */
async function reloadAndReturn(
  gone: Seat,
  name: string,
  here: Seat,
  meanwhile: Meanwhile = async () => undefined,
): Promise<void> {
  await gone.page.goto(`/play/${gone.game}/phones`);
  await bar(here.page, new RegExp(`${name} away`)).waitFor();
  await meanwhile();
  await button(gone.page, say.link.show).click();
  await gone.page.getByText(say.link.backText).waitFor();
  await bar(here.page, new RegExp(`${name} away`)).click();
  await useCode(here.page, await codeOn(gone.page));
  await gone.page.getByText(/here · host/).waitFor();
  await Promise.all([back(gone.page), back(here.page)]);
}

/** The host dies; another goes on, and the dead one comes back to what was done meanwhile. */
async function killLead(ann: Seat, bob: Seat, meanwhile: Meanwhile): Promise<void> {
  await ann.page.close();
  await bar(bob.page, /Ann away/).click();
  await button(bob.page, say.waiting.takeOver).click();
  await bob.page.getByText(/this phone · host/).waitFor();
  await back(bob.page);
  await meanwhile();
  ann.page = await app.open(`/play/${ann.game}`, ann.device);
  await bar(ann.page, /Bob.* away/).waitFor();
  await reloadAndReturn(ann, 'Ann', bob);
  await bar(ann.page, /With Bob/).waitFor();
}

type Visits = readonly (readonly Touch[])[];

/** The first visit from a place on that is not this player's alone. */
const notOf = (visits: Visits, player: Side, from: number): number =>
  from + visits.slice(from).findIndex((visit) => playerOf(visit) !== player);

/**
 * Plays on to the end: Bob's phone is cut off and reloaded while Ann goes on, and Ann's, which leads, is killed while Bob
 * does.
 */
async function playToTheEnd(ann: Seat, bob: Seat, visits: Visits, last: string | null) {
  const follow = makeHands({ pA: ann, pB: bob }, last);
  const cut = notOf(visits, 'pB', Math.floor(visits.length / 3));
  const killed = notOf(visits, 'pA', Math.floor((2 * visits.length) / 3));
  for (const [at, visit] of visits.entries()) {
    if (at === cut) await reloadAndReturn(bob, 'Bob', ann, () => follow(visit, 'pA'));
    else if (at === killed) await killLead(ann, bob, () => follow(visit, 'pB'));
    else await follow(visit);
  }
}

/** Code and button above the tabs of the smallest phone, without a scroll. */
async function expectScanInSight(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  const [code, scan, tabs] = await Promise.all([
    restingBox(page.getByRole('img', { name: say.link.code })),
    restingBox(button(page, say.link.camera)),
    restingBox(page.getByRole('tablist')),
  ]);
  expect(code.y).toBeGreaterThan(0);
  expect(scan.y + scan.height).toBeLessThanOrEqual(tabs.y);
  if (size) await page.setViewportSize(size);
}

const sentBy = async ({ page, game }: Seat) => gameSentFrom(page, app.host().url, game);

/** Every phone has the same steps, and they end as the model's game does. */
async function expectSameEnd(seats: readonly Seat[], model: Phone): Promise<readonly unknown[]> {
  const told = trailOf(model).flatMap((touch) => ('tapped' in touch && touch.told) || []);
  // Looking into a game leaves its page, and cuts its lines: the last step has to be there by then.
  for (const { page } of seats) await button(page, en.undo.of(told.at(-1) ?? '')).waitFor();
  const games = [];
  for (const seat of seats) games.push(await sentBy(seat));
  const [one, ...others] = games;
  for (const other of others)
    expect(other).toMatchObject({ steps: one?.steps, cursor: one?.cursor });
  const { outcome } = stateOf(model.battle);
  expect(outcome).not.toBeNull();
  expect(stateAt(one?.steps ?? [], one?.cursor ?? 0).outcome).toEqual(outcome);
  return one?.steps ?? [];
}

test('four phones play a whole game: joined by one look each way, orders face down, reloaded, and led on when the lead is killed', async () => {
  const [ann, bob, cid, dot] = await Promise.all([sit(), sit(), sit(), sit()]);
  await startQuickGame(ann.page);
  ann.game = await shareGame(ann.page, 'Ann');
  await audit(ann.page);
  await expectScanInSight(ann.page);
  await joinByLooks(ann.page, bob.page);
  expect([await camerasOn(ann.page), await camerasOn(bob.page)]).toEqual([0, 0]);
  bob.game = await sitDown(bob.page, 'Bob');
  await bar(bob.page, /With Ann/).waitFor();
  await audit(bob.page);
  cid.game = await join(ann.page, cid.page, 'Cid');
  dot.game = await join(ann.page, dot.page, 'Dot');
  await bar(dot.page, /With (?=.*Ann)(?=.*Bob)(?=.*Cid)/).waitFor();
  await back(ann.page);
  const model = modelGame();
  await playToTheEnd(ann, bob, visitsOf(trailOf(model)), null);
  await expectSameEnd([ann, bob, cid, dot], model);
}, 900_000);

test('two phones tap at once, where none is lost and none counts twice, and play the game to its end', async () => {
  const [ann, bob] = await Promise.all([sit(), sit()]);
  await startQuickGame(ann.page);
  ann.game = await shareGame(ann.page, 'Ann');
  bob.game = await join(ann.page, bob.page, 'Bob');
  await back(ann.page);
  const model = modelGame();
  const visits = visitsOf(trailOf(model));
  const begun = 1 + visits.findIndex(isReveal);
  const follow = makeHands({ pA: ann, pB: bob }, null);
  for (const visit of visits.slice(0, begun)) await follow(visit);
  await tapAndUndo(ann, bob);
  const other = /^Hammer Cruiser.*hull \d+ of \d+/;
  await openShip(ann.page);
  await bob.page.getByRole('button', { name: other }).first().click();
  await hull(bob.page).waitFor();
  // Even, so that both hulls are whole again.
  const each = isLong ? 500 : 16;
  await Promise.all([tapHull(ann.page, each), tapHull(bob.page, each)]);
  await Promise.all([back(ann.page), back(bob.page)]);
  tellFigure('phones', 'taps from both sides, all taken once', 2 * each);

  const undoes = await button(ann.page, /^Undo: /).getAttribute('aria-label');
  await button(bob.page, undoes ?? '').waitFor();
  const last = undoes?.replace(en.undo.of(''), '') ?? null;
  await playToTheEnd(ann, bob, visits.slice(begun), last);
  const steps = await expectSameEnd([ann, bob], model);
  expect(steps).toHaveLength(model.battle.played.log.steps.length + 2 * (SEEN_TAPS - 1) + 2 * each);
}, 900_000);

test('two cities: a game over a relay by its secret link, with a policy that lets the page reach it alone', async () => {
  const relay = await startRelay();
  const { folder } = makeBuild();
  setRelay(folder, relay.address);
  await app.host().serve(folder);
  // The browser itself says that a relay is away.
  app.forgive(/WebSocket connection to/);
  try {
    const [ann, bob] = await Promise.all([sit(), sit()]);
    await startQuickGame(ann.page);
    ann.game = await shareGame(ann.page, 'Ann');
    await button(ann.page, say.online.start).click();
    await ann.page.getByText(say.online.here).waitFor();
    const link = await ann.page
      .getByText(/^flagbridge:\/\/join\//)
      .last()
      .innerText();
    await bob.page.goto('/join');
    const { address, name } = parseRelayLink(link) ?? { address: '', name: new Uint8Array() };
    const wrong = makeRelayLink({ address, name, secret: new Uint8Array(16) });
    await useCode(bob.page, wrong);
    await bob.page.getByText(say.problem.wrongSecret).waitFor();
    await useCode(bob.page, link);
    await sitDown(bob.page, 'Bob');
    await bar(bob.page, /With Ann/).waitFor();
    await button(bob.page, 'Start the battle').click();
    await back(ann.page);
    await button(ann.page, /^Undo: /).waitFor();
    await relay.stop();
    await bob.page.goto(`/play/${gameOf(bob.page)}/phones`);
    await bob.page.getByText(say.online.away).waitFor();
  } finally {
    await relay.stop();
    await app.host().serve('dist');
  }
}, 300_000);
