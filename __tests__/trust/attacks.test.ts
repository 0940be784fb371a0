import { gatherAll } from '../../src/core/codes/parts';
import { makeSafe } from '../../src/core/codes/safeText';
import type { GameEvent } from '../../src/core/game/events';
import { makeBackup, parseBackup, restoreBackup, siftBackup } from '../../src/storage/backup';
import type { Database } from '../../src/storage/database';
import { loadGame } from '../../src/storage/games';
import { parseGameFile, type SentGame } from '../../src/storage/gameFile';
import { parsePackFile } from '../../src/storage/packFile';
import { makeFleetShare } from '../../src/stores/makeFleetShare';
import { makeGameList } from '../../src/stores/makeGameList';
import { findUnsound } from '../../src/stores/soundRows';
import { LISTED_SYSTEMS } from '../../src/systems';
import { isLong, tellFigure } from '../builders/figures';
import { fleetStores } from '../builders/fleetStores';
import { keptFiles } from '../builders/keptFiles';
import { listedSystems } from '../builders/listedSystems';
import { partsOf, sentBy, type Sent } from '../builders/sentBySystem';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterAll(closeTestDatabases);

type Cell = string | number | null;
interface Copy {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Steps of four events each: the long form has as many as a file holds. */
const MANY = isLong ? 3700 : 800;

/** The milliseconds that this process worked for it. */
const worked = async (act: () => unknown): Promise<number> => {
  const start = process.cpuUsage();
  await act();
  return Math.round(process.cpuUsage(start).user / 1000);
};

/** What an outsider tried against every rule set of the list, a file each; what did not hold then is held to here. */
describe.each(LISTED_SYSTEMS.map(({ id }) => id))('against %s', (id) => {
  let sent: Sent;
  let database: Database;
  beforeAll(async () => {
    const system = await listedSystems().load(id);
    if (!system) throw new Error(id);
    sent = await sentBy(system);
    database = await migratedDatabase();
  });

  const game = (): SentGame => {
    const read = parseGameFile(sent.games[0] ?? '');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };

  const withSteps = (...steps: readonly (readonly GameEvent[])[]): string => {
    const before = game();
    const more = steps.map((events) => ({ at: 1, command: { type: 'x' }, events }));
    const all = [...before.steps, ...more];
    const file = { ...before, steps: all, cursor: all.length };
    return JSON.stringify({ format: 'flagbridge-game', version: 1, ...file });
  };

  const read = (text: string) => makeGameList(partsOf(database)).readGame(text);

  const firstShip = () => {
    const found = game().steps[0]?.events.find((event) => event.type === 'ship-entered');
    if (!found) throw new Error('no ship');
    return found;
  };

  test('a card that lies on itself, or two on each other, freeze no page', async () => {
    const { names } = (await listedSystems().load(id)) ?? {};
    const { ship, card: ref } = firstShip();
    const slot = names?.slots[0] ?? '';
    const on = (card: string, to: string): GameEvent => ({
      ...{ type: 'card-attached', card, ref, to, slot, face: 'up' },
    });
    for (const events of [
      [on('k1', ship), on('k1', 'k1')],
      [on('k1', ship), on('k2', 'k1'), on('k1', 'k2')],
    ]) {
      expect(await worked(() => read(withSteps(events)))).toBeLessThan(1000);
    }
  });

  test('a card of which the set-up holds none is refused: its page would be empty', async () => {
    const { names } = (await listedSystems().load(id)) ?? {};
    const [slot] = names?.slots ?? [];
    if (slot === undefined) return;
    const to = firstShip().ship;
    const event = {
      type: 'card-attached',
      card: 'k',
      ref: 'nothing',
      to,
      slot,
      face: 'up',
    } as const;
    expect(await read(withSteps([event]))).toMatchObject({ ok: false });
  });

  test.each(['noted', 'points-scored', 'mark-set'])(
    'many tiny events of kind %s take no more work each than few do',
    async (kind) => {
      const { ship, team } = firstShip();
      const events: Readonly<Record<string, GameEvent>> = {
        noted: { type: 'noted', about: 'game', note: { text: 'x' } },
        'points-scored': { type: 'points-scored', team, points: 1, why: 'x' },
        'mark-set': { type: 'mark-set', subject: ship, mark: 'activated', to: 1 },
      };
      const event = events[kind];
      const four = event ? [event, event, event, event] : [];
      const textOf = (steps: number) => withSteps(...Array.from({ length: steps }, () => four));
      const [few, all] = [textOf(MANY / 4), textOf(MANY)];
      await read(few);
      const msOfFew = await worked(() => read(few));
      const ms = await worked(() => read(all));
      tellFigure(`attacks on ${id}`, `${4 * MANY} events of kind ${kind}, ms`, ms);
      // Four times as many: work that grew with the square of them would be sixteen times as much.
      expect(ms).toBeLessThan(10 * Math.max(msOfFew, 20));
    },
  );

  test('a time after the last day is refused', async () => {
    const late = { ...game(), steps: game().steps.map((step) => ({ ...step, at: 9e15 })) };
    const text = JSON.stringify({ format: 'flagbridge-game', version: 1, ...late });
    expect(await read(text)).toMatchObject({ ok: false });
  });

  /** The backup of a device that holds everything, with other cells in the rows of a table. */
  const changed = (
    table: string,
    change: (row: Readonly<Record<string, Cell>>) => readonly Readonly<Record<string, Cell>>[],
  ): string => {
    // A backup that the app wrote.
    const backup = JSON.parse(sent.backup) as { readonly tables: Readonly<Record<string, Copy>> };
    const { columns, rows } = backup.tables[table] ?? { columns: [], rows: [] };
    const named = rows.map((row) =>
      Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])),
    );
    const now = named.flatMap(change).map((row) => columns.map((name) => row[name] ?? null));
    const tables = { ...backup.tables, [table]: { columns, rows: now } };
    return JSON.stringify({ ...backup, sum: undefined, tables });
  };

  const restore = async (text: string) => {
    const own = await migratedDatabase();
    const backup = parseBackup(text);
    if (!backup.ok) return { own, aside: null };
    const sifted = await siftBackup(backup.value, (session) =>
      findUnsound(session, listedSystems()),
    );
    const stored = sifted.ok && (await restoreBackup(own, sifted.value.backup)).ok;
    return { own, aside: stored ? sifted.value.aside : null };
  };

  test('a revision above all bounds can be counted on, and copied again', async () => {
    const text = changed('cards', (row) => [{ ...row, revision: Number.MAX_SAFE_INTEGER }]);
    const { own, aside } = await restore(text);
    expect(aside).toEqual([]);
    await own.run('UPDATE cards SET revision = revision + 5');
    expect(parseBackup(await makeBackup(own, 0)).ok).toBe(true);
  });

  test('steps with a gap of a hundred thousand are one game that cannot be opened, at once', async () => {
    const text = changed('steps', (row) => (row['n'] === 0 ? [row, { ...row, n: 99_999 }] : []));
    const ms = await worked(async () => {
      const { own, aside } = await restore(text);
      expect(aside?.map(({ table }) => table)).toContain('games');
      expect(await own.all('SELECT id FROM games')).toEqual([]);
    });
    expect(ms).toBeLessThan(1000);
  });

  test('some missing steps leave a game that opens, and says so', async () => {
    const text = changed('steps', (row) => (row['n'] === 2 ? [] : [row]));
    const { own } = await restore(text);
    const [one] = await own.all<{ readonly id: string }>('SELECT id FROM games');
    expect(await loadGame(own, one?.id ?? '')).toMatchObject({ ok: true, damaged: [{}] });
  });

  test('rows of a rule set that nobody knows stay as they are', async () => {
    const text = changed('games', (row) => [{ ...row, system: 'star-wars' }]);
    const { own, aside } = await restore(text);
    expect(aside).toEqual([]);
    const list = makeGameList(partsOf(own));
    await list.loadGames();
    expect(list.store.getState().games?.map(({ system }) => system)).toContain('star-wars');
  });

  test('cards of another rule set are not taken into a pack, a fleet or a game', async () => {
    const other = (text: string) => text.replaceAll(`"system":"${id}"`, '"system":"star-wars"');
    const { share } = fleetStores(await migratedDatabase());
    for (const text of sent.fleets) expect((await share.takeFleet(other(text))).ok).toBe(false);
    for (const text of sent.games) expect((await read(other(text))).ok).toBe(false);
  });

  test('one id for cards of two packs is refused', () => {
    for (const text of sent.packs) {
      const file = parsePackFile(text);
      if (!file.ok) throw new Error(JSON.stringify(file.problems));
      const packs = file.value.packs.flatMap((pack) => [pack, { ...pack, id: 'other' }]);
      const twice = { format: 'flagbridge-pack', version: 1, ...file.value, packs };
      expect(parsePackFile(JSON.stringify(twice))).toMatchObject({
        ok: false,
        problems: expect.arrayContaining([
          expect.objectContaining({ why: expect.objectContaining({ id: 'id-twice' }) }),
        ]),
      });
    }
  });
});

describe('where the device fails while something is read', () => {
  const broken = async () => {
    const database = await migratedDatabase();
    const open = () => Promise.reject(new Error('disk gone'));
    return { ...partsOf(database), open, rulings: () => ({}) };
  };

  test('a fleet is refused with a sentence, by file and by code', async () => {
    const { takeFleet } = makeFleetShare(await broken());
    const [system] = await listedSystems().loadAll();
    const sent = system && (await sentBy(system));
    for (const text of [...(sent?.fleets ?? []), ...(sent?.fleetCodes ?? [])]) {
      const why = { id: 'not-read', detail: 'disk gone' };
      expect(await takeFleet(text)).toMatchObject({ ok: false, problems: [{ why }] });
    }
  });

  test('a game whose rule set does not load is refused with a sentence', async () => {
    const parts = await broken();
    const load = () => Promise.reject(new Error('no network'));
    const { readGame } = makeGameList({ ...parts, systems: { ...parts.systems, load } });
    expect(await readGame(keptFiles('.game.json')[0] ?? '')).toMatchObject({ ok: false });
  });
});

test('names of packs in a code are shown without signs that turn or hide, and not without end', async () => {
  const { takeFleet } = fleetStores(await migratedDatabase()).share;
  const [system] = await listedSystems().loadAll();
  const [code = ''] = (system && (await sentBy(system)))?.fleetCodes ?? [];
  // A code that asks for a card that is not here.
  const unknown = code.replace(/[A-Z]{2}-[A-Z]{3}/, 'ZZ-ZZZ');
  const named = ['B\u202Eox', '\u200B', 'x'.repeat(500), ...Array.from({ length: 50 }, String)];
  const names = named.map((name) => makeSafe(name, 'small')).join('+');
  const taken = await takeFleet(`${unknown}$:${names}`);
  const told = JSON.stringify(taken.ok ? null : taken.problems);
  expect(told).toContain('"packs":["Box","xxx');
  expect(told.length).toBeLessThan(1000);
});

describe('as pasted text', () => {
  test.each([
    ['ten million letters', 'A'.repeat(10_000_000)],
    ['two million words', 'a '.repeat(2_000_000)],
    ['a hundred thousand links', 'flagbridge://take/1.G.1.1.AAAAAAAA.AAA '.repeat(100_000)],
    ['parts of a part', `flagbridge://take/flagbridge://take/${'.'.repeat(100_000)}`],
    ['a series of none', 'flagbridge://take/1.G.0.0.00000000.AAAA'],
    ['a place beyond its end', 'flagbridge://take/1.G.999.1.00000000.AAAA'],
  ])('%s harm nothing', async (_what, text) => {
    const ms = await worked(() => expect(gatherAll(null, text).ok).toBe(false));
    expect(ms).toBeLessThan(1000);
  });
});
