import { migrations } from '../../src/storage/migrations';
import { SAVED } from '../builders/savedDatabases';
import { appUnderTest } from './harness/app';
import { answerTo, press, probeFolder, standing } from './harness/probe';

const probe = appUnderTest(probeFolder);
const newest = migrations.length;

test('every migration runs in the browser, from nothing and from each version', async () => {
  const page = await probe.open();
  await page.getByText('ready').waitFor();
  const every = Array.from({ length: newest + 1 }, (_, from) => `${from} to ${newest}: fine`);
  expect(await answerTo(page, 'Check the migrations')).toBe(every.join(', '));
});

test('what players of every released version had stored comes through whole', async () => {
  const page = await probe.open();
  const every = SAVED.map(
    ({ version, rows }) => `${version} to ${newest}: ok, ${rows.length} rows`,
  );
  expect(await answerTo(page, 'Open the saved databases')).toBe(every.join(', '));
});

test('the database on the disk is whole, at the newest version, with foreign keys on', async () => {
  const page = await probe.open();
  await page.getByText('ready').waitFor();
  expect(await answerTo(page, 'Look at the storage')).toBe(
    `schema ${newest} of ${newest}, integrity ok, foreign keys on`,
  );
});

test('a game, its undone steps and its cursor are there after a reload', async () => {
  const page = await probe.open();
  await press(page, 'New game');
  await standing(page, 1).waitFor();
  for (let step = 2; step <= 4; step += 1) {
    await press(page, 'Pass');
    await standing(page, step).waitFor();
  }
  await press(page, 'Undo');
  await standing(page, 3, 4).waitFor();
  await page.reload();
  await standing(page, 3, 4).waitFor();
  await press(page, 'Redo');
  await standing(page, 4).waitFor();
});

test('taps that come faster than the disk are all kept, in order', async () => {
  const page = await probe.open();
  await press(page, 'New game');
  await standing(page, 1).waitFor();
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  await pass.evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 20; tap += 1) button.click();
  });
  await standing(page, 21).waitFor();
  await page.reload();
  await standing(page, 21).waitFor();
});

test('a second tab waits for the first, and takes over when it closes', async () => {
  const device = await probe.newDevice();
  const first = await probe.open('/', device);
  await press(first, 'New game');
  await standing(first, 1).waitFor();
  const second = await probe.open('/', device);
  await second.getByText('waiting-for-other-tab').waitFor();
  await press(first, 'Pass');
  await standing(first, 2).waitFor();
  await first.close();
  await standing(second, 2).waitFor();
  await press(second, 'Pass');
  await standing(second, 3).waitFor();
});
