import { withAnswers, type Answers, type Changes } from '../../src/core/pages/answers';
import type { FleetDesk, Shelf, ShelfFleet } from '../../src/core/pages/desks';
import type { Act, Block, BlockName, BlockOf, Item, Page } from '../../src/core/pages/page';
import type { AdmiralsCard } from '../../src/systems/admirals-shared/cards/types';
import { makeFleetDesk } from '../../src/systems/admirals/desks/fleets';
import { FLEET_FORM } from '../../src/systems/admirals/fleet/fleetForm';
import { TRAINING_FLEETS, type ReadyFleet } from '../../src/systems/admirals/training/fleets';
import { TRAINING_PACK } from '../../src/systems/admirals-shared/training/pack';
import { en } from '../../src/systems/admirals/words/en';

export const desk: FleetDesk = makeFleetDesk(en);

/** Cards as they lie on a shelf. */
export const shelfOf = (cards: readonly AdmiralsCard[]): Shelf => ({
  cards: cards.map((card) => ({
    id: `${card.kind}:${card.code}`,
    pack: TRAINING_PACK.id,
    revision: 1,
    card,
  })),
  fleets: [],
});

export const training = shelfOf(TRAINING_PACK.cards);

/** A fleet on the desk, with copies of the cards that it calls for. */
export const shelfFleet = (draft: Answers, shelf: Shelf = training, name = 'Test'): ShelfFleet => ({
  id: 'f',
  name,
  draft,
  cards: desk.cards({ draft, cards: {} }, shelf),
});

/** A fleet of the training set. */
export const readyFleet = (name: string, mode: ReadyFleet['mode'] = 'constructed'): ShelfFleet => {
  const ready = TRAINING_FLEETS.find((one) => one.name === name && one.mode === mode);
  if (!ready) throw new Error(`The training set has no fleet ${name}`);
  return shelfFleet(FLEET_FORM.write(ready), training, name);
};

export const changed = (fleet: ShelfFleet, changes: Changes, shelf = training): ShelfFleet =>
  shelfFleet(withAnswers(fleet.draft, changes), shelf, fleet.name);

/** The page once everything that it takes is worked out. */
export const pageOf = (fleet: ShelfFleet, page = 'fleet', about = '', shelf = training): Page => {
  for (const _step of desk.work?.(fleet, { page, about }, shelf) ?? []);
  const found = desk.page(fleet, { page, about }, shelf);
  if (!found) throw new Error(`The desk has no page ${page}`);
  return found;
};

const isBlock =
  <Name extends BlockName>(name: Name) =>
  (block: Block): block is BlockOf<Name> =>
    block.block === name;

export const blocksOf = <Name extends BlockName>(
  page: Page,
  name: Name,
): readonly BlockOf<Name>[] => [...page.blocks, ...(page.aside ?? [])].filter(isBlock(name));

export const itemsOf = (page: Page): readonly Item[] =>
  blocksOf(page, 'items').flatMap(({ items }) => items);

export const itemOf = (page: Page, id: string): Item => {
  const item = itemsOf(page).find((one) => one.id === id);
  if (!item) throw new Error(`The page has no item ${id}`);
  return item;
};

/** The fleet after a tap. */
export const tapped = (fleet: ShelfFleet, act: Act | undefined, shelf = training): ShelfFleet => {
  if (act?.answers === undefined) throw new Error(`Nothing to tap: ${act?.why ?? 'no act'}`);
  return changed(fleet, act.answers, shelf);
};

export const sentencesOf = (page: Page): readonly string[] =>
  blocksOf(page, 'findings').flatMap(({ findings }) => findings.map(({ text }) => text));
