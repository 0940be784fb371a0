import { isObject } from '../core/checked/read';
import type { Session } from './database';
import { readJson } from './json';
import { flag, readRows, type Loaded, type Read } from './rows';

/** A set of cards that a player entered or imported. */
export interface Pack {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  readonly colour: string;
  readonly notes: string;
  /** What the system keeps for a whole pack: arcs that a player redrew, charts. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly builtIn: boolean;
  /** Whether its cards are offered. */
  readonly inUse: boolean;
  readonly created: number;
  readonly updated: number;
}

/** A pack as a list shows it. */
export interface PackHeader extends Pack {
  readonly cards: number;
}

interface Row {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  readonly colour: string;
  readonly notes: string;
  readonly body: string;
  readonly built_in: number;
  readonly in_use: number;
  readonly created: number;
  readonly updated: number;
  readonly cards: number;
}

const SELECT = `
  SELECT id, system, name, author, version, colour, notes, body, built_in, in_use, created, updated,
    (SELECT count(*) FROM cards WHERE cards.pack = packs.id AND cards.deleted IS NULL) AS cards
  FROM packs WHERE`;

const readPack = ({ body, built_in, in_use, ...row }: Row): Read<PackHeader> => {
  const json = readJson(body);
  if (!json.ok) return json;
  if (!isObject(json.value)) return { ok: false, detail: 'body is not an object' };
  return {
    ok: true,
    value: { ...row, body: json.value, builtIn: built_in === 1, inUse: in_use === 1 },
  };
};

export const listPacks = async (session: Session): Promise<Loaded<PackHeader>> => {
  const rows = await session.all<Row>(
    `${SELECT} deleted IS NULL ORDER BY built_in DESC, name COLLATE NOCASE, id`,
  );
  return readRows('packs', rows, ({ id }) => id, readPack);
};

/** Packs by id, deleted ones too; in no order. */
export const loadPacksById = async (
  session: Session,
  ids: readonly string[],
): Promise<Loaded<PackHeader>> => {
  const rows = await session.all<Row>(`${SELECT} id IN (SELECT value FROM json_each(?))`, [
    JSON.stringify(ids),
  ]);
  return readRows('packs', rows, ({ id }) => id, readPack);
};

/** A new pack, or a pack anew: when it was made stays as it was. */
export const savePack = async (session: Session, pack: Pack): Promise<void> => {
  await session.run(
    `INSERT INTO packs
       (id, system, name, author, version, colour, notes, body, built_in, in_use, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       name = excluded.name, author = excluded.author, version = excluded.version,
       colour = excluded.colour, notes = excluded.notes, body = excluded.body,
       built_in = excluded.built_in, in_use = excluded.in_use, updated = excluded.updated,
       deleted = NULL`,
    [
      pack.id,
      pack.system,
      pack.name,
      pack.author,
      pack.version,
      pack.colour,
      pack.notes,
      JSON.stringify(pack.body),
      flag(pack.builtIn),
      flag(pack.inUse),
      pack.created,
      pack.updated,
    ],
  );
};
