import type { FleetDesk } from '../../../../core/pages/desks';
import { totalsPage } from '../../../admirals-shared/desks/fleets/totalsPage';
import { aimNamed, AIMS, worth } from '../../../admirals-shared/fleet/aims';
import * as kit from '../../../kit/fleets/desk';
import type { CadetCard } from '../../cards/types';
import { MOST_FLEET_VALUE } from '../../fleet/checkFleet';
import { searchCompletions } from '../../fleet/completions';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { fleetTotals, shipFigures } from '../../fleet/figures';
import { gatherFleet } from '../../fleet/gatherCards';
import { fleetCards, isCadetCard, type FleetCards, type LimitedFleet } from '../../fleet/types';
import { rulesFor, type CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { fleetPage, sharesBlock } from './fleetPage';
import { openFleet, type OnDesk } from './onDesk';
import { ordersPage } from './ordersPage';
import { addPage, shipPage } from './ships';
import { sheetParts, textParts } from './text';

/** Constructed Play: legal ways to fill a fleet, most Fleet Value first, then the aim. */
const searchFrom = ({ fleet, cards, rules }: OnDesk, aim: string) =>
  searchCompletions({
    fleet,
    cards,
    valueOf: (ship) => worth(aimNamed(aim), shipFigures(ship, cards, rules)),
  });

/** Where fleets of the first edition are built, checked and handed to others. */
export const makeFleetDesk = (parts: CadetParts, words: CadetWords): FleetDesk =>
  kit.makeFleetDesk<CadetCard, FleetCards, LimitedFleet, OnDesk>({
    isOurs: isCadetCard,
    cardsOf: fleetCards,
    blank: () => ({ limit: MOST_FLEET_VALUE, ships: [], orders: [] }),
    form: FLEET_FORM,
    gather: gatherFleet,
    open: (opened) => openFleet(opened, rulesFor(parts, opened.rulings), words),
    pages: {
      fleet: fleetPage,
      add: addPage,
      ship: shipPage,
      orders: ordersPage,
      totals: (desk) => totalsPage(desk, fleetTotals(desk.fleet, desk.cards, desk.rules)),
    },
    spent: sharesBlock,
    aims: AIMS.map((id) => ({ id, label: words.fleetDesk.aim(id) })),
    search: searchFrom,
    text: textParts,
    sheet: sheetParts,
  });
