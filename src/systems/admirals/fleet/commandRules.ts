import { type FleetEntry, countBy, nameOf } from '../../kit/fleets/entries';
import type { Fleet } from './fleet';
import type { OrderCard } from '../../admirals-shared/cards/types';
import { unmetRequirements } from '../../admirals-shared/play/pieces';
import type { FleetCards } from './fleetCards';
import { freshPiece } from '../piece';
import { isCarrier } from '../attributes';
import { shipName, type FleetView, type ShipInFleet } from './fleetView';
import { foundIn, judged } from '../../kit/fleets/findings';

/** 3A-01: the ships of a fleet that meet every requirement printed on an order. */
export const bearersOf = (
  { ships }: Pick<Fleet, 'ships'>,
  order: OrderCard,
  cards: FleetCards,
): readonly FleetEntry[] =>
  ships.filter(({ code }) => {
    const card = cards.ships.get(code);
    return card !== undefined && unmetRequirements(freshPiece(card), order).length === 0;
  });

const aboard = (view: FleetView, on: string | undefined): ShipInFleet | undefined =>
  view.ships.find(({ ship }) => ship.id === on);

/** 10C-03 I: the line of the command chart for the fleet's commander on the ship that carries it. */
const chartLine = (view: FleetView) => {
  const { commander } = view.fleet;
  const code = aboard(view, commander?.on)?.ship.code ?? commander?.on;
  return view.list.commandChart.find(
    (line) => line.commander === commander?.code && line.ship === code,
  );
};

/** 10C-03 II: Special orders that the commander costs; none off the chart or in open play. */
export const commandCost = (view: FleetView): number =>
  view.fleet.mode === 'open' ? 0 : (chartLine(view)?.cost ?? 0);

/** 10C-04 I: Basic orders that the flight groups cost. */
export const flightGroupCost = ({ fleet, list }: FleetView): number =>
  fleet.mode === 'open'
    ? 0
    : fleet.flightGroups.reduce((sum, { code }) => {
        const line = list.flightGroupChart.find((entry) => entry.flightGroup === code);
        return sum + (line?.cost ?? 0);
      }, 0);

/** 10C-03 I: the ships of the fleet that may carry a commander. */
const commandShips = (view: FleetView, commander: string): readonly ShipInFleet[] =>
  view.ships.filter(({ ship }) =>
    view.list.commandChart.some((line) => line.commander === commander && line.ship === ship.code),
  );

/** 10C-04: the Carriers of the fleet that have no flight group yet. */
const freeCarriers = (view: FleetView): readonly ShipInFleet[] =>
  view.ships.filter(
    ({ ship, card }) =>
      isCarrier(card) && !view.fleet.flightGroups.some((group) => group.on === ship.id),
  );

const chartShips = (view: FleetView, commander: string): readonly string[] => {
  const inFleet = commandShips(view, commander).map(shipName);
  if (inFleet.length > 0) return [...new Set(inFleet)];
  return view.list.commandChart
    .filter((line) => line.commander === commander)
    .map((line) => nameOf(view.cards.ships, line.ship));
};

/** 10C-03 I: a commander goes to a ship of the fleet that the chart names for it. */
const commanderOnChart = (view: FleetView) => {
  const chosen = view.fleet.commander;
  if (!chosen) return null;
  const commander = nameOf(view.cards.commanders, chosen.code);
  const choices = chartShips(view, chosen.code);
  const ship = aboard(view, chosen.on);
  if (chosen.on !== undefined && !chartLine(view)) {
    const name = ship ? shipName(ship) : nameOf(view.cards.ships, chosen.on);
    return judged('commander-not-on-chart', '10C-03 I', { commander, ship: name, choices });
  }
  return !ship && judged('commander-not-aboard', '10C-03', { commander, choices });
};

/** 10C-04: a flight group flies from a ship with “Carrier” in its name, and is on the chart. */
const groupsOnCarriers = (view: FleetView) =>
  view.fleet.flightGroups.map(({ code, on }) => {
    const nameOfGroup = (group: string): string => nameOf(view.cards.flightGroups, group);
    const chart = view.list.flightGroupChart.map((line) => line.flightGroup);
    const carrier = aboard(view, on);
    const flightGroup = nameOfGroup(code);
    const choices = chart.map(nameOfGroup);
    return [
      !chart.includes(code) &&
        judged('flight-group-not-on-chart', '10C-04', { flightGroup, choices }),
      !isCarrier(carrier?.card ?? null) &&
        judged('flight-group-needs-carrier', '10C-04', {
          flightGroup,
          ship: carrier ? shipName(carrier) : '',
          choices: freeCarriers(view).map(shipName),
        }),
    ];
  });

/** 10C-04: one flight group a Carrier. */
const onePerCarrier = (view: FleetView) => {
  const perShip = countBy(view.fleet.flightGroups.flatMap(({ on }) => (on ? [on] : [])));
  return view.ships.map((carrier) => {
    const count = perShip.get(carrier.ship.id) ?? 0;
    if (count <= 1 || !isCarrier(carrier.card)) return null;
    const choices = freeCarriers(view).map(shipName);
    return judged('flight-group-per-carrier', '10C-04', {
      ship: shipName(carrier),
      count,
      choices,
    });
  });
};

/** 13C-05: a commander, whoever it is, and at most one flight group. */
const openCommand = ({ fleet, list, cards }: FleetView) => {
  const charted = [...new Set(list.commandChart.map((line) => line.commander))];
  const choices = charted.map((code) => nameOf(cards.commanders, code));
  const count = fleet.flightGroups.length;
  const [rule, remove] = ['13C-05', count - 1];
  return [
    !fleet.commander && judged('commander-required', rule, { choices }),
    remove > 0 && judged('too-many-flight-groups', rule, { count, most: 1, remove }),
  ];
};

/** 10C-03, 10C-04, 13C-05: everything that commander and flight groups break. */
export const commandBreaches = (view: FleetView) =>
  foundIn(
    view.fleet.mode === 'open'
      ? openCommand(view)
      : [commanderOnChart, groupsOnCarriers, onePerCarrier].map((rule) => rule(view)),
  );
