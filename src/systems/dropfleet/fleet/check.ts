import type { JudgedAs } from '../../kit/fleets/findings';
import { nameOf } from '../../kit/fleets/entries';
import { areUnlike, levelAllowed } from '../rules/admiral';
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
const OBJECTIVES = 2;

const when = <Some extends Breach>(holds: boolean, broken: Some): readonly Some[] =>
  holds ? [broken] : [];

const sizeBreaches = (fleet: DropfleetFleet, cards: FleetCards): readonly Breach[] =>
  fleet.ships.flatMap((group): readonly Breach[] => {
    const card = cards.ships.get(group.code);
    if (!card) return [];
    const size = sizeOfGroup({ fleet, cards }, group);
    const { name, groupLeast: least, groupMost: most } = card;
    const isWrong = size < least || size > most;
    return when(isWrong, { id: 'group-size', rule: 'Fleets', name, size, least, most });
  });

/** What the table agreed on: the sheet has no limits of its own. */
const tableBreaches = (fleet: DropfleetFleet, points: number): readonly Breach[] => {
  const { limit, mostGroups, ships } = fleet;
  const rule = 'Fleets';
  const tooMany = mostGroups === 0 ? 0 : ships.length - mostGroups;
  return [
    ...when(ships.length === 0, { id: 'no-group', rule }),
    ...when(points > limit, { id: 'over-limit', rule, over: points - limit }),
    ...when(tooMany > 0, { id: 'too-many-groups', rule, over: tooMany }),
  ];
};

/** §4.2.1: a level that the size allows, one of each kind, each aboard a Ship. */
const admiralBreaches = (fleet: DropfleetFleet, cards: FleetCards): readonly Breach[] => {
  const size = gameSizeOf(fleet);
  const rule = '§4.2.1';
  const kinds = fleet.admirals.flatMap(({ code }) => cards.admirals.get(code)?.admiral ?? []);
  return [
    ...fleet.admirals.flatMap((one) => {
      const level = levelOf(cards, one);
      return when(!levelAllowed(level, size), { id: 'admiral-level', rule, level, size });
    }),
    ...when(!areUnlike(kinds), { id: 'admirals-alike', rule }),
    ...fleet.admirals.flatMap(({ code, on }) => {
      const isNowhere = !fleet.ships.some(({ id }) => id === on);
      return when(isNowhere, { id: 'admiral-nowhere', rule, name: nameOf(cards.admirals, code) });
    }),
  ];
};

/** §12.3: two different ones are taken with the fleet. */
const objectiveBreaches = (fleet: DropfleetFleet, cards: FleetCards): readonly Breach[] => {
  const rule = '§12.3';
  const kinds = fleet.objectives.map((code) => cards.objectives.get(code)?.objective ?? code);
  const isTwice = new Set(kinds).size < kinds.length;
  return [
    ...when(kinds.length !== OBJECTIVES, { id: 'objectives-not-two', rule, count: kinds.length }),
    ...when(isTwice, { id: 'objective-twice', rule }),
  ];
};

/** Everything that is wrong with a fleet; a card that nobody has counts for nothing. */
export const checkFleet = (fleet: DropfleetFleet, cards: FleetCards): FleetReport => {
  const points = fleetPoints({ fleet, cards });
  const breaches = [
    ...tableBreaches(fleet, points),
    ...sizeBreaches(fleet, cards),
    ...admiralBreaches(fleet, cards),
    ...objectiveBreaches(fleet, cards),
  ];
  return { legal: breaches.length === 0, points, breaches };
};
