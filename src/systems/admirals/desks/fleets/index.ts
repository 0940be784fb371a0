import type { Checked } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { FleetDesk, Shelf } from '../../../../core/pages/desks';
import type { Page, PageRef } from '../../../../core/pages/page';
import { AIMS } from '../../../admirals-shared/fleet/aims';
import { fleetCards } from '../../fleet/fleetCards';
import { rulesFor, type AdmiralsParts } from '../../../admirals-shared/parts';
import type { AdmiralsWords } from '../../words/en';
import { addPage } from './addPage';
import { commandPage } from './commandPage';
import { completionsOf } from '../../../admirals-shared/desks/fleets/completions';
import { draftOf } from './draft';
import { fleetPage } from './fleetPage';
import { EMPTY_SHELF, onceAFleet, takenWhole } from '../../../kit/fleets/frame';
import { glanceOf } from './glance';
import { makeFleetCode } from './makeFleetCode';
import { cardsAtHand, cardsCalled, makeOnDesk, missingCards, type OnDesk } from './onDesk';
import { ordersPage } from '../../../admirals-shared/desks/fleets/ordersPage';
import { parseFleetCode } from './parseFleetCode';
import { makeReach, type Reach } from './reach';
import { sharesBlock } from './shares';
import { sheetOf } from '../../../admirals-shared/desks/fleets/sheet';
import { shipPage } from '../../../admirals-shared/desks/fleets/shipPage';
import { textOf } from '../../../admirals-shared/desks/fleets/text';
import { totalsPage, totalsWork } from '../../../admirals-shared/desks/fleets/totalsPage';

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

const parseCode = (
  code: string,
  shelf: Shelf,
): Checked<{ readonly name: string; readonly draft: Answers }> => {
  const read = parseFleetCode(code);
  if (!read.ok) return read;
  const { name, fleet } = read.value;
  const cards = fleetCards(cardsAtHand({ cards: {} }, shelf).map(({ card }) => card));
  return takenWhole({ name, draft: draftOf(fleet) }, missingCards(fleet, cards));
};

/** Where fleets are built, checked and told to others. */
export const makeFleetDesk = (parts: AdmiralsParts, words: AdmiralsWords): FleetDesk => {
  const reach = makeReach();
  const onDesk = onceAFleet((fleet, shelf) =>
    makeOnDesk(fleet, shelf, rulesFor(parts, shelf.rulings ?? {}), words),
  );
  return {
    blank: blankDraft,
    page: (fleet, at, shelf) => pageOf(onDesk(fleet, shelf), at, reach),
    work: (fleet, { page }, shelf) =>
      page === 'totals' ? totalsWork(onDesk(fleet, shelf), reach) : null,
    glance: (fleet, shelf) => glanceOf(onDesk(fleet, shelf)),
    cards: cardsCalled,
    completions: (fleet, aim, shelf) => completionsOf(onDesk(fleet, shelf), aim),
    aims: AIMS.map((id) => ({ id, label: words.fleet.aim(id) })),
    text: (fleet) => textOf(onDesk(fleet, EMPTY_SHELF)),
    sheet: (fleet) => sheetOf(onDesk(fleet, EMPTY_SHELF)),
    makeCode: (fleet) => makeFleetCode(fleet.name, onDesk(fleet, EMPTY_SHELF).fleet),
    parseCode,
  };
};
