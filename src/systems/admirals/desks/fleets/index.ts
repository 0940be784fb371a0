import { checked, problems, type Checked } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { FleetDesk, Shelf, ShelfFleet } from '../../../../core/pages/desks';
import type { Page, PageRef } from '../../../../core/pages/page';
import { AIMS } from '../../fleet/aims';
import { fleetCards } from '../../fleet/fleetCards';
import { rulesFor, type AdmiralsParts } from '../../parts';
import type { AdmiralsWords } from '../../words/en';
import { addPage } from './addPage';
import { commandPage } from './commandPage';
import { completionsOf } from './completions';
import { draftOf } from './draft';
import { fleetPage } from './fleetPage';
import { glanceOf } from './glance';
import { makeFleetCode } from './makeFleetCode';
import { cardsAtHand, cardsCalled, makeOnDesk, missingCards, type OnDesk } from './onDesk';
import { ordersPage } from './ordersPage';
import { parseFleetCode } from './parseFleetCode';
import { makeReach, type Reach } from './reach';
import { sharesBlock } from './shares';
import { sheetOf } from './sheet';
import { shipPage } from './shipPage';
import { textOf } from './text';
import { totalsPage, totalsWork } from './totalsPage';

const EMPTY: Shelf = { cards: [], fleets: [] };

const blankDraft = (shelf: Shelf): Answers => {
  const { lists } = fleetCards(cardsAtHand({ cards: {} }, shelf).map(({ card }) => card));
  const [list = ''] = lists.keys();
  const limit = { escalation: 'Alpha' } as const;
  return draftOf({ mode: 'constructed', limit, list, ships: [], flightGroups: [], orders: [] });
};

const partOf = (desk: OnDesk, { page, about = '' }: PageRef, reach: Reach): Page | null => {
  if (page === 'fleet') return fleetPage(desk);
  if (page === 'add') return addPage(desk);
  if (page === 'ship') return shipPage(desk, about);
  if (page === 'orders') return ordersPage(desk);
  if (page === 'command') return commandPage(desk);
  return page === 'totals' ? totalsPage(desk, reach) : null;
};

/** Power and shares come first on every page: whatever is changed, it is changed with them in view. */
const pageOf = (desk: OnDesk, at: PageRef, reach: Reach): Page | null => {
  const page = partOf(desk, at, reach);
  return page && { ...page, blocks: [sharesBlock(desk), ...page.blocks] };
};

/** A code is taken whole or not at all: every card that it names has to be at hand. */
const parseCode = (
  code: string,
  shelf: Shelf,
): Checked<{ readonly name: string; readonly draft: Answers }> => {
  const read = parseFleetCode(code);
  if (!read.ok) return read;
  const { name, fleet } = read.value;
  const cards = fleetCards(cardsAtHand({ cards: {} }, shelf).map(({ card }) => card));
  const missing = missingCards(fleet, cards);
  if (missing.length === 0) return checked({ name, draft: draftOf(fleet) });
  return problems(
    ...missing.map(({ kind, code: of }) => ({
      path: '',
      why: { id: 'card-missing', kind, code: of },
    })),
  );
};

/** Where fleets are built, checked and told to others. */
export const makeFleetDesk = (parts: AdmiralsParts, words: AdmiralsWords): FleetDesk => {
  const reach = makeReach();
  // A fleet is looked at by several pages and lists before it changes.
  const known = new WeakMap<ShelfFleet, { readonly shelf: Shelf; readonly desk: OnDesk }>();
  const onDesk = (fleet: ShelfFleet, shelf: Shelf): OnDesk => {
    const before = known.get(fleet);
    if (before?.shelf === shelf) return before.desk;
    const desk = makeOnDesk(fleet, shelf, rulesFor(parts, shelf.rulings ?? {}), words);
    known.set(fleet, { shelf, desk });
    return desk;
  };
  return {
    blank: blankDraft,
    page: (fleet, at, shelf) => pageOf(onDesk(fleet, shelf), at, reach),
    work: (fleet, { page }, shelf) =>
      page === 'totals' ? totalsWork(onDesk(fleet, shelf), reach) : null,
    glance: (fleet, shelf) => glanceOf(onDesk(fleet, shelf)),
    cards: cardsCalled,
    completions: (fleet, aim, shelf) => completionsOf(onDesk(fleet, shelf), aim),
    aims: AIMS.map((id) => ({ id, label: words.fleet.aim(id) })),
    text: (fleet) => textOf(onDesk(fleet, EMPTY)),
    sheet: (fleet) => sheetOf(onDesk(fleet, EMPTY)),
    makeCode: (fleet) => makeFleetCode(fleet.name, onDesk(fleet, EMPTY).fleet),
    parseCode,
  };
};
