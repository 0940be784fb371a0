import { isAbove, isBelow, wholePoints } from '../../kit/fleets/ranges';
import { nameOf } from '../../kit/fleets/entries';
import type { ShipCard } from '../../admirals-shared/cards/types';
import { isAnyShips } from './anyShips';
import { shipName, type FleetView, type ShipInFleet } from './fleetView';
import { formation, isShareOfSpent, type Share } from './formation';
import { foundIn, judged } from '../../kit/fleets/findings';

/** 10A: no more power than the escalation level allows. */
const withinLimit = ({ fleet, power, limit }: FleetView) => {
  const rule = fleet.mode === 'open' ? '13B' : '10A';
  const remove = power - limit;
  return remove > 0 && judged('over-power-limit', rule, { power, limit, remove });
};

/** Taking out x takes x off the whole too where shares are of what is spent. */
const powerToRemove = ({ power, most, max }: Share, ofSpent: boolean): number =>
  wholePoints(ofSpent && max < 1 ? (power - most) / (1 - max) : power - most);

const powerToAdd = ({ power, least, min }: Share, ofSpent: boolean): number =>
  wholePoints(ofSpent && min < 1 ? (least - power) / (1 - min) : least - power);

const shareBreach = (share: Share, view: FleetView) => {
  const ofSpent = isShareOfSpent(view.rules);
  const { category, power, least, most, of, rule } = share;
  if (isAbove(power, most)) {
    const remove = powerToRemove(share, ofSpent);
    return judged(`${category}-above-maximum`, rule, { power, most, of, remove });
  }
  if (category !== 'core' || !isBelow(power, least)) return null;
  const add = powerToAdd(share, ofSpent);
  const remove = Math.max(0, view.power + add - view.limit);
  return judged('core-below-minimum', rule, { power, least, of, add, remove });
};

/** 10B-01 to 04, 13C-01 to 03: Core, Specialist and Support keep to their shares. */
const withinShares = (view: FleetView) => formation(view).map((share) => shareBreach(share, view));

const section = (view: FleetView) => (view.fleet.mode === 'open' ? '13C' : '10B');

/** 10B, 13C: only ships of the list, each with its card at hand. */
const onTheList = (view: FleetView) => {
  const once = new Map(view.ships.map((ship) => [ship.ship.code, ship]));
  return [...once.values()].map(({ ship, card, listed: line }) => {
    const name = card?.name ?? ship.code;
    const rule = section(view);
    if (!line && !isAnyShips(view.list))
      return judged('ship-not-on-list', rule, { ship: name, list: view.list.name });
    return !card && judged('ship-card-missing', rule, { ship: name });
  });
};

/** 10B, 13C: no more copies of a ship than its line of the list allows. */
const withinCopies = (view: FleetView) =>
  view.list.ships.map(({ ship: code, maxCopies: most }) => {
    const copies = view.copies.get(code) ?? 0;
    if (most === null || copies <= most) return null;
    const [rule, ship] = [section(view), nameOf(view.cards.ships, code)];
    return judged('too-many-copies', rule, { ship, copies, most, remove: copies - most });
  });

export const colourOf = (allegiance: string): string => allegiance.trim().split(/\s+/)[0] ?? '';

type Known = ShipInFleet & { readonly card: ShipCard };
const isKnown = (ship: ShipInFleet): ship is Known => ship.card !== null;
const isAlly = ({ card }: Known): boolean => card.type === 'Ally';

/** The allegiances of some ships, the one with most power first. */
const byPower = (ships: readonly Known[]): readonly string[] => {
  const power = new Map<string, number>();
  for (const { card, listed } of ships)
    power.set(card.allegiance, (power.get(card.allegiance) ?? 0) + (listed?.power ?? 0));
  return [...power].sort(([, a], [, b]) => b - a).map(([allegiance]) => allegiance);
};

const names = (ships: readonly ShipInFleet[]): readonly string[] => [
  ...new Set(ships.map(shipName)),
];

const oneAllegiance = (
  id: 'mixed-allegiance' | 'mixed-ally-allegiance',
  ships: readonly Known[],
) => {
  const [keep, ...others] = byPower(ships);
  if (keep === undefined || others.length === 0) return null;
  const out = names(ships.filter(({ card }) => card.allegiance !== keep));
  return judged(id, '3A-01 IV', { allegiances: [keep, ...others], keep, out });
};

/** 3A-01 IV: Standard and Refit ships of one allegiance, allies of one allegiance of its colour. */
const allegiance = ({ ships, list }: FleetView) => {
  if (isAnyShips(list)) return null;
  const known = ships.filter(isKnown);
  const own = known.filter((ship) => !isAlly(ship));
  const allies = known.filter(isAlly);
  const colours = byPower(own).map(colourOf);
  const [colour] = colours;
  const strangers = allies.filter(({ card }) => !colours.includes(colourOf(card.allegiance)));
  const strange = [...new Set(strangers.map(({ card }) => colourOf(card.allegiance)))];
  return [
    oneAllegiance('mixed-allegiance', own),
    oneAllegiance('mixed-ally-allegiance', allies),
    colour !== undefined &&
      strangers.length > 0 &&
      judged('ally-of-another-colour', '3A-01 IV', {
        ships: names(strangers),
        colours: strange,
        colour,
      }),
  ];
};

/** 10B-04: what the list itself asks for; 13C-04: not in open play. */
const listRestrictions = ({ fleet, list, copies, cards }: FleetView) => {
  if (fleet.mode === 'open') return null;
  const rule = '10B-04';
  const count = (ship: string) => copies.get(ship) ?? 0;
  return list.restrictions.map((asked) => {
    if (asked.on === 'text') return null;
    if (asked.on === 'needs') {
      const need = asked.count * count(asked.perShip);
      const have = count(asked.ship);
      if (have >= need) return null;
      const ship = nameOf(cards.ships, asked.ship);
      const perShip = nameOf(cards.ships, asked.perShip);
      const add = need - have;
      return judged('list-needs', rule, { ship, perShip, each: asked.count, count: have, add });
    }
    const ships = asked.ships.map((ship) => nameOf(cards.ships, ship));
    const have = asked.ships.reduce((sum, ship) => sum + count(ship), 0);
    const { min = 0, max = Infinity } = asked;
    if (have < min)
      return judged('list-too-few', rule, { ships, count: have, least: min, add: min - have });
    const remove = have - max;
    return remove > 0 && judged('list-too-many', rule, { ships, count: have, most: max, remove });
  });
};

const RULES = [withinLimit, withinShares, onTheList, withinCopies, allegiance, listRestrictions];

/** 10A, 10B, 13B, 13C: everything that the ships of a fleet break. */
export const shipBreaches = (view: FleetView) => foundIn(RULES.map((rule) => rule(view)));

export type ShipBreach = ReturnType<typeof shipBreaches>[number];
