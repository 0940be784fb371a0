import { closeTestDatabases, temporaryFolder } from '../../builders/testDatabase';
import { bundlePlayer, expectKept, JOURNALS, live } from './kill';

afterEach(closeTestDatabases);

test.each(JOURNALS.map((journal) => [journal.join(', ') || 'as it comes', journal] as const))(
  'killed at any step, a game has lost nothing: %s',
  async (_name, journal) => {
    const folder = temporaryFolder();
    const player = bundlePlayer(folder);
    const life = { folder, journal, restores: false, death: null };
    const first = await live(player, { ...life, lives: 0 }, { steps: 1, delayMs: 0 });
    expect(first.shown).toBeGreaterThanOrEqual(1);
    const second = await live(player, { ...life, lives: 1 }, { steps: 60, delayMs: 0 });
    expectKept(first, second);
    const third = await live(player, { ...life, lives: 2 }, { steps: 1, delayMs: 0 });
    expectKept(second, third);
    expect(third.found).toBeGreaterThan(60);
  },
);
