import { append, replay } from '../../src/core/game/log';
import type { System } from '../../src/core/game/system';
import type { Answers } from '../../src/core/pages/answers';
import type { FleetDesk, Shelf, ShelfFleet } from '../../src/core/pages/desks';
import type { ReadyGame } from '../../src/core/pages/shows';
import { makeBackup } from '../../src/storage/backup';
import type { Database } from '../../src/storage/database';
import { makeGameFile } from '../../src/storage/gameFile';
import { makePackFile } from '../../src/storage/packFile';
import { makeCards } from '../../src/stores/makeCards';
import { makeGameList } from '../../src/stores/makeGameList';
import { START } from '../../src/stores/openGame';
import { seeded } from './chance';
import { fleetStores } from './fleetStores';
import { listedSystems } from './listedSystems';
import { playedByPages } from './offeredByPages';
import { migratedDatabase } from './testDatabase';

/** Files and codes as a player of a rule set would send them. */
export interface Sent {
  readonly games: readonly string[];
  readonly packs: readonly string[];
  readonly fleets: readonly string[];
  readonly fleetCodes: readonly string[];
  /** Fleets as words, where the rule set takes these too. */
  readonly lists: readonly string[];
  /** Of a device that holds all of it. */
  readonly backup: string;
}

/** For stores with the rule sets of the app, over a database. */
export const partsOf = (database: Database) => {
  let made = 0;
  return {
    systems: listedSystems(),
    open: () => Promise.resolve(database),
    now: () => 1_800_000_000_000,
    newId: () => `new-${(made += 1)}`,
    app: '0.1.0',
    onChange: () => undefined,
  };
};

/** Few enough that reading the game is quick. */
const STEPS = 12;

/** A game as somebody began it who taps what the pages show. */
const gameOf = (system: System, { id, setup }: ReadyGame, seed: number): string => {
  const chance = seeded(seed);
  const start = system.start(setup);
  if (!start.ok) throw new Error(start.why.id);
  let played = replay({ steps: [{ command: START, events: start.events }], cursor: 1 });
  for (let taps = 1; taps < STEPS; taps += 1) {
    const command = playedByPages({ system, setup, state: played.state }, chance);
    const decision = command && system.decide(setup, played.state, command);
    if (command && decision?.ok) played = append(played, { command, events: decision.events });
  }
  const { steps, cursor } = played.log;
  const timed = steps.map((step, at) => ({ ...step, at }));
  return makeGameFile({ system: system.id, name: id, setup, cursor, steps: timed });
};

/** The shortest and the longest. */
const gamesOf = (system: System): readonly string[] => {
  const { readyGames } = system.words.en.shows;
  const ends = [readyGames[0], readyGames.at(-1)];
  return ends.flatMap((ready, n) => (ready ? [gameOf(system, ready, n)] : []));
};

const CARDS_OF_A_KIND = 3;

/** Some cards of every kind of the packs that come with the rule set, as a player's own. */
const packsOf = (system: System): readonly string[] => {
  const { kinds, builtIn } = system.words.en.shows.cards ?? { kinds: [], builtIn: [] };
  const all = builtIn.flatMap(({ cards }) => cards);
  const some = kinds.flatMap(({ id: kind }) =>
    all.filter((card) => card.kind === kind).slice(0, CARDS_OF_A_KIND),
  );
  const cards = some.map(({ kind, draft }, n) => ({
    ...{ id: `${system.id}-${n}`, kind, draft: !system.parseCard(draft).ok, body: draft },
  }));
  const pack = {
    id: `own-${system.id}`,
    name: 'Own',
    author: '',
    version: '1',
    colour: '',
    notes: '',
    body: {},
  };
  return cards.length === 0
    ? []
    : [makePackFile({ app: '0.1.0', system: system.id, packs: [{ ...pack, cards }] })];
};

type FleetsOf = Pick<Sent, 'fleets' | 'fleetCodes' | 'lists'>;

const firstCompletion = (desk: FleetDesk, fleet: ShelfFleet, shelf: Shelf): Answers | null => {
  for (const { found } of desk.completions(fleet, desk.aims[0]?.id ?? '', shelf)) {
    if (found[0]) return found[0].draft;
  }
  return null;
};

/** A fleet that the desk has filled by itself. */
const fleetsOf = async (system: System, database: Database): Promise<FleetsOf> => {
  const { fleets: desk } = system.words.en.shows;
  if (!desk) return { fleets: [], fleetCodes: [], lists: [] };
  const { list, editor, share, onDesk } = fleetStores(database, `${system.id}-`);
  const put = async (draft?: Answers) => {
    const made = await list.createFleet({
      system: system.id,
      name: 'Own',
      ...(draft && { draft }),
    });
    await editor.openFleet(made.id ?? '');
    return onDesk();
  };
  const { fleet, shelf } = await put();
  const filled = await put(firstCompletion(desk, fleet, shelf) ?? fleet.draft);
  const words = desk.text(filled.fleet);
  return {
    fleets: [share.fileOf(filled).text],
    fleetCodes: [(await share.codeOf(filled)).code],
    lists: desk.parseCode(words, filled.shelf).ok ? [words] : [],
  };
};

/** Puts games and packs where fleets lie already, and copies everything. */
const backupOf = async (database: Database, { games, packs }: Omit<Sent, 'backup'>) => {
  const shelf = makeGameList(partsOf(database));
  for (const text of games) {
    const read = await shelf.readGame(text);
    if (read.ok) await shelf.keepGame(read.preview);
  }
  const cards = makeCards(partsOf(database));
  for (const text of packs) {
    const plan = await cards.readFile(text);
    if (plan.ok) await cards.importFile(plan.value, {});
  }
  return makeBackup(database, 0);
};

/** What a player of a rule set would send. */
export const sentBy = async (system: System): Promise<Sent> => {
  const database = await migratedDatabase();
  const fleets = await fleetsOf(system, database);
  const sent = { ...fleets, games: gamesOf(system), packs: packsOf(system) };
  return { ...sent, backup: await backupOf(database, sent) };
};

/** The same of every rule set of the list. */
export const sentByEach = async (): Promise<readonly Sent[]> =>
  Promise.all((await listedSystems().loadAll()).map(sentBy));
