import { closeTestDatabases, temporaryFolder } from '../../builders/testDatabase';
import { bundlePlayer, expectWhole, killAfter } from './kill';

afterEach(closeTestDatabases);

test.each([1, 40, 150])('killed after step %i, a game has lost nothing', async (steps) => {
  const folder = temporaryFolder();
  const shown = await killAfter({ player: bundlePlayer(folder), folder, steps });
  expect(shown).toBeGreaterThanOrEqual(steps);
  await expectWhole(folder, shown);
});
