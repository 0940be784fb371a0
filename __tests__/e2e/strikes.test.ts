import type { Page } from 'playwright-core';

import { stateAt } from '../../src/core/game/log';
import { trackOf } from '../../src/core/game/state';
import type { Answer } from '../../src/core/pages/answers';
import { en } from '../../src/words/en';
import { order, weapon } from '../builders/admirals';
import { duel, play, startBattle, stateOf, withActive, type Battle } from '../builders/battle';
import {
  answer,
  blockOf,
  blocksOf,
  onBridge,
  pageOf,
  tap,
  tapAct,
  trailOf,
  type Phone,
} from '../builders/walk';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { undo } from './harness/game';
import { gameSentFrom, takeGame } from './harness/sentGames';
import { makeHand } from './harness/replay';

const app = appUnderTest();

/** 1 hits, 2 is critical, 3 is direct, 4 locks: every die can be read off. */
const CHART = { 1: ['hit'], 2: ['critical'], 3: ['direct'], 4: ['lock'] } as const;
const plain = weapon({ chart: CHART });

const table = (target: object = {}, more: object = {}): Battle =>
  withActive('a1', {
    b: [{ id: 'b1', armor: 0, hull: 4, ...target }, { id: 'b2' }],
    cards: [plain],
    ...more,
  });

const roll = (phone: Phone, ...dice: readonly number[]): Phone => {
  const open = blocksOf(pageOf(phone)).find(
    (block) => block.block === 'dice' && block.dice.length < block.count,
  );
  if (open?.block !== 'dice') throw new Error('no dice are asked for');
  return answer(phone, open.id, dice);
};

const apply = (phone: Phone): Phone => {
  const { primary } = pageOf(phone);
  if (!primary?.command) throw new Error(`nothing to play: ${primary?.why ?? ''}`);
  return tapAct(phone, primary);
};

const choose = (phone: Phone, id: string, value: Answer): Phone => answer(phone, id, value);

/** From the bridge to the strike page of the active ship's first armament, at b1. */
const aim = (battle: Battle): Phone =>
  tap(tap(tap(onBridge(battle), /^Continue: /), /^Strike with /), /^b1/);

const fights: Readonly<Record<string, () => { before: Battle; after: Phone }>> = {
  'Target Locks, and a Lock On for each': () => {
    const before = table();
    return { before, after: apply(roll(roll(aim(before), 4, 4, 1), 1, 3)) };
  },
  'shields of two facings on a shared ray': () => {
    const before = table({ shields: [1, 1, 1, 1, 1, 1] });
    const placed = choose(aim(before), blockOf(aim(before), 'radar').id, {
      q: 1,
      r: -2,
      facing: 3,
    });
    const after = apply(roll(placed, 1, 1, 1));
    const spent = ['Direct Fore', 'Right Fore', 'Left Fore'].filter(
      (facing) => trackOf(stateOf(after.battle), 'b1', `shield:${facing}`)?.now === 0,
    );
    expect(spent).toHaveLength(2);
    return { before, after };
  },
  'armour, then flak': () => {
    const gun = weapon({ chart: CHART, types: ['Ordnance'] });
    const before = table({ armor: 2, flak: 1 }, { cards: [gun] });
    return { before, after: apply(roll(roll(roll(aim(before), 1, 1, 1), 2, 5, 5), 1, 6)) };
  },
  'a critical that returns an order': () => {
    const begun = play(
      startBattle(
        duel({
          b: [{ id: 'b1', armor: 0, type: 'Refit' }, { id: 'b2' }],
          cards: [plain, order(), order({ code: 'B-002', name: 'Full Ahead' })],
          libraries: { 'p-b': ['B-001', 'B-002'] },
        }),
      ),
      { type: 'start-battle' },
    );
    const cards = Object.values(stateOf(begun).cards).map(({ id }) => id);
    const before = play(
      begun,
      ...cards.map((card) => ({ type: 'assign-order', ship: 'b1', card }) as const),
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const rolled = roll(aim(before), 2, 6, 6);
    const lost = blocksOf(pageOf(rolled)).find(
      (block) => block.block === 'choice' && block.options.length === cards.length,
    );
    if (lost?.block !== 'choice') throw new Error('nobody asks which order goes back');
    return { before, after: apply(choose(rolled, lost.id, lost.options[1]?.value ?? null)) };
  },
  'a Heavy weapon, and its reload': () => {
    const gun = weapon({ chart: CHART, types: ['Heavy'] });
    const before = table({ armor: 3 }, { cards: [gun] });
    return { before, after: apply(roll(aim(before), 1, 6, 6)) };
  },
  'a skirmish with Lethal': () => {
    const before = withActive('a1', {
      a: [{ id: 'a1' }, { id: 'a2' }],
      b: [{ id: 'b1', hull: 1, keywords: ['Lethal [2]'] }, { id: 'b2' }],
    });
    const assault = tap(tap(onBridge(before), /^Continue: /), 'Assault');
    const aimed = choose(assault, 'opposing', 'b1');
    return { before, after: apply(roll(roll(aimed, 1, 6, 6), 6, 6, 6)) };
  },
};

/** The bridge of a game that was prepared, as another phone would hand it over. */
async function sitDown(page: Page, battle: Battle): Promise<string> {
  await takeGame(page, battle);
  await page.waitForURL(/\/play\/[^/]+$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Runs in the page: what each frame shows from a tap on, until the switch is seen to have turned. */
function framesOf(question: string): Promise<readonly Readonly<{ isOn: boolean; odds: string }>[]> {
  const last = (name: string) => [...document.querySelectorAll(`[aria-label^="${name}"]`)].at(-1);
  const seen: { isOn: boolean; odds: string }[] = [];
  return new Promise((done) => {
    const look = () => {
      const isOn = last(question)?.getAttribute('aria-checked') === 'true';
      seen.push({ isOn, odds: last('Odds:')?.getAttribute('aria-label') ?? '' });
      if (isOn) done(seen);
      else requestAnimationFrame(look);
    };
    look();
    (last(question) as HTMLElement).click(); // A switch is one.
  });
}

/** A tap each: to the activation, to the strike, at the target; then dice, choices, and done. */
const tapsIn = (phone: Phone): number =>
  trailOf(phone).reduce(
    (sum, touch) => sum + ('set' in touch && Array.isArray(touch.value) ? touch.value.length : 1),
    0,
  );

test('no fight takes more taps than three to get there, one for each die and choice, and one to end it', () => {
  const taps = Object.values(fights).map((fight) => tapsIn(fight().after));
  expect(taps).toEqual([9, 8, 12, 8, 7, 10]);
});

test.each(Object.entries(fights))(
  '%s: resolved from the bridge, and one undo takes it back whole',
  async (_, fight) => {
    const { before, after } = fight();
    const page = await app.open('/take');
    const game = await sitDown(page, before);
    const hand = makeHand(page, game);
    const trail = trailOf(after);
    for (const touch of trail) await hand.follow(touch);
    await audit(page);
    const done = await gameSentFrom(page, app.host().url, game);
    expect(stateAt(done.steps, done.cursor)).toEqual(stateOf(after.battle));
    expect(done.cursor).toBe(before.played.log.cursor + 1);

    await page.goto(`/play/${game}`);
    await undo(page);
    await page.getByRole('button', { name: new RegExp(`^${en.undo.redoOf('')}`) }).waitFor();
    const undone = await gameSentFrom(page, app.host().url, game);
    expect(stateAt(undone.steps, undone.cursor)).toEqual(stateOf(before));
  },
);

test('the phone is handed to the defender at their saves, from the tap that asks for it on', async () => {
  const before = table({ armor: 2 });
  const page = await app.open('/take');
  const game = await sitDown(page, before);
  const hand = makeHand(page, game);
  for (const touch of trailOf(roll(aim(before), 1, 1, 6))) await hand.follow(touch);
  const save = page.getByRole('button', { name: en.blocks.dice.face(1, 'saved'), exact: true });
  await save.waitFor();
  await page.getByRole('button', { name: new RegExp(`^${en.blocks.handing.act}`) }).click();
  await save.waitFor({ state: 'detached' });
  await audit(page);
  await page.getByRole('button', { name: 'I am Player p-b', exact: true }).click();
  await save.waitFor();

  await page.reload();
  await page.getByRole('button', { name: en.acts.back, exact: true }).click();
  await page.getByRole('button', { name: 'End activation', exact: true }).waitFor();

  await page.goto('/more');
  const remembered = page.getByRole('switch', { name: en.more.handOver, checked: true });
  await remembered.click();
  await page.getByRole('switch', { name: en.more.handOver, checked: false }).waitFor();
});

test('the first frame of a turned switch has its odds, for ten dice and on a slow phone', async () => {
  const question = 'The target has been waiting for this.';
  const asks = { value: 1, when: [{ on: 'asked', text: question }] } as const;
  const before = table(
    { hull: 6, shields: 4, armor: 2 },
    {
      a: [{ id: 'a1', armamentDice: [10] }],
      cards: [weapon({ chart: CHART, modifiers: [asks] })],
    },
  );
  const page = await app.open('/take');
  const hand = makeHand(page, await sitDown(page, before));
  for (const touch of trailOf(aim(before))) await hand.follow(touch);
  await page.getByRole('switch', { name: question }).waitFor();
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await page.evaluate(framesOf, question);
  expect(frames).toHaveLength(2);
  expect(frames.map(({ isOn }) => isOn)).toEqual([false, true]);
  expect(frames[1]?.odds).not.toBe(frames[0]?.odds);
});
