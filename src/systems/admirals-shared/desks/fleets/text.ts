import { CATEGORIES, ORDER_TYPES, type Category } from '../../cards/terms';
import { nameOf } from '../../../admirals/fleet/fleetCards';
import type { FleetShip } from '../../fleet/types';
import type { AnyDesk } from './anyDesk';
import { kickerOf } from '../../../admirals/desks/fleets/fleetPage';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';
import { codesInFleet } from './shipItem';

/** The copies of a ship in one line, with what they cost and what they are called. */
export const shipText = ({ fleet, cards, words }: AnyDesk, code: string, power: number): string => {
  const say = words.fleetDesk;
  const copies = fleet.ships.filter((ship) => ship.code === code);
  const names = copies.flatMap(({ badge, name }) =>
    name === undefined ? [] : [say.shipLabel(name, badge ?? null)],
  );
  return say.text.ship(copies.length, nameOf(cards.ships, code), power * copies.length, names);
};

const shipLines = (desk: OnDesk, category: Category | null): readonly string[] => {
  const { list } = desk;
  const lineOf = (code: string) => list?.ships.find(({ ship }) => ship === code);
  const codes = codesInFleet(desk).filter((code) => (lineOf(code)?.category ?? null) === category);
  return codes.map((code) => shipText(desk, code, lineOf(code)?.power ?? 0));
};

const groupLines = (desk: OnDesk): readonly string[] => {
  const say = desk.words.fleetDesk.text;
  const listed = CATEGORIES.flatMap((category) => {
    const lines = shipLines(desk, category);
    const power = desk.report?.shares.find((share) => share.category === category)?.power ?? 0;
    return lines.length === 0 ? [] : ['', say.group(category, power), ...lines];
  });
  const others = shipLines(desk, null);
  return [...listed, ...(others.length === 0 ? [] : ['', say.others, ...others])];
};

const leaderLines = ({ fleet, cards, words }: OnDesk): readonly string[] => {
  const say = words.fleetDesk;
  const { commander, flightGroups } = fleet;
  const on = (id: string | undefined): string | null => {
    const ship = fleet.ships.find((one): one is FleetShip => one.id === id);
    return ship
      ? say.shipLabel(ship.name ?? nameOf(cards.ships, ship.code), ship.badge ?? null)
      : null;
  };
  return [
    ...(commander
      ? [say.text.commander(nameOf(cards.commanders, commander.code), on(commander.on))]
      : []),
    ...flightGroups.map((group) =>
      say.text.flightGroup(nameOf(cards.flightGroups, group.code), on(group.on)),
    ),
  ];
};

/** The orders of a library, each once with its copies, a line for each type. */
export const orderLines = <Type extends string>(
  { fleet, cards, words }: AnyDesk,
  types: readonly Type[],
  line: (type: Type, names: readonly string[]) => string,
): readonly string[] => {
  const say = words.fleetDesk.text;
  const codes = [...new Set(fleet.orders)];
  return types.flatMap((type) => {
    const names = codes
      .filter((code) => cards.orders.get(code)?.type === type)
      .map((code) => {
        const copies = fleet.orders.filter((one) => one === code).length;
        return say.order(copies, nameOf(cards.orders, code));
      });
    return names.length === 0 ? [] : [line(type, names)];
  });
};

/** Commander, flight groups and orders, a line each. */
export const companyLines = (desk: OnDesk): readonly string[] => [
  ...leaderLines(desk),
  ...(desk.fleet.mode === 'open'
    ? []
    : orderLines(desk, ORDER_TYPES, desk.words.fleetDesk.text.orders)),
];

/** Power, and whether it is legal, in one line. */
export const stateLine = ({ report, words }: OnDesk): string => {
  const { glance, kicker } = words.fleetDesk;
  if (!report) return glance.noList;
  return kicker([
    words.fleetDesk.text.power(report.power, report.limit),
    report.legal ? glance.legal : glance.breaks(report.breaches.length),
  ]);
};

/** The fleet as a message to a friend. */
export const textOf = (desk: OnDesk): string => {
  const company = companyLines(desk);
  return [
    desk.name,
    kickerOf(desk),
    stateLine(desk),
    ...groupLines(desk),
    ...(company.length === 0 ? [] : ['', ...company]),
  ].join('\n');
};
