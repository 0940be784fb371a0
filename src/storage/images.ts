import { loadCardsById, saveCards, type CardToSave } from './cards';
import type { Session } from './database';
import { loadPacksById, savePack, type Pack } from './packs';
import { saveDeleted } from './rows';

/** A thing as it stands at one moment: null where there is none, a time where it is deleted. */
export interface Image<Thing> {
  readonly id: string;
  readonly thing: Thing | null;
  readonly deleted: number | null;
}

/** Packs and cards at one moment: what an act leaves, and what taking it back puts there again. */
export interface Images {
  readonly packs: readonly Image<Pack>[];
  readonly cards: readonly Image<CardToSave>[];
}

const loadDeleted = async (
  session: Session,
  table: 'packs' | 'cards',
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> => {
  const rows = await session.all<{ readonly id: string; readonly deleted: number | null }>(
    `SELECT id, deleted FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map(({ id, deleted }) => [id, deleted]));
};

const imagesOf = <Thing extends { readonly id: string }>(
  ids: readonly string[],
  things: readonly Thing[],
  deleted: ReadonlyMap<string, number | null>,
): readonly Image<Thing>[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ids.map((id) => ({ id, thing: byId.get(id) ?? null, deleted: deleted.get(id) ?? null }));
};

/** How these packs and cards stand now. */
export const loadImages = async (
  session: Session,
  packs: readonly string[],
  cards: readonly string[],
): Promise<Images> => ({
  packs: imagesOf(
    packs,
    (await loadPacksById(session, packs)).things,
    await loadDeleted(session, 'packs', packs),
  ),
  cards: imagesOf(
    cards,
    (await loadCardsById(session, cards)).things,
    await loadDeleted(session, 'cards', cards),
  ),
});

const saveDeletions = async (
  session: Session,
  table: 'packs' | 'cards',
  images: readonly Image<unknown>[],
  now: number,
): Promise<void> => {
  const times = new Map<number, string[]>();
  for (const { id, thing, deleted } of images) {
    const at = thing === null ? now : deleted;
    if (at === null) continue;
    const ids = times.get(at);
    if (ids) ids.push(id);
    else times.set(at, [id]);
  }
  for (const [at, ids] of times) await saveDeleted(session, table, ids, at);
};

const things = <Thing>(images: readonly Image<Thing>[]): readonly Thing[] =>
  images.flatMap(({ thing }) => (thing === null ? [] : [thing]));

/** Puts packs and cards as they are to stand. What was not there is deleted; a card's revision only grows. */
export const saveImages = async (session: Session, images: Images, now: number): Promise<void> => {
  for (const pack of things(images.packs)) await savePack(session, pack);
  await saveCards(session, things(images.cards));
  await saveDeletions(session, 'packs', images.packs, now);
  await saveDeletions(session, 'cards', images.cards, now);
};
