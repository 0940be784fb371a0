import { appUnderTest } from './harness/app';
import { audit } from './harness/audit';
import { probeFolder } from './harness/probe';

const app = appUnderTest(probeFolder);

test('blocks that no built-in game shows pass the audit, folded and unfolded, empty and filled', async () => {
  const page = await app.open('/#blocks');
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('group', { name: 'Long Ember' }).waitFor();
  await audit(page);
  await tap('Red: Hit, 0 entered');
  await tap('Show First Landers');
  await tap('Hide Anvil Line');
  await tap('Section 1');
  await tap('More Torpedo 6');
  await audit(page);
});

test('a sheet that is open from the start is a dialog, and Escape closes it', async () => {
  const page = await app.open('/#sheet');
  await page.getByRole('dialog', { name: 'At once' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Closed').waitFor();
});
