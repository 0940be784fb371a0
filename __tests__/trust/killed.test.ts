import { rmSync } from 'node:fs';

import { isLong, tellFigure } from '../builders/figures';
import { closeTestDatabases, temporaryFolder } from '../builders/testDatabase';
import { bundlePlayer, expectWhole, killAfter, wasWriting } from '../stores/killed/kill';

const KILLS = isLong ? 2500 : 4;
/** At least so many in the middle of a transaction. */
const IN_TRANSACTION = isLong ? 1000 : 0;

afterEach(closeTestDatabases);

test('a process killed at any moment, restores among them, has lost no step that was shown', async () => {
  const player = bundlePlayer(temporaryFolder());
  let writing = 0;
  let kills = 0;
  for (; kills < KILLS && (IN_TRANSACTION === 0 || writing < IN_TRANSACTION); kills += 1) {
    const folder = temporaryFolder();
    const steps = 1 + ((kills * 7) % 23);
    const delayMs = (kills * 13) % 17;
    const restores = kills % 2 === 1;
    const inTransaction = kills % 8 !== 0;
    const shown = await killAfter({ player, folder, steps, delayMs, inTransaction, restores });
    if (wasWriting(folder)) writing += 1;
    await expectWhole(folder, shown);
    rmSync(folder, { recursive: true, force: true });
  }
  tellFigure('killed', 'kills of a process, each with integrity_check', kills);
  tellFigure('killed', 'of them in the middle of a transaction', writing);
  expect(writing).toBeGreaterThanOrEqual(IN_TRANSACTION);
});
