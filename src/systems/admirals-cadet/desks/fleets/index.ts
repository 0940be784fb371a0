import type { FleetDesk } from '../../../../core/pages/desks';
import type { Page, PageRef } from '../../../../core/pages/page';
import { totalsBlocks } from '../../../admirals-shared/desks/fleets/totalsPage';
import { aimNamed, searchInSlices } from '../../../admirals-shared/desks/fleets/completions';
import { worth, AIMS } from '../../../admirals-shared/fleet/aims';
import { withShips } from '../../../admirals-shared/desks/fleets/edits';
import { onceAFleet, EMPTY_SHELF, takenWhole } from '../../../kit/fleets/frame';
import { searchCompletions } from '../../fleet/completions';
import { fleetTotals, shipFigures } from '../../fleet/figures';
import { rulesFor, type CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { addPage } from './addPage';
import { draftOf } from './draft';
import { makeFleetCode, parseFleetCode } from './fleetCode';
import { fleetPage, kickerOf, sharesBlock } from './fleetPage';
import { cardsCalled, makeOnDesk, missingCards, type OnDesk } from './onDesk';
import { ordersPage } from './ordersPage';
import { shipPage } from './shipPage';
import { glanceOf, sheetOf, textOf } from './told';

/** What the fleet brings in all. */
const totalsPage = (on: OnDesk): Page => {
  const { fleet, cards, rules, words } = on;
  const say = words.fleetDesk.totals;
  const isEmpty = fleet.ships.length === 0;
  return {
    title: say.title,
    kicker: kickerOf(on),
    blocks: isEmpty
      ? [{ block: 'text', text: say.empty }]
      : totalsBlocks(fleetTotals(fleet, cards, rules), on),
  };
};

const partOf = (on: OnDesk, { page, about = '' }: PageRef): Page | null => {
  if (page === 'fleet') return fleetPage(on);
  if (page === 'add') return addPage(on);
  if (page === 'ship') return shipPage(on, about);
  if (page === 'orders') return ordersPage(on);
  return page === 'totals' ? totalsPage(on) : null;
};

/** Fleet Value comes first on every page: whatever is changed, it is changed with it in view. */
const pageOf = (on: OnDesk, at: PageRef): Page | null => {
  const page = partOf(on, at);
  return page && { ...page, blocks: [sharesBlock(on), ...page.blocks] };
};

/** Constructed Play: legal ways to fill a fleet, most Fleet Value first, then the aim. */
const completionsOf = (on: OnDesk, wanted: string) => {
  const { fleet, cards, rules } = on;
  const aim = aimNamed(wanted);
  const search = searchCompletions({
    fleet,
    cards,
    valueOf: (ship) => worth(aim, shipFigures(ship, cards, rules)),
  });
  return searchInSlices(on, aim, search, (codes) => draftOf(withShips(fleet, codes)));
};

/** Where fleets of the first edition are built, checked and told to others. */
export const makeFleetDesk = (parts: CadetParts, words: CadetWords): FleetDesk => {
  const onDesk = onceAFleet((fleet, shelf) =>
    makeOnDesk(fleet, shelf, rulesFor(parts, shelf.rulings ?? {}), words),
  );
  const alone = (fleet: Parameters<typeof onDesk>[0]) => onDesk(fleet, EMPTY_SHELF);
  return {
    blank: () => draftOf({ ships: [], orders: [] }),
    page: (fleet, at, shelf) => pageOf(onDesk(fleet, shelf), at),
    glance: (fleet, shelf) => glanceOf(onDesk(fleet, shelf)),
    cards: cardsCalled,
    completions: (fleet, aim, shelf) => completionsOf(onDesk(fleet, shelf), aim),
    aims: AIMS.map((id) => ({ id, label: words.fleet.aim(id) })),
    text: (fleet) => textOf(alone(fleet)),
    sheet: (fleet) => sheetOf(alone(fleet)),
    makeCode: (fleet) => makeFleetCode(fleet.name, alone(fleet).fleet),
    parseCode: (code, shelf) => {
      const read = parseFleetCode(code);
      if (!read.ok) return read;
      const { name, fleet } = read.value;
      return takenWhole({ name, draft: draftOf(fleet) }, missingCards(fleet, shelf));
    },
  };
};
