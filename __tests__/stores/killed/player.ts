import { writeSync } from 'node:fs';
import { join } from 'node:path';

import { makeBackup, parseBackup, restoreBackup } from '../../../src/storage/backup';
import { makeDatabase, type Connection, type Database } from '../../../src/storage/database';
import { makeGameFile } from '../../../src/storage/gameFile';
import { migrate } from '../../../src/storage/migrate';
import { START } from '../../../src/stores/openGame';
import { tinyStores, type TinyStores } from '../../builders/tinyStores';
import { tinySetup, tinySystem } from '../../builders/tinySystem';
import { keepDatabasesIn, openDatabaseAsync } from '../../storage/sqliteInNode';
import { doom, forgetLocks, type Death } from './death';

/** What a player does in one life. */
export interface Life {
  readonly folder: string;
  /** How often it was killed before: what it makes has other ids. */
  readonly lives: number;
  /** Statements that say how the file is journaled: as on the web, or as on a phone. */
  readonly journal: readonly string[];
  /** Whether it restores a backup of its own, and takes in a game, every few steps. */
  readonly restores: boolean;
  /** By its own hand, after so many steps; null where somebody else kills it. */
  readonly death: (Death & { readonly steps: number }) | null;
}

export const DATABASE = 'game.db';

/** What step `n` notes: longer and shorter ones, so that some fill more than a page. */
export const noteOf = (n: number): string => `${n} ${'x'.repeat((n * 997) % 9000)}`;

const RESTORE_EVERY = 5;
const IMPORT_EVERY = 3;

/** Puts everything in its own place once more, in one transaction. */
const restoreOwn = async (database: Database): Promise<void> => {
  const backup = parseBackup(await makeBackup(database, 0));
  if (backup.ok) await restoreBackup(database, backup.value);
};

/** Takes in a game that was sent, another at each time. */
const importAt = async ({ list }: TinyStores, at: number): Promise<void> => {
  const setup = tinySetup();
  const start = tinySystem.start(setup);
  if (!start.ok) throw new Error(start.why.id);
  const steps = [{ at, command: START, events: start.events }];
  const read = await list.readGame(
    makeGameFile({ system: 'tiny', name: 'Sent', setup, cursor: 1, steps }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  await list.keepGame(read.preview);
};

const expectSame = (found: unknown, expected: unknown): void => {
  const [one, other] = [found, expected].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${one}, not ${other}`.slice(0, 2000));
};

/** Opens a game: it lacks nothing of what it says it has. Gives its steps after the first. */
const wholeGame = async ({ table }: TinyStores, id: string) => {
  await table.openGame(id);
  const game = table.store.getState();
  if (game.state !== 'open') throw new Error(JSON.stringify(game));
  expectSame(game.damaged, []);
  const { steps, cursor } = game.played.log;
  expectSame(steps.length, cursor);
  return steps.slice(1);
};

/** Looks at everything that the last life left behind; the number of steps of its own game, which lies open. */
const lookAround = async (database: Database, stores: TinyStores): Promise<number> => {
  expectSame(await database.all('PRAGMA integrity_check'), [{ integrity_check: 'ok' }]);
  expectSame(await database.all('PRAGMA foreign_key_check'), []);
  await stores.list.loadGames();
  const games = stores.list.store.getState().games ?? [];
  for (const { id } of games.filter(({ name }) => name === 'Sent')) await wholeGame(stores, id);
  const [duel, ...more] = games.filter(({ name }) => name === 'Duel');
  expectSame(more, []);
  if (!duel) return 0;
  const steps = await wholeGame(stores, duel.id);
  expectSame(
    steps.map(({ command }) => command),
    steps.map((_step, n) => ({ type: 'note', text: noteOf(n + 1) })),
  );
  return steps.length;
};

const say = (line: string): void => {
  writeSync(1, `${line}\n`);
};

const begin = async ({ list, table }: TinyStores): Promise<void> => {
  if (table.store.getState().state === 'open') return;
  const game = await list.startGame({ system: 'tiny', name: 'Duel', setup: tinySetup() });
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  await table.openGame(game.id);
};

/** Plays on where the last life ended, and says after each step that it is shown, until the process is killed. */
const playOn = async (life: Life): Promise<never> => {
  const { folder, journal, lives, restores, death } = life;
  keepDatabasesIn(folder);
  forgetLocks(join(folder, DATABASE));
  const opened: Connection = await openDatabaseAsync(DATABASE);
  for (const pragma of ['foreign_keys = ON', ...journal])
    await opened.execAsync(`PRAGMA ${pragma}`);
  const doomed = death && doom(opened, death);
  if (death?.steps === 0) doomed?.begin();
  const database = makeDatabase(doomed?.connection ?? opened);
  await migrate(database);
  const stores = tinyStores(database, `life${lives}-`);
  const found = await lookAround(database, stores);
  say(`found ${found}`);
  await begin(stores);
  for (let n = found + 1; ; n += 1) {
    if (n - found === death?.steps) doomed?.begin();
    const taken = await stores.table.play({ type: 'note', ...{ text: noteOf(n) } });
    if (!taken.ok) throw new Error(JSON.stringify(taken));
    say(String(n));
    if (restores && n % RESTORE_EVERY === 0) await restoreOwn(database);
    if (restores && n % IMPORT_EVERY === 0) await importAt(stores, lives * 1000 + n);
  }
};

const life = process.argv[2];
if (require.main === module && life !== undefined) {
  // Written by whoever started this process.
  void playOn(JSON.parse(life) as Life);
}
