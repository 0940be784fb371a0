import type { ListedShip } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { ANY_SHIPS, type Fleet } from './fleet';
import type { FleetCards } from './fleetCards';

export const isAnyShips = ({ code }: Pick<ConstructionList, 'code'>): boolean => code === ANY_SHIPS;

/** What a ship costs without a list: as typed for this fleet, as its card says, as some list has it; else unknown. */
const powerOf = ({ powers = {} }: Fleet, { ships, lists }: FleetCards, code: string) => {
  const lines = [...lists.values()].flatMap(({ ships: listed }) => listed);
  return (
    powers[code] ??
    ships.get(code)?.power ??
    lines.find((line) => line.ship === code)?.power ??
    null
  );
};

/** Ships whose points nobody knows: they count for nothing until somebody says. */
export const unknownPowers = (fleet: Fleet, cards: FleetCards): readonly string[] =>
  fleet.list === ANY_SHIPS
    ? [...new Set(fleet.ships.map(({ code }) => code))].filter(
        (code) => cards.ships.has(code) && powerOf(fleet, cards, code) === null,
      )
    : [];

const lineOf = (fleet: Fleet, cards: FleetCards, ship: string): ListedShip => ({
  ship,
  category: 'core',
  power: powerOf(fleet, cards, ship) ?? 0,
  maxCopies: null,
});

/** Those that no list names come first: they are why somebody builds without one. */
const inOrder = ({ ships, lists }: FleetCards): readonly string[] => {
  const named = new Set([...lists.values()].flatMap((list) => list.ships.map(({ ship }) => ship)));
  const codes = [...ships.keys()];
  return [...codes.filter((code) => !named.has(code)), ...codes.filter((code) => named.has(code))];
};

/** Every ship, and every leader on any ship: only the limit is left of what a list asks for. */
const anyShips = (fleet: Fleet, cards: FleetCards): ConstructionList => {
  const aboard = [...new Set(fleet.ships.map(({ code }) => code))];
  return {
    kind: 'list',
    code: ANY_SHIPS,
    name: '',
    allegiance: '',
    ships: inOrder(cards).map((code) => lineOf(fleet, cards, code)),
    shares: { coreMin: 0, coreMax: 1, specialistMax: 1, supportMax: 1 },
    restrictions: [],
    commandChart: [...cards.commanders.keys()].flatMap((commander) =>
      aboard.map((ship) => ({ commander, ship, cost: 1 })),
    ),
    flightGroupChart: [...cards.flightGroups.keys()].map((flightGroup) => ({
      flightGroup,
      cost: 1,
    })),
  };
};

/** What a fleet is built by; null where it names a list that is not at hand. */
export const listOf = (fleet: Fleet, cards: FleetCards): ConstructionList | null =>
  fleet.list === ANY_SHIPS ? anyShips(fleet, cards) : (cards.lists.get(fleet.list) ?? null);
