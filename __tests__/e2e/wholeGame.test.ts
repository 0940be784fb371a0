import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { stateAt } from '../../src/core/game/log';
import { admirals } from '../../src/systems/admirals';
import type { AdmiralsSetup } from '../../src/systems/admirals/play/setup';
import { en } from '../../src/words/en';
import { seeded, stateOf } from '../builders/battle';
import { isLong } from '../builders/figures';
import { playByPages } from '../builders/tablePolicy';
import { startPhone, trailOf, type Phone, type Touch } from '../builders/walk';
import { startHost, type Host } from './harness/build';
import { redo, startQuickGame, undo } from './harness/game';
import { launchKillable, type KillableBrowser } from './harness/killable';
import { addressOf, arrive, makeHand } from './harness/replay';
import { gameSentFrom } from './harness/sentGames';
import { sheetClosed } from './harness/sheetClosed';

/** The game that Play starts with one tap, played by a model of the phone: what the browser has to come to. */
function modelGame(): Phone {
  const [quick] = admirals.words.en.shows.readyGames;
  // A ready game of Admirals has a set-up of Admirals.
  const setup = quick?.setup as AdmiralsSetup;
  return playByPages(startPhone(setup), seeded(26), { strikes: 1, fights: 9 });
}

const isCommand = (touch: Touch): boolean =>
  'tapped' in touch && touch.tapped.command !== undefined;

/** Round and phase in which each touch was made. */
const phasesOf = (model: Phone): readonly string[] => {
  const { steps } = model.battle.played.log;
  let cursor = 1;
  return trailOf(model).map((touch) => {
    const { round, phase } = stateAt(steps, cursor);
    if (isCommand(touch)) cursor += 1;
    return `${round} ${phase ?? ''}`;
  });
};

/** For every phase of every round the touch nearest to its middle after which nothing is left half answered. */
const middlesOf = (model: Phone): readonly number[] => {
  const trail = trailOf(model);
  const phases = phasesOf(model);
  return [...new Set(phases)].flatMap((phase) => {
    const touches = [...trail.keys()].filter((index) => phases[index] === phase);
    const middle = touches[Math.floor((touches.length - 1) / 2)] ?? 0;
    return touches
      .slice(0, -1)
      .filter((index) => {
        const touch = trail[index];
        return touch && 'tapped' in touch && touch.tapped.answers === undefined;
      })
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .slice(0, 1);
  });
};

let host: Host;
let profile: string;
let browser: KillableBrowser;

async function start(path = '/'): Promise<Page> {
  browser = await launchKillable(profile);
  return browser.open(host.url + path);
}

beforeAll(async () => {
  host = await startHost();
  profile = mkdtempSync(join(tmpdir(), 'flagbridge-profile-'));
});

afterAll(async () => {
  await browser.kill();
  await host.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** Scrolls the log, which draws only what is near the eye, down to where the game began. */
async function undoAll(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: en.games.log.step(0, '') });
  await page.getByRole('heading', { name: en.games.log.title, exact: true }).hover();
  while (!(await first.isVisible())) await page.mouse.wheel(0, 2000);
  await first.click();
  await page.getByRole('button', { name: en.games.log.goBack, exact: true }).click();
  await page.getByRole('heading', { name: en.games.log.undone }).waitFor();
  await sheetClosed(page);
}

/** Of 1 + 6 × 3 phases: the long form leaves none of them out. */
const GOES_AWAY_EVERY = isLong ? 1 : 3;

test('six rounds between two training fleets are played through the screens by an app that goes away in the middle of phases: killed and reloaded by turns', async () => {
  const model = modelGame();
  const trail = trailOf(model);
  const middles = middlesOf(model).filter((_, at) => at % GOES_AWAY_EVERY === 0);
  const kills = middles.filter((_, at) => at % 2 === 0);
  expect(stateOf(model.battle)).toMatchObject({ round: 6, outcome: expect.anything() });
  expect(middles).toHaveLength(1 + (6 * 3) / GOES_AWAY_EVERY);

  let page = await start();
  await startQuickGame(page);
  const game = new URL(page.url()).pathname.split('/')[2] ?? '';
  let hand = makeHand(page, game);
  for (const [index, touch] of trail.entries()) {
    await hand.follow(touch);
    if (!middles.includes(index)) continue;
    await arrive(page, addressOf(game, trail[index + 1]?.at ?? null));
    if (kills.includes(index)) {
      const { pathname, search } = new URL(page.url());
      await browser.kill();
      page = await start(pathname + search);
    } else await page.reload();
    hand = makeHand(page, game);
  }

  const played = model.battle.played.log.steps;
  const ended = await gameSentFrom(page, host.url, game);
  expect(ended.steps.map(({ command }) => command)).toEqual(
    played.map(({ command }) => JSON.parse(JSON.stringify(command))),
  );
  expect(stateAt(ended.steps, ended.cursor)).toEqual(stateOf(model.battle));

  const told = trail.flatMap((touch) => ('told' in touch ? (touch.told ?? []) : []));
  const canRedo = (step = '') =>
    page.getByRole('button', { name: en.undo.redoOf(step), exact: true }).waitFor();
  await page.goto(`${host.url}/play/${game}`);
  await undo(page);
  await undo(page);
  await canRedo(told.at(-2));
  await redo(page);
  await canRedo(told.at(-1));
  const earlier = await gameSentFrom(page, host.url, game);
  expect(earlier.cursor).toBe(played.length - 1);
  expect(stateAt(earlier.steps, earlier.cursor)).toEqual(stateAt(played, played.length - 1));

  await page.goto(`${host.url}/play/${game}/log`);
  await undoAll(page);
  const undone = await gameSentFrom(page, host.url, game);
  expect(undone.cursor).toBe(1);
  expect(stateAt(undone.steps, undone.cursor)).toEqual(stateAt(played, 1));
}, 600_000);
