import { CATEGORIES, ORDER_TYPES, type Category } from '../../cards/types';
import { nameOf } from '../../fleet/fleetCards';
import type { FleetShip } from '../../fleet/types';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';
import { codesInFleet } from './shipItem';

const shipLines = (desk: OnDesk, category: Category | null): readonly string[] => {
  const { fleet, list, cards, words } = desk;
  const say = words.fleetDesk.text;
  const lineOf = (code: string) => list?.ships.find(({ ship }) => ship === code);
  const codes = codesInFleet(desk).filter((code) => (lineOf(code)?.category ?? null) === category);
  return codes.map((code) => {
    const copies = fleet.ships.filter((ship) => ship.code === code);
    const names = copies.flatMap(({ badge, name }) =>
      name === undefined ? [] : [words.fleetDesk.shipLabel(name, badge ?? null)],
    );
    const power = (lineOf(code)?.power ?? 0) * copies.length;
    return say.ship(copies.length, nameOf(cards.ships, code), power, names);
  });
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

/** The orders of a library, each once with its copies. */
export const orderLines = ({ fleet, cards, words }: OnDesk): readonly string[] => {
  const say = words.fleetDesk.text;
  const codes = [...new Set(fleet.orders)];
  return ORDER_TYPES.flatMap((type) => {
    const names = codes
      .filter((code) => cards.orders.get(code)?.type === type)
      .map((code) => {
        const copies = fleet.orders.filter((one) => one === code).length;
        return say.order(copies, nameOf(cards.orders, code));
      });
    return names.length === 0 ? [] : [say.orders(type, names)];
  });
};

/** Commander, flight groups and orders, a line each. */
export const companyLines = (desk: OnDesk): readonly string[] => [
  ...leaderLines(desk),
  ...(desk.fleet.mode === 'open' ? [] : orderLines(desk)),
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
