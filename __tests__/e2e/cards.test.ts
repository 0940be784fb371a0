import { readFileSync } from 'node:fs';

import type { Locator, Page } from 'playwright-core';

import { makePackFile, type SentCard } from '../../src/storage/packFile';
import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { sheetClosed } from './harness/sheetClosed';

const app = appUnderTest();
const say = en.cards;

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' && { exact: true }) });

/** A finger that counts what it does. */
const finger = (page: Page) => {
  let touches = 0;
  const touch = async (target: Locator, act: (target: Locator) => Promise<void>) => {
    touches += 1;
    await act(target);
  };
  const tap = (name: string | RegExp, role: 'button' | 'radio' | 'switch' = 'button') =>
    touch(
      page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).last(),
      (target) => target.click(),
    );
  const taps = async (name: string, times: number) => {
    for (let n = 0; n < times; n += 1) await tap(name);
  };
  return {
    tap,
    taps,
    type: (label: string, text: string) =>
      touch(page.getByRole('textbox', { name: label, exact: true }).last(), (target) =>
        target.fill(text),
      ),
    /** A menu that opens over the page. */
    choose: async (menu: RegExp, option: RegExp) => {
      await tap(menu);
      await touch(page.getByRole('dialog').getByRole('radio', { name: option }), (target) =>
        target.click(),
      );
    },
    touches: () => touches,
  };
};

type Finger = ReturnType<typeof finger>;

const newPack = async (hand: Finger, name: string) => {
  await hand.tap(say.home.newPack);
  await hand.type(say.details.name, name);
  await hand.tap(say.details.create);
};

const newCard = async (hand: Finger, kind: string) => {
  await hand.tap(say.pack.newCard);
  await hand.tap(kind);
};

/** What the first tap on a blank distance makes of it. */
const USUAL_DISTANCE = 2;

const typeWeapon = async (
  hand: Finger,
  code: string,
  type: string,
  distance: number,
  cells: readonly string[],
) => {
  await hand.type('Code', code);
  await hand.type('Name', `Test ${code}`);
  await hand.tap(type, 'switch');
  for (let far = USUAL_DISTANCE; far <= distance; far++) await hand.tap('More Maximum distance');
  for (const cell of cells) await hand.tap(cell, 'switch');
};

const addArmament = async (hand: Finger, weapon: string, arc: RegExp, dice: number) => {
  await hand.tap('Add an armament');
  await hand.choose(/^Weapon,/, new RegExp(`^Test ${weapon}`));
  await hand.tap(arc, 'radio');
  await hand.taps('More Dice', dice - 1);
};

/** Two weapons and the ship that carries them, from the empty cards tab on. */
const typeShip = async (hand: Finger) => {
  await newPack(hand, 'Core set');
  await newCard(hand, 'Weapon');
  await typeWeapon(hand, 'L-CANNON', 'Basic', 3, ['1: Hit', '1: Target Lock', '2: Hit', '3: Hit']);
  await hand.tap(/^Card says/);
  await hand.tap(say.card.next);
  await typeWeapon(hand, 'LRM-A', 'Ordnance', 5, ['1: Hit', '2: Hit', '3: Target Lock']);
  await hand.tap(say.card.done);
  await newCard(hand, 'Ship');
  await hand.type('Code', 'PA-XX');
  await hand.type('Name', 'Test Cruiser');
  await hand.type('Allegiance', 'Explore Accords');
  await hand.tap('Light', 'radio');
  await hand.taps('More Hull Points', 4);
  await hand.taps('More Shield Points', 2);
  await addArmament(hand, 'L-CANNON', /^L,/, 3);
  await hand.tap('Another arc');
  await hand.tap('Done');
  await addArmament(hand, 'LRM-A', /^360/, 2);
  await hand.tap('Done');
  await hand.choose(/^Add a keyword,/, /^Fast/);
  await hand.tap(say.card.done);
};

const holds = (page: Page, label: string, text: string) =>
  page.waitForFunction(
    ([name, value]) =>
      [...document.querySelectorAll('input')].some(
        (field) => field.getAttribute('aria-label') === name && field.value === value,
      ),
    [label, text] as const,
  );

const counted = (page: Page, count: number) =>
  page.getByText(say.find.found(count, count), { exact: true }).last().waitFor();

const downloadOf = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.share.file, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.flagbridge\.json$/);
  await sheetClosed(page);
  return readFileSync(await download.path(), 'utf8');
};

const exportPack = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: say.pack.share, exact: true }).click();
  return downloadOf(page);
};

const bringIn = async (page: Page, text: string, name = 'sent.flagbridge.json') => {
  await page.goto('/cards/bring-in');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: say.bring.file, exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

const commander = (n: number): SentCard => ({
  id: `commander-${n}`,
  kind: 'commander',
  draft: false,
  body: {
    kind: 'commander',
    code: `C-${n}`,
    name: `Commander ${n}`,
    text: n === 4711 ? 'Knows the Köln passage.' : '',
    effects: [],
  },
});

const shipWith = (weapon: string): SentCard => ({
  id: 'ship',
  kind: 'ship',
  draft: false,
  body: {
    kind: 'ship',
    code: 'PA-XX',
    name: 'Test Cruiser',
    allegiance: 'Explore Accords',
    type: 'Standard',
    role: 'Light',
    hull: 4,
    shields: { as: 'pool', points: 2 },
    armaments: [{ slot: 'Primary', weapon, mounts: [{ arc: 'F', dice: 2 }] }],
    keywords: [],
    bonusOrders: [],
  },
});

const fileOf = (...cards: readonly SentCard[]): string =>
  makePackFile({
    app: '',
    system: 'admirals',
    packs: [
      {
        id: 'club',
        name: 'Club set',
        author: 'Ann',
        version: '1',
        colour: 'violet',
        notes: '',
        body: {},
        cards,
      },
    ],
  });

test('a ship with two new weapons takes fewer than sixty taps and typed fields, and is there after a reload', async () => {
  const page = await app.open('/cards');
  const hand = finger(page);
  await typeShip(hand);
  await counted(page, 3);
  expect(hand.touches()).toBeLessThan(60);
  // What was chosen last is stored a moment after the tap.
  await page.getByText(say.find.draft, { exact: true }).waitFor({ state: 'hidden' });
  await audit(page);

  await page.reload();
  await counted(page, 3);
  await page.getByRole('button', { name: /^Test Cruiser,/ }).click();
  await title(page, 'Test Cruiser').waitFor();
  await page.getByText('Test L-CANNON', { exact: true }).last().waitFor();
  await audit(page);
  await page.getByRole('button', { name: say.card.edit, exact: true }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).waitFor();
  await audit(page);
});

test('what is typed is kept as a draft, and undo takes it back letter by letter of a word', async () => {
  const page = await app.open('/cards');
  const hand = finger(page);
  await newPack(hand, 'Core set');
  await newCard(hand, 'Commander');
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Isaura');
  await hand.type('Code', 'C-1');
  await page.getByRole('button', { name: en.undo.of(`Isaura: Code`) }).click();
  await holds(page, 'Code', '');
  await holds(page, 'Name', 'Isaura');
  await page.reload();
  await holds(page, 'Name', 'Isaura');
  await page.goto('/cards/all');
  await page.getByRole('button', { name: /^Isaura.*Draft$/ }).waitFor();
});

test('a pack that is exported, wiped and brought in again is the same byte for byte', async () => {
  const page = await app.open('/cards');
  await typeShip(finger(page));
  await counted(page, 3);
  const sent = await exportPack(page);

  const other = await app.open('/cards');
  await bringIn(other, sent);
  await other.getByText(say.bring.adds(3), { exact: true }).waitFor();
  await audit(other);
  await other.getByRole('button', { name: say.bring.apply(3, 0), exact: true }).click();
  await other.getByRole('link', { name: /^Core set,/ }).click();
  await counted(other, 3);
  await expect(exportPack(other)).resolves.toBe(sent);

  const changed = sent.replace('Test Cruiser', 'Test Barge');
  await bringIn(other, changed);
  await other.getByText(say.bring.differs(1), { exact: true }).waitFor();
  await other.getByText(say.bring.same(2), { exact: true }).waitFor();
  await audit(other);
  await other.getByRole('radio', { name: say.bring.choice.both, exact: true }).click();
  await other.getByRole('radio', { name: say.bring.choice.replace, exact: true }).click();
  await other.getByRole('button', { name: say.bring.apply(0, 1), exact: true }).click();
  await other.getByRole('link', { name: /^Core set,/ }).click();
  await other.getByRole('button', { name: /^Test Barge,/ }).waitFor();
  await other
    .getByRole('button', { name: en.undo.of(say.act({ id: 'imported', count: 1 })) })
    .last()
    .click();
  await other.getByRole('button', { name: /^Test Cruiser,/ }).waitFor();
});

test('cards come in from the clipboard and by a file that is dropped', async () => {
  const device = await app.newDevice({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await app.open('/cards/bring-in', device);
  const rightToLeft = 'סירה قديمة';
  const named = (file: string) => file.replace('Commander 1', rightToLeft);
  await page.evaluate((text) => navigator.clipboard.writeText(text), named(fileOf(commander(1))));
  await page.getByRole('button', { name: say.bring.clipboard, exact: true }).click();
  await page.getByText(rightToLeft, { exact: true }).waitFor();
  await page.getByRole('button', { name: say.bring.apply(1, 0), exact: true }).click();
  await page.getByRole('link', { name: /^Club set,/ }).waitFor();

  const text = named(fileOf(commander(1), commander(2)));
  await page.evaluate(dropFile, { name: 'dropped.flagbridge.json', text, times: 1 });
  await page.getByText(say.bring.from('dropped.flagbridge.json')).waitFor();
  await page.getByRole('button', { name: say.bring.apply(1, 0), exact: true }).click();
  await page.getByRole('link', { name: /^Club set, 2 cards/ }).waitFor();
});

test('a file with something wrong in it is refused in a sentence that names the place', async () => {
  const page = await app.open('/cards');
  const good = fileOf(commander(1));
  const bad: readonly (readonly [string, RegExp])[] = [
    ['{"format": oops}', /line 1, column 12/],
    ['{"format":"shopping"}', /not a Flagbridge card file/],
    [good.replace('"version": 1', '"version": 9'), /later Flagbridge \(format 9/],
    [good.replace('"version": 1', '"version": "one"'), /“one” is not a known/],
    [good.replace('"effects"', '"__proto__"'), /Pack 1, card 1: “__proto__”/],
    [good.replace('Commander 1', 'x'.repeat(10_000)), /card 1, name: .*4,000 characters/],
    [good.replace('Commander 1', 'Com\\u202Emander'), /card 1, name: .*direction of reading/],
    [fileOf(commander(1), { ...commander(1), id: 'twin' }), /card 2, code: The code C-1/],
    [fileOf(shipWith('NO-GUN')), /card 1, armament 1, weapon: There is no weapon NO-GUN/],
  ];
  for (const [text, sentence] of bad) {
    await bringIn(page, text);
    await page.getByText(sentence).waitFor();
    await page.getByText(say.bring.nothing).waitFor();
  }
  await audit(page);
  await page.evaluate(dropFile, { name: 'huge.flagbridge.json', text: ' ', times: 50_000_000 });
  await page.getByText(/too large: 50.0 million/).waitFor();
  await page.goto('/cards');
  await page.getByRole('heading', { name: say.home.none.title }).waitFor();
});

test('an arc is redrawn for one pack, and the pack remembers', async () => {
  const page = await app.open('/cards');
  await newPack(finger(page), 'Core set');
  await page.getByRole('button', { name: say.pack.arcs, exact: true }).click();
  const aft = page.getByRole('switch', { name: say.arcs.ray(6), exact: true });
  await aft.click();
  await page.getByRole('button', { name: say.arcs.reset, exact: true }).waitFor();
  await audit(page);
  await page.reload();
  await page.getByRole('switch', { name: say.arcs.ray(6), exact: true, checked: true }).waitFor();
  await page.getByRole('button', { name: say.arcs.reset, exact: true }).click();
  await page.getByRole('switch', { name: say.arcs.ray(6), exact: true, checked: false }).waitFor();
});

test('a pack that is deleted comes back with a tap, cards and all', async () => {
  const page = await app.open('/cards');
  const hand = finger(page);
  await newPack(hand, 'Core set');
  await newCard(hand, 'Commander');
  await hand.type('Name', 'Isaura');
  await hand.tap(say.card.done);
  await counted(page, 1);
  await hand.tap(say.pack.about);
  await hand.tap(say.pack.delete);
  await page.getByText(say.pack.deleted('Core set')).waitFor();
  const pack = page.getByRole('link', { name: /^Core set, 1 card/ });
  await pack.waitFor({ state: 'detached' });
  await page.waitForURL('**/cards');
  await hand.tap(en.undo.of(say.act({ id: 'pack-deleted', name: 'Core set' })));
  await pack.click();
  await page.getByRole('button', { name: /^Isaura.*Draft$/ }).waitFor();
});

test('five thousand cards come in, are found as one types, and only those in view are drawn', async () => {
  const device = await app.newDevice();
  const page = await app.open('/cards', device);
  await bringIn(page, fileOf(...Array.from({ length: 5000 }, (_, n) => commander(n))));
  await page.getByRole('button', { name: say.bring.apply(5000, 0), exact: true }).click();
  await page.getByRole('link', { name: /^Club set, 5,000 cards/ }).click();
  await counted(page, 5000);

  const rows = page.getByRole('button', { name: /^Commander \d/ });
  expect(await rows.count()).toBeLessThan(200);
  expect(await page.evaluate(scrollDown)).toBeGreaterThan(3);
  await page.getByRole('textbox', { name: say.find.label }).fill('commander 4711');
  await page.getByText(say.find.found(1, 5000), { exact: true }).waitFor();
  await audit(page);
});

/** A file in the page's own hands, dropped on it. */
function dropFile(file: { readonly name: string; readonly text: string; readonly times: number }) {
  const files = new DataTransfer();
  files.items.add(new File([file.text.repeat(file.times)], file.name));
  document.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
}

/** Flings the longest list by twenty screens: how many cards are in view at its end. */
async function scrollDown() {
  const lists = [...document.querySelectorAll<HTMLElement>('div')].filter(
    (node) => node.scrollHeight > node.clientHeight + 100 && node.clientHeight > 200,
  );
  const list = lists.sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
  if (list === undefined) throw new Error('Nothing scrolls.');
  for (let step = 0; step < 120; step += 1) {
    list.scrollTop += list.clientHeight / 6;
    await new Promise((done) => requestAnimationFrame(done));
  }
  const { top, bottom } = list.getBoundingClientRect();
  return [...list.querySelectorAll('[role=button], button')].filter((row) => {
    const { y } = row.getBoundingClientRect();
    return y > top && y < bottom;
  }).length;
}

/** A picture of one dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Counted from the empty Cards tab until the battle runs with the ship in it. Cards of a game are those it began
 * with, so a card that was typed later comes into the next game.
 */
test('an own ship with a new and a known weapon is in a running game after at most 35 taps and 6 fields', async () => {
  const page = await app.open('/cards');
  const hand = finger(page);
  const fields = ['name of the pack', 'code', 'name', 'weapon code', 'name of the weapon'].length;
  await newPack(hand, 'Ducks');
  await newCard(hand, 'Ship');
  await hand.type('Code', 'MY-1');
  await hand.type('Name', 'Tin Duck');
  await hand.tap('Explore (blue)', 'radio');
  await hand.tap('Light', 'radio');
  for (let hull = 0; hull < 4; hull++) await hand.tap('More Hull Points');
  await page.getByRole('group', { name: 'Hull Points, 4' }).waitFor();
  await hand.tap('Add an armament');
  await hand.type('Weapon code', 'W-9');
  await hand.tap('Enter a new weapon card');
  await holds(page, 'Code', 'W-9');
  await hand.type('Name', 'Quacker');
  await hand.tap('Basic', 'switch');
  for (let far = USUAL_DISTANCE; far <= 3; far++) await hand.tap('More Maximum distance');
  for (const cell of ['1: Hit', '2: Hit', '3: Hit']) await hand.tap(cell, 'switch');
  // Taps in quick succession are all kept.
  for (const cell of ['1: Hit', '2: Hit', '3: Hit'])
    await page.getByRole('switch', { name: cell, exact: true, checked: true }).waitFor();
  await hand.tap(say.card.backTo('Tin Duck'));
  await page.getByRole('button', { name: /^Weapon, Quacker/ }).waitFor();
  await hand.tap(/^F,/, 'radio');
  await hand.tap('Done');
  await hand.tap('Add an armament');
  await hand.choose(/^Weapon,/, /^Pulse/);
  await hand.tap(/^F,/, 'radio');
  await hand.tap('Done');

  // Not counted: a photo of the printed card lies beside the form.
  const dot = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') };
  const photoBy = async (act: string, from: string | null) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: act, exact: true }).last().click(),
    ]);
    expect(await chooser.element().getAttribute('capture')).toBe(from);
    // What stands nowhere may be cleared away before a picture is chosen.
    expect(await chooser.element().evaluate(({ isConnected }) => isConnected)).toBe(true);
    await chooser.setFiles(dot);
    await page.getByRole('button', { name: say.photo.larger }).waitFor();
  };
  await photoBy(say.card.takePhoto, 'environment');
  await page.getByRole('button', { name: say.photo.remove }).click();
  await photoBy(say.card.photoSpoken, null);
  await page.reload();
  await page.getByRole('button', { name: say.photo.larger }).waitFor();
  await audit(page);

  await hand.tap('Play this ship');
  await page.getByRole('button', { name: /^Fleet of .*Tin Duck/ }).waitFor();
  await hand.tap('Start');
  await page.getByText('Tin Duck to place').waitFor();
  await hand.tap('Start the battle');
  await page
    .getByRole('button', { name: 'Reveal all orders' })
    .or(page.getByRole('button', { name: /^Orders: / }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Tin Duck, .*hull 4 of 4/ }).waitFor();
  expect(hand.touches() - fields).toBeLessThanOrEqual(35);
  expect(fields).toBeLessThanOrEqual(6);
});
