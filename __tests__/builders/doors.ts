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
import { partsOf, sentByEach, type Sent } from './sentBySystem';
import { migratedDatabase } from './testDatabase';

/** A way in: valid things that came by it, and what is done with a text that comes by it. */
interface Way {
  readonly valid: readonly string[];
  /** How many times the work of others an input is; 1 unless told. */
  readonly work?: number;
  /** Whether it was taken; if so it was kept, opened again and looked at. */
  readonly take: (text: string) => Promise<boolean>;
}

/** What a door stands in: where things are stored, and what others would send. */
interface Around {
  readonly database: Database;
  readonly sent: readonly Sent[];
}

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

/** What version 0.1.0 has sent of one kind, and what every rule set of the list would send today. */
const allOf = (
  ending: string,
  kind: 'games' | 'packs' | 'fleets',
  { sent }: Around,
): readonly string[] => [...keptFiles(ending), ...sent.flatMap((one) => one[kind])];

const gameDoor = (around: Around): Way => {
  const { database } = around;
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
    valid: allOf('.game.json', 'games', around).map(beginningOf),
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

const packDoor = (around: Around): Way => {
  const { database } = around;
  const cards = makeCards(partsOf(database));
  return {
    valid: allOf('.pack.json', 'packs', around).map(fewCardsOf),
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

const fleetDoor = ({ database }: Around, valid: readonly string[]): Way => {
  const { list, editor, share, onDesk } = fleetStores(database);
  return {
    valid,
    take: async (text) => {
      const taken = await share.takeFleet(text);
      if (!taken.ok) return false;
      const made = await list.createFleet(share.newFleetOf(taken.value, 'From lists'));
      await editor.openFleet(made.id ?? '');
      const { desk, fleet, shelf } = onDesk();
      desk.glance(fleet, shelf);
      desk.text(fleet);
      await database.run('DELETE FROM fleets');
      await database.run('DELETE FROM packs');
      return true;
    },
  };
};

interface SentCode {
  readonly code: string;
}

const codesOfFleets = ({ sent }: Around): readonly string[] => [
  // Written with the rest of the kept files.
  ...keptFiles('fleetCodes.json').flatMap((file) =>
    (JSON.parse(file) as readonly SentCode[]).map(({ code }) => code),
  ),
  ...sent.flatMap(({ fleetCodes }) => fleetCodes),
];

/** As somebody has them who has none of the cards. */
const listsOf = ({ sent }: Around): readonly string[] => [
  ...new Set(sent.flatMap(({ lists }) => lists.flatMap((text) => [text, unknownIn(text)]))),
];

/** Ships that no pack knows. */
const unknownIn = (list: string): string => list.replace(/^(\d+ x )?[A-Z][a-z]+/gm, '$1Unheard');

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

interface Tables {
  readonly tables: Readonly<
    Record<string, { readonly columns: unknown; readonly rows: readonly unknown[] }>
  >;
}

const fewRowsOf = (file: string): string => {
  // A backup that the app wrote.
  const { tables, ...rest } = JSON.parse(file) as Tables;
  const few = Object.entries(tables).map(([name, { columns, rows }]) => [
    name,
    { columns, rows: rows.slice(0, 2) },
  ]);
  return JSON.stringify({ ...rest, tables: Object.fromEntries(few) });
};

const backupDoor = ({ database, sent }: Around): Way => ({
  work: 4,
  valid: [...keptFiles('backup.json').map(fewRowsOf), ...sent.map(({ backup }) => backup)],
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

const WAYS: Readonly<Record<string, (around: Around) => Way>> = {
  games: gameDoor,
  packs: packDoor,
  fleets: (around) => fleetDoor(around, allOf('.fleet.json', 'fleets', around)),
  'fleet codes': (around) => fleetDoor(around, codesOfFleets(around)),
  lists: (around) => fleetDoor(around, listsOf(around)),
  codes: (around) => codeDoor(gameDoor(around)),
  backups: backupDoor,
};

let sent: Promise<readonly Sent[]> | null = null;

/** Every way in, each to a database of its own. */
export const doors = (): readonly (readonly [name: string, open: () => Promise<Watched>])[] =>
  Object.entries(WAYS).map(([name, way]) => [
    name,
    async () => {
      sent ??= sentByEach();
      const database = await migratedDatabase();
      return { door: way({ sent: await sent, database }), database };
    },
  ]);

export interface Watched {
  readonly door: Way;
  readonly database: Database;
}
