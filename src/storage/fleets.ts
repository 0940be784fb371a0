import { isObject } from '../core/checked/read';
import type { Session } from './database';
import { readJson } from './json';
import { flag, readRows, readSummary, type Loaded, type Read } from './rows';

/** What the system's check said when the fleet was last saved. */
export const LEGALITIES = ['unchecked', 'legal', 'illegal'] as const;
export type Legality = (typeof LEGALITIES)[number];

/** A copy of a card as it was when it came into the fleet, and which revision of which card that was. */
export interface FrozenCard {
  readonly card: string;
  readonly revision: number;
  readonly body: unknown;
}

/** A fleet as a list shows it. */
export interface FleetHeader {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly notes: string;
  readonly legality: Legality;
  /** What the system wants in a list: size, points, ships. Null where it could not be read. */
  readonly summary: unknown;
  readonly archived: boolean;
  readonly created: number;
  readonly updated: number;
}

/** A fleet whole: the body is for its system to judge. */
export interface StoredFleet extends FleetHeader {
  readonly body: Readonly<Record<string, unknown>>;
  /** Its cards by the name that the body calls them. They are copies: a fleet survives its packs. */
  readonly cards: Readonly<Record<string, FrozenCard>>;
}

interface HeaderRow {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly tags: string;
  readonly notes: string;
  readonly legality: string;
  readonly summary: string;
  readonly archived: number;
  readonly created: number;
  readonly updated: number;
}

interface Row extends HeaderRow {
  readonly body: string;
  readonly cards: string;
}

const HEADER = 'id, system, name, tags, notes, legality, summary, archived, created, updated';

const isText = (value: unknown): value is string => typeof value === 'string';

const readTags = (text: string): readonly string[] => {
  const tags = readSummary(text);
  return Array.isArray(tags) ? tags.filter(isText) : [];
};

const readHeader = (row: HeaderRow): FleetHeader => ({
  ...row,
  tags: readTags(row.tags),
  legality: LEGALITIES.find((legality) => legality === row.legality) ?? 'unchecked',
  summary: readSummary(row.summary),
  archived: row.archived === 1,
});

const isFrozenCard = (value: unknown): value is FrozenCard =>
  isObject(value) && isText(value['card']) && typeof value['revision'] === 'number';

const readCards = (text: string): Read<Readonly<Record<string, FrozenCard>>> => {
  const json = readJson(text);
  if (!json.ok) return json;
  if (!isObject(json.value)) return { ok: false, detail: 'cards is not an object' };
  const entries = Object.entries(json.value);
  const cards = entries.flatMap(([name, card]) => (isFrozenCard(card) ? [[name, card]] : []));
  if (cards.length < entries.length) return { ok: false, detail: 'a card is not a copy of a card' };
  return { ok: true, value: Object.fromEntries(cards) };
};

const readFleet = (row: Row): Read<StoredFleet> => {
  const body = readJson(row.body);
  if (!body.ok) return body;
  if (!isObject(body.value)) return { ok: false, detail: 'body is not an object' };
  const cards = readCards(row.cards);
  if (!cards.ok) return cards;
  return { ok: true, value: { ...readHeader(row), body: body.value, cards: cards.value } };
};

/** Every fleet that is not deleted, the last changed first. */
export const listFleets = async (session: Session): Promise<readonly FleetHeader[]> =>
  (
    await session.all<HeaderRow>(
      `SELECT ${HEADER} FROM fleets WHERE deleted IS NULL ORDER BY updated DESC, id`,
    )
  ).map(readHeader);

export const loadFleets = async (
  session: Session,
  ids: readonly string[],
): Promise<Loaded<StoredFleet>> => {
  const rows = await session.all<Row>(
    `SELECT ${HEADER}, body, cards FROM fleets WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return readRows('fleets', rows, ({ id }) => id, readFleet);
};

/** A new fleet, or a fleet anew: when it was made stays as it was. */
export const saveFleet = async (session: Session, fleet: StoredFleet): Promise<void> => {
  await session.run(
    `INSERT INTO fleets
       (id, system, name, body, cards, summary, tags, notes, legality, archived, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       name = excluded.name, body = excluded.body, cards = excluded.cards,
       summary = excluded.summary, tags = excluded.tags, notes = excluded.notes,
       legality = excluded.legality, archived = excluded.archived, updated = excluded.updated,
       deleted = NULL`,
    [
      fleet.id,
      fleet.system,
      fleet.name,
      JSON.stringify(fleet.body),
      JSON.stringify(fleet.cards),
      JSON.stringify(fleet.summary ?? null),
      JSON.stringify(fleet.tags),
      fleet.notes,
      fleet.legality,
      flag(fleet.archived),
      fleet.created,
      fleet.updated,
    ],
  );
};
