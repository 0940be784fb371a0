import { loadCardsById } from './cards';
import type { Session } from './database';
import { loadFleets } from './fleets';
import { loadPacksById } from './packs';
import type { DamagedRow } from './problem';
import type { Loaded } from './rows';
import { loadSettings } from './settings';

/** What keeps a thing from being shown; null where nothing does. */
export type Fault = string | null;

interface Named {
  readonly id: string;
  readonly name: string;
}

export const listNamed = (session: Session, table: string): Promise<readonly Named[]> =>
  session.all<Named>(`SELECT id, name FROM ${table} ORDER BY id`);

/** So many bodies are held at a time. */
const AT_ONCE = 200;

const inParcels = <Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / AT_ONCE) }, (_, n) =>
    things.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );

/** Of one table, the rows that cannot be read and those that have a fault. */
export const findIn = async <Thing extends Named>(
  session: Session,
  table: string,
  load: (session: Session, ids: readonly string[]) => Promise<Loaded<Thing>>,
  faultOf: (thing: Thing) => Fault | Promise<Fault>,
): Promise<readonly DamagedRow[]> => {
  const found: DamagedRow[] = [];
  for (const rows of inParcels(await listNamed(session, table))) {
    const { things, damaged } = await load(
      session,
      rows.map(({ id }) => id),
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    found.push(...damaged.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })));
    for (const thing of things) {
      const detail = await faultOf(thing);
      if (detail !== null) found.push({ table, id: thing.id, name: thing.name, detail });
    }
  }
  return found;
};

const noFault = (): Fault => null;

/** What cannot even be read, without asking any rules: quick enough for every start. */
export const findUnread = async (session: Session): Promise<readonly DamagedRow[]> => [
  ...(await loadSettings(session)).damaged,
  ...(await findIn(session, 'packs', loadPacksById, noFault)),
  ...(await findIn(session, 'cards', loadCardsById, noFault)),
  ...(await findIn(session, 'fleets', loadFleets, noFault)),
];
