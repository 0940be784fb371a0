import { availableParallelism } from 'node:os';

import { seeded } from '../builders/chance';
import { isLong, tellFigure } from '../builders/figures';
import { closeTestDatabases, temporaryFolder } from '../builders/testDatabase';
import { bundlePlayer, expectKept, JOURNALS, live, type Lived } from '../stores/killed/kill';

/** So many kills in a transaction, each with a look at everything in the next life. */
const KILLS = isLong ? 1000 : 9;
/** A database is killed so often, then another is begun. */
const LIVES = isLong ? 20 : 3;
/** Every so many the process is killed from outside, whatever it does. */
const OUTSIDE_EVERY = 10;
const SEED = isLong ? Date.now() % 1_000_000_000 : 16;

const UNBORN: Lived = { found: 0, shown: 0, inTransaction: false };

interface Counts {
  kills: number;
  inTransaction: number;
  looks: number;
  databases: number;
}

afterEach(closeTestDatabases);

/** One database, killed again and again, and opened a last time. */
const killOften = async (player: string, nth: number, counts: Counts): Promise<void> => {
  const chance = seeded(SEED + nth);
  const folder = temporaryFolder();
  const journal = JOURNALS[nth % JOURNALS.length] ?? [];
  const restores = nth % 2 === 1;
  let last = UNBORN;
  for (let lives = 0; lives <= LIVES; lives += 1) {
    const isLast = lives === LIVES;
    const fromOutside = isLast || lives % OUTSIDE_EVERY === OUTSIDE_EVERY - 1;
    const steps = chance.pick(5);
    const death = { steps, writes: 1 + chance.pick(60), isTorn: chance.pick(2) === 0 };
    const life = { folder, journal, lives, restores, death: fromOutside ? null : death };
    const killing = fromOutside ? { steps: 1 + steps, delayMs: chance.pick(20) } : null;
    const lived = await live(player, life, killing);
    expectKept(last, lived);
    counts.kills += 1;
    counts.looks += Number.isNaN(lived.found) ? 0 : 1;
    counts.inTransaction += lived.inTransaction ? 1 : 0;
    if (!Number.isNaN(lived.found)) last = lived;
  }
  counts.databases += 1;
};

test('a process killed at any moment, restores and imports among them, has lost no step that was shown', async () => {
  const player = bundlePlayer(temporaryFolder());
  const counts: Counts = { kills: 0, inTransaction: 0, looks: 0, databases: 0 };
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (counts.inTransaction < KILLS) await killOften(player, (begun += 1), counts);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  tellFigure('killed', 'kills of a process', counts.kills);
  tellFigure('killed', 'of them in the middle of a transaction', counts.inTransaction);
  tellFigure('killed', 'integrity_check and a look at every step afterwards', counts.looks);
  tellFigure('killed', 'databases, with the journals of web, phones and Node', counts.databases);
  tellFigure('killed', 'first seed', String(SEED));
  expect(counts.inTransaction).toBeGreaterThanOrEqual(KILLS);
});
