import type { JudgedAs } from '../../kit/fleets/findings';
import { nameOf } from '../../kit/fleets/entries';
import { levelAllowed } from '../rules/admiral';
import type { GameSize } from '../terms';
import { fleetPoints, gameSizeOf, levelOf, sizeOfGroup } from './fleet';
import type { DropfleetFleet, FleetCards } from './fleet';

export type Breach =
  | JudgedAs<'no-group', object>
  | JudgedAs<'over-limit', { over: number }>
  | JudgedAs<'too-many-groups', { over: number }>
  | JudgedAs<'group-size', { name: string; size: number; least: number; most: number }>
  | JudgedAs<'admiral-level', { level: number; size: GameSize }>
  | JudgedAs<'admirals-alike', object>
  | JudgedAs<'admiral-nowhere', { name: string }>
  | JudgedAs<'objectives-not-two', { count: number }>
  | JudgedAs<'objective-twice', object>;

export type FleetReport = Readonly<{ legal: boolean; points: number; breaches: readonly Breach[] }>;

/** §12.3 */
export const OBJECTIVES = 2;

const sizeBreaches = (fleet: DropfleetFleet, cards: FleetCards): readonly Breach[] =>
  fleet.ships.flatMap((group): readonly Breach[] => {
    const card = cards.ships.get(group.code);
    if (!card) return [];
    const size = sizeOfGroup(fleet, group, cards);
    const { name, groupLeast: least, groupMost: most } = card;
    if (size >= least && size <= most) return [];
    return [{ id: 'group-size', rule: 'Fleets', name, size, least, most }];
  });

const tableBreaches = (fleet: DropfleetFleet, points: number): readonly Breach[] => {
  const groups = fleet.ships.length;
  const over = points - fleet.limit;
  const tooMany = fleet.mostGroups === 0 ? 0 : groups - fleet.mostGroups;
  return [
    ...(groups === 0 ? [{ id: 'no-group', rule: 'Fleets' } as const] : []),
    ...(over > 0 ? [{ id: 'over-limit', rule: 'Fleets', over } as const] : []),
    ...(tooMany > 0 ? [{ id: 'too-many-groups', rule: 'Fleets', over: tooMany } as const] : []),
  ];
};

/** §4.2.1: a level that the size allows, one of each kind, each aboard a Ship. */
const admiralBreaches = (fleet: DropfleetFleet, cards: FleetCards): readonly Breach[] => {
  const size = gameSizeOf(fleet);
  const rule = '§4.2.1';
  const known = fleet.admirals.flatMap(({ code }) => cards.admirals.get(code) ?? []);
  const alike = new Set(known.map(({ admiral }) => admiral)).size < known.length;
  const levels = fleet.admirals
    .map((one) => levelOf(cards, one))
    .filter((level) => !levelAllowed(level, size));
  const nowhere = fleet.admirals.filter(({ on }) => !fleet.ships.some(({ id }) => id === on));
  return [
    ...levels.map((level) => ({ id: 'admiral-level', rule, level, size }) as const),
    ...(alike ? [{ id: 'admirals-alike', rule } as const] : []),
    ...nowhere.map(
      ({ code }) => ({ id: 'admiral-nowhere', rule, name: nameOf(cards.admirals, code) }) as const,
    ),
  ];
};

/** §12.3: two different ones are taken with the fleet. */
const objectiveBreaches = (
  { objectives }: DropfleetFleet,
  cards: FleetCards,
): readonly Breach[] => {
  const rule = '§12.3';
  const kinds = objectives.map((code) => cards.objectives.get(code)?.objective ?? code);
  return [
    ...(objectives.length === OBJECTIVES
      ? []
      : [{ id: 'objectives-not-two', rule, count: objectives.length } as const]),
    ...(new Set(kinds).size < kinds.length ? [{ id: 'objective-twice', rule } as const] : []),
  ];
};

/** Everything that is wrong with a fleet; a card that nobody has counts for nothing. */
export const checkFleet = (fleet: DropfleetFleet, cards: FleetCards): FleetReport => {
  const points = fleetPoints(fleet, cards);
  const breaches = [
    ...tableBreaches(fleet, points),
    ...sizeBreaches(fleet, cards),
    ...admiralBreaches(fleet, cards),
    ...objectiveBreaches(fleet, cards),
  ];
  return { legal: breaches.length === 0, points, breaches };
};
