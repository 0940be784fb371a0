import type { Locator, Page } from 'playwright-core';

import { extentOf, ringsOf } from '../../../src/components/art/radarHexes';
import { centreOf } from '../../../src/core/hex/layout';
import type { Act, Block, BlockOf } from '../../../src/core/pages/page';
import { en } from '../../../src/words/en';
import type { Touch } from '../../builders/walk';

/** Does with a browser what was done with a model of the phone: the same taps, found by role and name. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name, or a name with details after it. */
const named = (name: string): RegExp => new RegExp(`^${escaped(name)}(, .*)?$`, 's');

const TAPPED = ['button', 'switch', 'link', 'radio', 'checkbox'] as const;

const byName = (within: Page | Locator, name: string): Locator =>
  TAPPED.map((role) => within.getByRole(role, { name: named(name) })).reduce((all, one) =>
    all.or(one),
  );

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

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

async function arrives(page: Page, path: string): Promise<boolean> {
  const late = Date.now() + 4000;
  while (pathOf(page) !== path && Date.now() < late) await page.waitForTimeout(20);
  return pathOf(page) === path;
}

/** Taps lead from page to page by themselves; the bridge is below all of them. */
async function goTo(page: Page, path: string, touch: Touch): Promise<void> {
  if (await arrives(page, path)) return;
  if (touch.at !== null) throw new Error(`on ${page.url()}, wanted ${path}`);
  const back = page.getByRole('button', { name: en.acts.back, exact: true });
  for (let pages = 0; pages < 3; pages += 1) {
    await back.click();
    if (await arrives(page, path)) return;
  }
}

async function enterDice(page: Page, block: BlockOf<'dice'>, dice: readonly number[]) {
  for (const [at, face] of dice.entries()) {
    await byName(page, en.blocks.dice.face(face, block.faces?.[face - 1] ?? '')).click();
    // With the last one the page may go on to what follows.
    if (at + 1 === block.count) return;
    const entered = en.blocks.dice.entered(block.label, at + 1, block.count);
    await page.getByRole('group', { name: entered, exact: true }).waitFor();
  }
}

async function choose(page: Page, block: BlockOf<'choice'>, value: unknown): Promise<void> {
  const option = block.options.find((one) => JSON.stringify(one.value) === JSON.stringify(value));
  if (!option) throw new Error(`no option ${JSON.stringify(value)} of ${block.label}`);
  if (block.style === 'menu')
    await page.getByRole('button', { name: new RegExp(`^${escaped(block.label)}, `) }).click();
  const group = page.getByRole('radiogroup', { name: block.label, exact: true }).last();
  await group
    .getByRole('radio', { name: named(option.label) })
    .first()
    .click();
}

type Place = Readonly<{ q: number; r: number; facing: number }>;

/** A finger on the hex, then turns until the target looks as it should. */
async function aim(page: Page, block: BlockOf<'radar'>, { q, r, facing }: Place): Promise<void> {
  const picture = page.getByRole('img', { name: block.spoken });
  const box = await picture.boundingBox();
  if (!box) throw new Error('the radar is not in sight');
  const { x, y } = centreOf({ q, r }, box.width / extentOf(ringsOf(block.hexes)).width);
  await picture.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
  const turns = (facing - 3 + 6) % 6;
  const turn = page.getByRole('button', { name: en.blocks.radar.turnRight, exact: true });
  for (let done = 0; done < turns; done += 1) await turn.click();
}

async function pick(page: Page, block: BlockOf<'picks'>, values: readonly unknown[]) {
  const group = page.getByRole('group', { name: block.label, exact: true });
  for (const option of block.options) {
    if (!values.includes(option.value) || block.values.includes(option.value)) continue;
    await group.getByRole('switch', { name: named(option.label) }).click();
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

const lastStep = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${en.undo.of('')}|${en.undo.nothing})`) });

/** A step is stored before it is shown, and shown it has another name to undo; two alike are waited for a while. */
async function stored(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await lastStep(page).getAttribute('aria-label');
  await act();
  await page
    .waitForFunction(
      ([name, undone]) =>
        [...document.querySelectorAll('[aria-label]')].some((one) => {
          const label = one.getAttribute('aria-label') ?? '';
          return label.startsWith(undone ?? '') && label !== name;
        }),
      [before, en.undo.of('')],
      { timeout: 700 },
    )
    .catch(() => undefined);
}

/** Waits until the words on the page have changed after something was done; gives up where they do not. */
async function settled(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const seen = { changed: false };
    new MutationObserver(() => (seen.changed = true)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  await act();
  await page
    .waitForFunction(() => (window as unknown as { seen?: { changed: boolean } }).seen?.changed, {
      timeout: 1500,
    })
    .catch(() => undefined);
}

async function tap(page: Page, { page: shown, tapped }: Touch & { tapped: Act }): Promise<void> {
  const found = byName(page, nameOf(shown, tapped)).first();
  const more = page.getByRole('button', { name: en.blocks.more, exact: true });
  await found.or(more).first().waitFor();
  if (!(await found.isVisible())) await more.click();
  await found.click();
}

/** A hand that follows a trail, touch by touch. */
export function makeHand(page: Page, game: string) {
  let uncovered: string | null = null;
  return {
    /** After a reload nothing lies open that was covered. */
    forget: () => {
      uncovered = null;
    },
    async follow(touch: Touch): Promise<void> {
      const path = addressOf(game, touch.at);
      await goTo(page, path, touch);
      const cover = 'blocks' in touch.page ? touch.page.cover : undefined;
      // Not for every eye: whoever it is for takes the phone.
      if (cover !== undefined && uncovered !== path)
        await page.getByRole('button', { name: cover.open, exact: true }).click();
      uncovered = path;
      if ('set' in touch) await settled(page, () => set(page, touch.set, touch.value));
      else if (touch.tapped.command) await stored(page, () => tap(page, touch));
      else await settled(page, () => tap(page, touch));
    },
  };
}
