import type { Act, Block, Page } from '../../../../core/pages/page';
import { fleetTotals } from '../../../admirals-shared/fleet/fleetTotals';
import { nameOf } from '../../fleet/fleetCards';
import { powerLimit } from '../../fleet/fleetView';
import { allFindings } from '../../../admirals-shared/desks/fleets/findings';
import type { OnDesk } from './onDesk';
import { codesInFleet, shipItem } from '../../../admirals-shared/desks/fleets/shipItem';
import { termsBlocks } from './terms';

/** Mode, level and list in one line. */
export const kickerOf = ({ fleet, list, words }: OnDesk): string => {
  const say = words.fleetDesk;
  return say.kicker([
    say.mode(fleet.mode),
    say.limit(fleet.limit.escalation, powerLimit(fleet.limit)),
    list?.name ?? fleet.list,
  ]);
};

const shipsBlock = (desk: OnDesk): Block => {
  const say = desk.words.fleetDesk.ships;
  return {
    block: 'items',
    label: say.label,
    note: say.count(desk.fleet.ships.length),
    items: codesInFleet(desk).map((code) => shipItem(desk, code)),
    empty: say.none,
  };
};

const partActs = (desk: OnDesk): readonly Act[] => {
  const { fleet, report, cards, rules, words } = desk;
  const say = words.fleetDesk;
  const totals = fleetTotals(fleet, cards, rules);
  const library = report?.library;
  const commander = fleet.commander && nameOf(cards.commanders, fleet.commander.code);
  const groups = fleet.flightGroups.map(({ code }) => nameOf(cards.flightGroups, code));
  return [
    {
      label: say.command.title,
      detail: say.command.line(commander ?? null, groups),
      opens: { page: 'command' },
    },
    ...(library
      ? [
          {
            label: say.orders.title,
            detail: say.orders.line(library.basic, library.special),
            opens: { page: 'orders' },
          },
        ]
      : []),
    {
      label: say.totals.title,
      detail: say.totals.line(totals.hull, totals.shields, totals.skirmishDice),
      opens: { page: 'totals' },
    },
  ];
};

/** The fleet on one page: its ships, what it breaks, and the way to its other parts. */
export const fleetPage = (desk: OnDesk): Page => {
  const { name, fleet, list, words } = desk;
  const isNew = fleet.ships.length === 0;
  const parts: readonly Block[] = list
    ? [{ block: 'acts', style: 'list', acts: partActs(desk) }]
    : [];
  return {
    title: name,
    kicker: kickerOf(desk),
    blocks: [
      ...(isNew ? termsBlocks(desk) : []),
      ...(list ? [shipsBlock(desk)] : []),
      ...allFindings(desk),
      ...parts,
    ],
    ...(isNew ? {} : { aside: termsBlocks(desk) }),
    ...(list ? { primary: { label: words.fleetDesk.ships.add, opens: { page: 'add' } } } : {}),
  };
};
