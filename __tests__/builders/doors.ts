import { gatherAll, makeParts, wholeOf } from '../../src/core/codes/parts';
import { stateAt } from '../../src/core/game/log';
import { parseBackup, restoreBackup, siftBackup } from '../../src/storage/backup';
import type { Database, Session } from '../../src/storage/database';
import { makeCards } from '../../src/stores/makeCards';
import { makeGameList } from '../../src/stores/makeGameList';
import { makeGamePlay } from '../../src/stores/makeGamePlay';
import { findUnsound } from '../../src/stores/soundRows';
import { fleetStores } from './fleetStores';
import { keptFiles } from './keptFiles';
import { pagesOf } from './offeredByPages';
import { everySystem } from './everySystem';
import { systemsOf } from './systemsOf';

/** A way in: valid things that came by it, and what is done with a text that comes by it. */
interface Way {
  readonly valid: readonly string[];
  /** How many times the work of others an input is; 1 unless told. */
  readonly work?: number;
  /** Whether it was taken; if so it was kept, opened again and looked at. */
  readonly take: (text: string) => Promise<boolean>;
}

const partsOf = (database: Database) => {
  let made = 0;
  return {
    systems: systemsOf(...everySystem),
    open: () => Promise.resolve(database),
    now: () => 1_800_000_000_000,
    newId: () => `new-${(made += 1)}`,
    app: '0.1.0',
    onChange: () => undefined,
  };
};

interface GameFile {
  readonly steps: readonly unknown[];
}

/** The beginning of a game, so that reading it is quick. */
const beginningOf = (file: string): string => {
  // A game file that the app wrote.
  const game = JSON.parse(file) as GameFile;
  const steps = game.steps.slice(0, 6);
  return JSON.stringify({ ...game, cursor: steps.length, steps });
};

const gameDoor = (database: Database): Way => {
  const shelf = makeGameList(partsOf(database));
  const table = makeGamePlay(partsOf(database));
  const look = async (id: string): Promise<void> => {
    await table.openGame(id);
    const open = table.store.getState();
    if (open.state !== 'open' || open.damaged.length > 0) throw new Error(JSON.stringify(open));
    const { system, setup, played } = open;
    const { steps, cursor } = played.log;
    if (![...pagesOf({ system, setup, state: played.state })].length) throw new Error('no page');
    for (const [n, { events }] of steps.entries()) {
      system.words.en.events(events, stateAt(steps, n), setup);
    }
    if (played.state.outcome) system.words.en.shows.report?.(setup, played.state, []);
    if (cursor < 1) throw new Error('no step');
    await table.closeGame();
    await database.run('DELETE FROM games WHERE id = ?', [id]);
  };
  return {
    valid: keptFiles('.game.json').map(beginningOf),
    take: async (text) => {
      const read = await shelf.readGame(text);
      if (!read.ok) return false;
      const kept = await shelf.keepGame(read.preview);
      if (!kept.ok) throw new Error(JSON.stringify(kept.problem));
      await look(kept.id);
      return true;
    },
  };
};

interface PackFile {
  readonly packs: readonly { readonly cards: readonly unknown[] }[];
}

const fewCardsOf = (file: string): string => {
  // A pack file that the app wrote.
  const { packs, ...rest } = JSON.parse(file) as PackFile;
  return JSON.stringify({
    ...rest,
    packs: packs.map((pack) => ({ ...pack, cards: pack.cards.slice(0, 8) })),
  });
};

const packDoor = (database: Database): Way => {
  const cards = makeCards(partsOf(database));
  return {
    valid: keptFiles('.pack.json').map(fewCardsOf),
    take: async (text) => {
      const plan = await cards.readFile(text);
      if (!plan.ok) return false;
      const kept = await cards.importFile(plan.value, {});
      if (!kept.ok) throw new Error(JSON.stringify(kept.problem));
      await cards.loadListed();
      if (cards.store.getState().listed === null) throw new Error('no list');
      await database.run('DELETE FROM packs');
      return true;
    },
  };
};

const fleetDoor = (database: Database, valid: readonly string[]): Way => {
  const { list, editor, share, onDesk } = fleetStores(database);
  return {
    valid,
    take: async (text) => {
      const taken = await share.takeFleet(text);
      if (!taken.ok) return false;
      const made = await list.createFleet(share.newFleetOf(taken.value));
      await editor.openFleet(made.id ?? '');
      const { desk, fleet, shelf } = onDesk();
      desk.glance(fleet, shelf);
      desk.text(fleet);
      await database.run('DELETE FROM fleets');
      return true;
    },
  };
};

interface SentCode {
  readonly code: string;
}

const codesOfFleets = (): readonly string[] =>
  // Written with the rest of the kept files.
  keptFiles('fleetCodes.json').flatMap((file) =>
    (JSON.parse(file) as readonly SentCode[]).map(({ code }) => code),
  );

/** Codes of games: what they hold goes on by the door of games. A game that is strange itself is sent as codes. */
const codeDoor = (games: Way): Way => ({
  valid: games.valid.flatMap((file) => [file, makeParts('game', file)?.join(' ') ?? '']),
  take: async (text) => {
    const sent = text.startsWith('{') ? makeParts('game', text)?.join(' ') : text;
    const all = gatherAll(null, sent ?? '');
    const whole = all.ok ? wholeOf(all.value) : all;
    return whole.ok && games.take(whole.value);
  },
});

const backupDoor = (database: Database): Way => ({
  work: 4,
  valid: keptFiles('backup.json').map((file) => {
    // A backup that the app wrote.
    const { tables, ...rest } = JSON.parse(file) as {
      readonly tables: Readonly<
        Record<string, { readonly columns: unknown; readonly rows: readonly unknown[] }>
      >;
    };
    const few = Object.entries(tables).map(([name, { columns, rows }]) => [
      name,
      { columns, rows: rows.slice(0, 2) },
    ]);
    return JSON.stringify({ ...rest, tables: Object.fromEntries(few) });
  }),
  take: async (text) => {
    const backup = parseBackup(text);
    if (!backup.ok) return false;
    const find = (session: Session) => findUnsound(session, partsOf(database).systems);
    const sifted = await siftBackup(backup.value, find);
    if (!sifted.ok || !(await restoreBackup(database, sifted.value.backup)).ok) return false;
    const unsound = await find(database);
    if (unsound.length > 0) throw new Error(JSON.stringify(unsound));
    return true;
  },
});

const WAYS: Readonly<Record<string, (own: Database) => Way>> = {
  games: gameDoor,
  packs: packDoor,
  fleets: (own) => fleetDoor(own, keptFiles('.fleet.json')),
  'fleet codes': (own) => fleetDoor(own, codesOfFleets()),
  codes: (own) => codeDoor(gameDoor(own)),
  backups: backupDoor,
};

/** Every way in, each to a database of its own. */
export const doors = (
  database: () => Promise<Database>,
): readonly (readonly [name: string, open: () => Promise<Watched>])[] =>
  Object.entries(WAYS).map(([name, way]) => [
    name,
    async () => {
      const own = await database();
      return { door: way(own), database: own };
    },
  ]);

export interface Watched {
  readonly door: Way;
  readonly database: Database;
}
