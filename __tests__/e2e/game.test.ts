import { en } from '../../src/words/en';
import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { phone } from './harness/browser';
import { hull, openFirstShip, redo, setHull, startQuickGame, undo } from './harness/game';
import { restingBox } from './harness/restingBox';

const app = appUnderTest();

test('a game is started with one tap, and its bridge and its ships pass the audit', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await audit(page);
  await openFirstShip(page);
  await audit(page);
});

test('hull lost by hand is taken back, done again, and there after a reload', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  const before = Number(/\d+/.exec((await hull(page).getAttribute('aria-label')) ?? '')?.[0]);
  await setHull(page, 1);
  await hull(page, 1).waitFor();
  await undo(page);
  await hull(page, before).waitFor();
  await redo(page);
  await hull(page, 1).waitFor();
  await page.reload();
  await hull(page, 1).waitFor();
  await undo(page);
  await hull(page, before).waitFor();
});

test('a game that was left waits on Play, and goes on where it was', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  await setHull(page, 2);
  await hull(page, 2).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: en.play.title }).waitFor();
  await audit(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /hull 2 of \d+/ })
    .first()
    .waitFor();
});

test('a rule is looked up in mid-game, and the ship is still there behind it', async () => {
  const page = await app.open();
  await startQuickGame(page);
  await openFirstShip(page);
  await setHull(page, 1);
  await hull(page, 1).waitFor();
  const here = page.url();
  await page.getByRole('button', { name: /^Flak \d/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: /flak/i }).first().waitFor();
  await audit(page);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toBe(here);
  await hull(page, 1).waitFor();
});

/** A finger that counts its taps, and dice of the app that always fall the same. */
async function countingTable() {
  const device = await app.newDevice();
  await device.addInitScript(() => {
    const falls = [0.2, 0.9, 0.4, 0.8];
    let rolled = 0;
    Math.random = () => falls[rolled++ % falls.length] ?? 0;
  });
  const page = await app.open('/', device);
  let taps = 0;
  const named = (name: string | RegExp) => {
    const exactly = { name, ...(typeof name === 'string' && { exact: true }) };
    return page.getByRole('button', exactly).or(page.getByRole('radio', exactly)).last();
  };
  const tap = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) {
      await named(name).click();
      taps += 1;
    }
  };
  const sees = (name: string | RegExp) => named(name).isVisible();
  return { page, tap, sees, named, taps: () => taps };
}

type CountingTable = Awaited<ReturnType<typeof countingTable>>;

/** Rolls whatever is asked for, lets locks go, and stands before the act that applies it all. */
async function rollAll({ tap, named }: CountingTable) {
  const next = named(/^Apply to |^Miss: continue$|^Choose above|^Roll for me$/);
  for (;;) {
    await next.waitFor();
    const name = (await next.getAttribute('aria-label')) ?? '';
    if (name === 'Roll for me') await tap(name);
    else if (/^Choose above/.test(name)) await tap(/^Don’t use it$/);
    else return;
  }
}

/** On the smallest phone: bars take at most a quarter of the height, and these buttons lie above them. */
async function fitsSmallPhone({ page }: CountingTable, bar: RegExp, seen: readonly RegExp[]) {
  const [width, height] = [360, 640];
  await page.setViewportSize({ width, height });
  const boxOf = async (name: RegExp) => {
    const shown = page.getByRole('button', { name }).filter({ visible: true }).last();
    const { y, height: high } = await restingBox(shown);
    return { top: y, bottom: y + high };
  };
  const { top: bars } = await boxOf(bar);
  expect(height - bars).toBeLessThanOrEqual(height / 4);
  for (const name of seen) expect((await boxOf(name)).bottom).toBeLessThanOrEqual(bars);
  await page.setViewportSize(phone.viewport);
}

async function strike(table: CountingTable, whenAimed?: () => Promise<void>) {
  const { page, tap } = table;
  await tap(/^Strike with /);
  await page
    .getByRole('heading', { level: 1, name: /^Choose a target$|^At / })
    .last()
    .waitFor();
  if (await page.getByRole('heading', { level: 1, name: 'Choose a target' }).last().isVisible())
    await tap(/^(Ember Picket|Cinder Gunboat)/);
  await whenAimed?.();
  await rollAll(table);
}

test('open play: the first strike is resolved after 8 taps at most', async () => {
  const table = await countingTable();
  await table.tap(/^Lantern Patrol against Kiln Raiders,.*open play/, 'Start the battle');
  await table.tap('Activate Hammer Cruiser');
  await strike(table);
  await table.tap(/^Apply to /);
  await table.named('End activation').waitFor();
  expect(table.taps()).toBeLessThanOrEqual(8);
});

/**
 * A whole round, every tap counted: from the bridge before the orders to the bridge of the next round. Both fleets'
 * orders by filling with the phone handed over, the reveal, ten activations, Refresh. Four ships strike, two of them
 * with a Target Lock to decide on; two Heavies end with Moves owed, which is asked. With orders and Refresh at 9 and
 * an activation without a strike at 2, all ten cannot strike within 45: a strike takes 2 to 5 taps more.
 */
const STRIKES = 4;
const MOST_IN_ROUND = 45;

test('with orders: the first strike after 14 taps at most, a round of five against five after 45', async () => {
  const table = await countingTable();
  const { page, tap, sees, named, taps } = table;
  await tap(en.play.quick, 'Start the battle');
  const before = taps();
  await tap(/^Orders: /, /^I am /, 'Fill the rest');
  await tap(/^Hand over to /, /^I am /, 'Fill the rest', 'Reveal all orders');
  await page.getByRole('button', { name: en.more.gotIt }).last().waitFor();
  await fitsSmallPhone(table, /^Activate a ship$/, [
    /^Activate Hammer/,
    /^Activate Anvil/,
    /^Activate Tongs/,
    /^Activate Cinder Gunboat A/,
  ]);
  const end = async () => {
    await tap('End activation');
    if (await sees(/owed: end anyway$/)) await tap(/owed: end anyway$/);
  };
  const keys = () => fitsSmallPhone(table, /^Enter \d dice$/, [/^Enter a 1/, /^Enter a 6/]);
  let activated = 0;
  for (;;) {
    await named(/^Activate (?!a ship)|^Refresh Phase$/).waitFor();
    if (await sees('Refresh Phase')) break;
    await tap(/^Activate (?!a ship)/);
    if (activated < STRIKES) await strike(table, activated === 0 ? keys : undefined);
    const isOver = await sees(/, end activation$|: end activation$/);
    if (activated < STRIKES)
      await tap(isOver ? /, end activation$|: end activation$/ : /^Apply to |^Miss: continue$/);
    if (activated === 0) expect(taps()).toBeLessThanOrEqual(14);
    if (!isOver) await end();
    activated += 1;
  }
  expect(activated).toBe(10);
  await tap('Refresh Phase', 'Refresh and go on');
  await named(/^Orders: /).waitFor();
  expect(taps() - before).toBeLessThanOrEqual(MOST_IN_ROUND);
});
