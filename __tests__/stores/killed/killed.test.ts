import { closeTestDatabases, temporaryFolder } from '../../builders/testDatabase';
import { expectWhole, killAfter } from './kill';

afterEach(closeTestDatabases);

test.each([1, 40, 150])('killed after step %i, a game has lost nothing', async (steps) => {
  const folder = temporaryFolder();
  const shown = await killAfter({ folder, cache: temporaryFolder(), steps });
  expect(shown).toBeGreaterThanOrEqual(steps);
  await expectWhole(folder, shown);
});
