import type { DraftCard } from '../core/pages/desks';
import { loadCards, saveCards } from '../storage/cards';
import type { Session } from '../storage/database';
import { listPacks, savePack, type Pack } from '../storage/packs';
import { savedFrom } from './copyForSystem';
import type { FleetParts, FleetSystem } from './fleetParts';
import { builtInPacks, readShelf } from './makeShelves';

/** Cards that came with a fleet and that nobody had: what the pack for them is called, and the drafts. */
export interface NewCards {
  readonly pack: string;
  readonly cards: readonly DraftCard[];
}

const keyOf = (kind: string, code: unknown): string => `${kind} ${String(code)}`;

/** Into the pack of that name, which is made where none in use has it; a code that is kept already is not kept again. */
export const keepNewCards = async (
  session: Session,
  { systems, now, newId }: Pick<FleetParts, 'systems' | 'now' | 'newId'>,
  { system }: FleetSystem,
  { pack: name, cards }: NewCards,
): Promise<void> => {
  const desk = systems.words(system).shows.cards;
  if (!desk) return;
  const kept = await loadCards(session, { system: system.id });
  const known = new Set(kept.things.map(({ kind, code }) => keyOf(kind, code)));
  const fresh = cards.filter(({ kind, draft }) => !known.has(keyOf(kind, draft['code'])));
  if (fresh.length === 0) return;
  const time = now();
  const isOurs = (pack: Pack): boolean =>
    pack.system === system.id && pack.name === name && pack.inUse && !pack.builtIn;
  const found = (await listPacks(session)).things.find(isOurs);
  const id = found?.id ?? newId();
  const said = { name, author: '', version: '1', colour: 'ice', notes: '', body: {} };
  const times = { created: time, updated: time };
  if (!found)
    await savePack(session, {
      ...{ id, system: system.id, ...said },
      ...{ builtIn: false, inUse: true, ...times },
    });
  const shelf = await readShelf(session, system, builtInPacks(systems, system));
  await saveCards(session, savedFrom({ target: { system, desk }, shelf, time, newId }, id, fresh));
};
