import type { Locator, Page } from 'playwright-core';

import { extentOf, ringsOf } from '../../../src/components/art/radarHexes';
import { centreOf } from '../../../src/core/hex/layout';
import type { Act, Block, BlockOf } from '../../../src/core/pages/page';
import { en } from '../../../src/words/en';
import type { Touch } from '../../builders/walk';
import { restingBox } from './restingBox';
import { sheetClosed } from './sheetClosed';

/** Does with a browser what was done with a model of the phone: the same taps, found by role and name. */

const TAPPED = ['button', 'switch', 'link', 'radio', 'checkbox'] as const;
type Role = (typeof TAPPED)[number] | 'group' | 'radiogroup' | 'img';

const seen = (within: Page | Locator, selector: string): Locator =>
  within.locator(selector).filter({ visible: true }).first();

const withRole = (roles: readonly Role[]): string =>
  `:is(${roles.map((role) => `[role="${role}"]`).join(', ')})`;

/** By the name that everything to be tapped carries: a hundred times sooner than working out names by the book. */
const called = (within: Page | Locator, name: string, roles: readonly Role[]): Locator =>
  seen(within, `${withRole(roles)}[aria-label=${JSON.stringify(name)}]`);

/** A name, or a name with details after it. */
const byName = (within: Page | Locator, name: string, roles: readonly Role[] = TAPPED): Locator => {
  const [alone, followed] = [name, `${name}, `].map((text) => JSON.stringify(text));
  return seen(within, `${withRole(roles)}:is([aria-label=${alone}], [aria-label^=${followed}])`);
};

/** What the line of an item or an armament adds to the name of an act. */
const nameIn = (block: Block, act: Act): string | null => {
  if (block.block === 'items')
    for (const { act: main, acts = [], title, count } of block.items) {
      if (main === act) return act.spoken ?? title;
      if ([...acts, count?.less, count?.more].includes(act))
        return act.spoken ?? `${act.label}: ${title}`;
    }
  if (block.block === 'armaments')
    for (const row of block.rows)
      if (row.act === act) return act.spoken ?? en.armament.act(act.label, row.name);
  return null;
};

const nameOf = (page: Touch['page'], act: Act): string => {
  const blocks = 'blocks' in page ? [...page.blocks, ...(page.aside ?? [])] : [];
  const found = blocks.map((block) => nameIn(block, act)).find((name) => name !== null);
  return found ?? act.spoken ?? act.label;
};

/** The pages of a game by their addresses. */
export const addressOf = (game: string, at: Touch['at']): string =>
  [`/play/${game}`, ...(at ? [at.page, ...(at.about === undefined ? [] : [at.about])] : [])].join(
    '/',
  );

/** Taps lead from page to page by themselves. */
export const arrive = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => decodeURIComponent(url.pathname) === path, { waitUntil: 'commit' });

/** Once undo names a step, it is stored, and the screen shows what it came to. */
const shows = (page: Page, step: string | null): Promise<void> =>
  called(page, step === null ? en.undo.nothing : en.undo.of(step), ['button']).waitFor();

/** A face can be tapped only while so many dice lie there as should. */
async function enterDice(page: Page, block: BlockOf<'dice'>, dice: readonly number[]) {
  for (const [at, face] of dice.entries()) {
    const entered = en.blocks.dice.entered(block.label, at, block.count);
    const panel = called(page, entered, ['group']).locator('xpath=..');
    const gives = block.faces.find(({ value }) => value === face)?.gives ?? '';
    await byName(panel, en.blocks.dice.face(face, gives)).click();
  }
}

async function choose(page: Page, block: BlockOf<'choice'>, value: unknown): Promise<void> {
  const option = block.options.find((one) => JSON.stringify(one.value) === JSON.stringify(value));
  if (!option) throw new Error(`no option ${JSON.stringify(value)} of ${block.label}`);
  const isMenu = block.style === 'menu';
  if (isMenu) await byName(page, block.label, ['button']).click();
  const within = isMenu ? page.getByRole('dialog') : page;
  const group = called(within, block.label, ['radiogroup']);
  await byName(group, option.label, ['radio']).click();
  if (isMenu) await sheetClosed(page);
}

type Place = Readonly<{ q: number; r: number; facing: number }>;

/** A finger on the hex, then turns until the target looks as it should. */
async function aim(page: Page, block: BlockOf<'radar'>, { q, r, facing }: Place): Promise<void> {
  const picture = called(page, block.spoken, ['img']);
  const box = await restingBox(picture);
  const { x, y } = centreOf({ q, r }, box.width / extentOf(ringsOf(block.hexes)).width);
  await picture.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
  const turns = (facing - 3 + 6) % 6;
  const turn = called(page, en.blocks.radar.turnRight, ['button']);
  for (let done = 0; done < turns; done += 1) await turn.click();
}

async function pick(page: Page, block: BlockOf<'picks'>, values: readonly unknown[]) {
  const group = called(page, block.label, ['group']);
  for (const option of block.options) {
    if (!values.includes(option.value) || block.values.includes(option.value)) continue;
    await byName(group, option.label, ['switch']).click();
  }
}

async function set(page: Page, block: Block, value: unknown): Promise<void> {
  // What stands at the path of a block is what the model put there: faces, an option, a hex, a list.
  if (block.block === 'dice') return enterDice(page, block, value as readonly number[]);
  if (block.block === 'choice') return choose(page, block, value);
  if (block.block === 'radar') return aim(page, block, value as Place);
  if (block.block === 'picks') return pick(page, block, value as readonly unknown[]);
  throw new Error(`nobody knows how to set ${block.block}`);
}

type Tapped = Extract<Touch, { tapped: Act }>;

async function tap(page: Page, { page: shown, tapped }: Tapped): Promise<void> {
  const found = byName(page, nameOf(shown, tapped));
  // Where there are many of them, all but the first are behind one button.
  const isBeside = shown.secondary?.some(({ label }) => label === tapped.label) === true;
  if (!isBeside) return found.click();
  const more = called(page, en.blocks.more, ['button']);
  await found.or(more).first().waitFor();
  if (await found.isVisible()) return found.click();
  await more.click();
  await found.click();
  await sheetClosed(page);
}

/** What is written on the screen that is in view. */
const written = (page: Page): Promise<string> => seen(page, '[role="main"]').innerText();

/** Acts, and waits until the step that it takes is stored and shown. */
async function play(page: Page, touch: Tapped, told: string): Promise<void> {
  // Two steps may have one name: what else the second one changed tells them apart.
  const before = told === touch.last ? await written(page) : null;
  await tap(page, touch);
  await shows(page, told);
  while (before !== null && (await written(page)) === before) await page.waitForTimeout(20);
}

async function goBack(page: Page, pages: number): Promise<void> {
  for (let left = pages; left > 0; left -= 1) await called(page, en.acts.back, ['button']).click();
}

/** A hand that follows a trail, touch by touch. */
export function makeHand(page: Page, game: string) {
  let uncovered: string | null = null;
  return {
    async follow(touch: Touch): Promise<void> {
      const path = addressOf(game, touch.at);
      await arrive(page, path);
      const cover = 'blocks' in touch.page ? touch.page.cover : undefined;
      // Not for every eye: whoever it is for takes the phone.
      const covered = cover === undefined ? null : JSON.stringify([path, cover]);
      if (cover !== undefined && uncovered !== covered)
        await called(page, cover.open, ['button']).click();
      uncovered = covered;
      await shows(page, touch.last);
      if ('left' in touch) await goBack(page, touch.left);
      else if ('set' in touch) await set(page, touch.set, touch.value);
      else if (touch.told !== null) await play(page, touch, touch.told);
      else await tap(page, touch);
    },
  };
}
