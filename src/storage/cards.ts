import { isObject } from '../core/checked/read';
import type { Bound, Session } from './database';
import { jsonParameter, readJson } from './json';
import { flag, readRows, readSummary, type Loaded, type Read } from './rows';

/** A card as a list shows it. */
export interface CardHeader {
  readonly id: string;
  readonly pack: string;
  readonly system: string;
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  /** False for a draft: its body is what was typed so far. */
  readonly complete: boolean;
  /** What the system wants in a list: role, size, cost. Null where it could not be read. */
  readonly summary: unknown;
  /** Grows when the card's content changes: a fleet tells by it that its copy is old. */
  readonly revision: number;
  readonly created: number;
  readonly updated: number;
}

/** A card whole: the body is for its system's `parseCard` to judge. */
export interface StoredCard extends CardHeader {
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is saved; the revision is counted here. */
export type CardToSave = Omit<StoredCard, 'revision'>;

/** Which cards: those of packs in use, unless a pack is named or every pack asked for. */
export interface CardFilter {
  readonly system: string;
  readonly kind?: string;
  readonly pack?: string;
  readonly everyPack?: true;
}

interface HeaderRow {
  readonly id: string;
  readonly pack: string;
  readonly system: string;
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  readonly complete: number;
  readonly summary: string;
  readonly revision: number;
  readonly created: number;
  readonly updated: number;
}

interface Row extends HeaderRow {
  readonly body: string;
}

const HEADER = ['id', 'pack', 'system', 'kind', 'code', 'name', 'complete', 'summary', 'revision']
  .concat('created', 'updated')
  .map((column) => `c.${column}`)
  .join(', ');

const inPacks = ({ pack, everyPack }: CardFilter): string => {
  if (pack !== undefined) return 'AND c.pack = ?';
  return everyPack === true ? '' : 'AND p.in_use = 1';
};

const where = (filter: CardFilter): { sql: string; params: readonly Bound[] } => ({
  sql: `FROM cards c JOIN packs p ON p.id = c.pack
    WHERE c.system = ? AND c.deleted IS NULL AND p.deleted IS NULL
    ${filter.kind === undefined ? '' : 'AND c.kind = ?'} ${inPacks(filter)}
    ORDER BY c.kind, c.name, c.id`,
  params: [filter.system, filter.kind, filter.pack].filter((bound) => bound !== undefined),
});

const readHeader = (row: HeaderRow): CardHeader => ({
  ...row,
  complete: row.complete === 1,
  summary: readSummary(row.summary),
});

const readCard = (row: Row): Read<StoredCard> => {
  const json = readJson(row.body);
  if (!json.ok) return json;
  if (!isObject(json.value)) return { ok: false, detail: 'body is not an object' };
  return { ok: true, value: { ...readHeader(row), body: json.value } };
};

/** Thousands of cards without their bodies, by kind and name. */
export const listCards = async (
  session: Session,
  filter: CardFilter,
): Promise<readonly CardHeader[]> => {
  const { sql, params } = where(filter);
  return (await session.all<HeaderRow>(`SELECT ${HEADER} ${sql}`, params)).map(readHeader);
};

/** The same cards whole. */
export const loadCards = async (
  session: Session,
  filter: CardFilter,
): Promise<Loaded<StoredCard>> => {
  const { sql, params } = where(filter);
  const rows = await session.all<Row>(`SELECT ${HEADER}, c.body ${sql}`, params);
  return readRows('cards', rows, ({ id }) => id, readCard);
};

/** Cards by id, wherever they are, deleted ones too; in no order. */
export const loadCardsById = async (
  session: Session,
  ids: readonly string[],
): Promise<Loaded<StoredCard>> => {
  const rows = await session.all<Row>(
    `SELECT ${HEADER}, c.body FROM cards c WHERE c.id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return readRows('cards', rows, ({ id }) => id, readCard);
};

/** One statement for this many cards: a text of a megabyte or so. */
const AT_ONCE = 500;

const SAVE = `
  INSERT INTO cards
    (id, pack, system, kind, code, name, complete, body, summary, revision, created, updated)
  SELECT value ->> 'id', value ->> 'pack', value ->> 'system', value ->> 'kind', value ->> 'code',
    value ->> 'name', value ->> 'complete', value ->> 'body', value ->> 'summary', 1,
    value ->> 'created', value ->> 'updated'
  FROM json_each(?) WHERE true
  ON CONFLICT (id) DO UPDATE SET
    revision = revision + (body IS NOT excluded.body OR kind IS NOT excluded.kind),
    pack = excluded.pack, system = excluded.system, kind = excluded.kind, code = excluded.code,
    name = excluded.name, complete = excluded.complete, body = excluded.body,
    summary = excluded.summary, updated = excluded.updated, deleted = NULL`;

const toSave = (card: CardToSave) => ({
  ...card,
  complete: flag(card.complete),
  body: JSON.stringify(card.body),
  summary: JSON.stringify(card.summary ?? null),
});

/** New cards, or cards anew. Inside a transaction it is all or nothing. */
export const saveCards = async (session: Session, cards: readonly CardToSave[]): Promise<void> => {
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    await session.run(SAVE, [jsonParameter(cards.slice(from, from + AT_ONCE).map(toSave))]);
  }
};

/** The ids of every card of these packs, deleted ones too. */
export const listCardIds = async (
  session: Session,
  packs: readonly string[],
): Promise<readonly string[]> =>
  (
    await session.all<{ readonly id: string }>(
      'SELECT id FROM cards WHERE pack IN (SELECT value FROM json_each(?))',
      [JSON.stringify(packs)],
    )
  ).map(({ id }) => id);
