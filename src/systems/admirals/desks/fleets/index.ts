import type { FleetDesk } from '../../../../core/pages/desks';
import type { AdmiralsCard, ShipCard } from '../../../admirals-shared/cards/types';
import { totalsPage } from '../../../admirals-shared/desks/fleets/totalsPage';
import { AIMS } from '../../../admirals-shared/fleet/aims';
import * as kit from '../../../kit/fleets/desk';
import { entriesOf, withEntries } from '../../../kit/fleets/entries';
import { searchCompletions } from '../../fleet/completions';
import { viewFleet } from '../../fleet/fleetView';
import { filledLibrary } from '../../fleet/libraryRules';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { hullTaken } from '../../fleet/firepower';
import { fleetTotals, worthTo } from '../../fleet/figures';
import {
  fleetCards,
  isAdmiralsCard,
  type FleetCards,
  gatherWithList,
} from '../../fleet/fleetCards';
import { ANY_SHIPS, type Fleet } from '../../fleet/fleet';
import type { AdmiralsWords } from '../../words/en';
import { addPage, shipPage, sheetParts, textParts } from './ships';
import { makeReach } from '../../../admirals-shared/desks/fleets/reach';
import { commandPage, ordersPage } from './commandPage';
import { fleetPage, sharesBlock } from './fleetPage';
import { openFleet, type OnDesk } from './onDesk';
import { rulesFor } from '../../rules';

const BLANK: Omit<Fleet, 'list'> = {
  mode: 'constructed',
  limit: { escalation: 'Alpha' },
  ships: [],
  flightGroups: [],
  orders: [],
};

const blankFleet = ({ lists }: FleetCards): Fleet => {
  const [list = ANY_SHIPS] = lists.keys();
  return { ...BLANK, list };
};

/** 10A, 10B, 13C: legal ways to fill a fleet, most power first, then the aim. */
const searchFrom = (desk: OnDesk, aim: string) => {
  const { list, cards, rules } = desk;
  return list && searchCompletions({ ...desk, list, valueOf: worthTo(aim, cards, rules) });
};

/** With these ships, and orders for them. */
const withOrders = (desk: OnDesk, codes: readonly string[]): Fleet => {
  const { list } = desk;
  const fleet = withEntries(desk.fleet, codes);
  return list
    ? { ...fleet, orders: filledLibrary(viewFleet({ ...desk, list, fleet }), 'mixed') }
    : fleet;
};

/** Where fleets are built, checked and handed to others. */
export const makeFleetDesk = (words: AdmiralsWords): FleetDesk => {
  const reach = makeReach<ShipCard, OnDesk>({
    sideOf: ({ allegiance }) => allegiance,
    hullTaken,
  });
  return kit.makeFleetDesk<AdmiralsCard, FleetCards, OnDesk>({
    isOurs: isAdmiralsCard,
    cardsOf: fleetCards,
    blank: blankFleet,
    withShip: (code) => ({ ...BLANK, list: ANY_SHIPS, ships: entriesOf([code]) }),
    form: FLEET_FORM,
    gather: gatherWithList,
    open: (opened) => openFleet(opened, rulesFor(opened.rulings), words),
    pages: {
      fleet: fleetPage,
      add: addPage,
      ship: shipPage,
      orders: ordersPage,
      command: commandPage,
      totals: (desk) =>
        totalsPage(desk, fleetTotals(desk.fleet, desk.cards, desk.rules), reach.blocks(desk)),
    },
    spent: sharesBlock,
    work: (desk, page) => (page === 'totals' ? reach.work(desk) : null),
    aims: AIMS.map((id) => ({ id, label: words.fleetDesk.aims[id] })),
    search: searchFrom,
    added: withOrders,
    text: textParts,
    sheet: sheetParts,
  });
};
