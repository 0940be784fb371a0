import type { Session } from './database';
import type { Deletable } from './rows';

/** Something that a player deleted, while it can still be taken back. */
export interface DeletedThing {
  readonly table: Deletable;
  readonly id: string;
  readonly system: string;
  readonly name: string;
  /** Of a card; null for anything else. */
  readonly kind: string | null;
  /** The name of a card's pack; null for anything else. */
  readonly pack: string | null;
  readonly deleted: number;
}

/** Cards of a deleted pack come back with it; a card that was never typed in is not worth a line. */
const DELETED = `
  SELECT 'packs' AS "table", id, system, name, NULL AS kind, NULL AS pack, deleted
    FROM packs WHERE deleted IS NOT NULL
  UNION ALL SELECT 'cards', c.id, c.system, coalesce(nullif(c.name, ''), c.code), c.kind, p.name, c.deleted
    FROM cards c JOIN packs p ON p.id = c.pack
    WHERE c.deleted IS NOT NULL AND p.deleted IS NULL AND c.name || c.code <> ''
  UNION ALL SELECT 'fleets', id, system, name, NULL, NULL, deleted
    FROM fleets WHERE deleted IS NOT NULL
  UNION ALL SELECT 'games', id, system, name, NULL, NULL, deleted
    FROM games WHERE deleted IS NOT NULL
  ORDER BY deleted DESC, name, id`;

/** Everything that can still be taken back, the last deleted first. */
export const listDeleted = (session: Session): Promise<readonly DeletedThing[]> =>
  session.all<DeletedThing>(DELETED);
