import type { Rules } from '../rulings';

/** What a list is judged by, whatever its cards are. */
interface Listed {
  readonly name: string;
  readonly cost: number;
  readonly unique: boolean;
}

export interface ListedUpgrade extends Listed {
  readonly icon: string;
  readonly faction: string | null;
  readonly shipIcon: string | null;
  readonly modification: boolean;
}

export interface ListedShip extends Listed {
  readonly shipIcon: string;
  readonly faction: string;
  readonly upgradeBar: readonly string[];
  readonly upgrades: readonly ListedUpgrade[];
}

/** With the cost of one. */
export interface ListedSquadron extends Listed {
  readonly faction: string;
  readonly count: number;
}

export interface FleetList {
  readonly limit: number;
  /** Squadrons cost at most one part in so many; a third where nothing else is said. */
  readonly squadronParts?: number;
  readonly ships: readonly ListedShip[];
  readonly squadrons: readonly ListedSquadron[];
  readonly objectives: readonly { readonly name: string; readonly category: string }[];
}

/** What stands in a draft for a name that nobody has typed yet: nothing is judged by it. */
export const UNKNOWN = '?';

/** AR-24: commanders and titles need no slot. */
export const WITHOUT_SLOT: readonly string[] = ['commander', 'title', UNKNOWN];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const shipPoints = ({ cost, upgrades }: ListedShip): number =>
  cost + sum(upgrades.map((upgrade) => upgrade.cost));

export const squadronPoints = (squadrons: readonly ListedSquadron[]): number =>
  sum(squadrons.map(({ cost, count }) => cost * count));

/** Fleet Building: everything that is brought. */
export const fleetPoints = ({ ships, squadrons }: FleetList): number =>
  sum(ships.map(shipPoints)) + squadronPoints(squadrons);

/** Fleet Building: a third, rounded up, of the agreed total or of what the fleet costs (ruling squadron-share). */
export const squadronLimit = (
  list: FleetList,
  share: Rules['squadron-share'] = 'agreed-total',
): number => {
  const total = share === 'agreed-total' ? list.limit : fleetPoints(list);
  return Math.ceil(total / (list.squadronParts ?? 3));
};

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

const upgradesOf = ({ ships }: FleetList): readonly ListedUpgrade[] =>
  ships.flatMap(({ upgrades }) => upgrades);

const isCommander = ({ icon }: ListedUpgrade): boolean => icon === 'commander';

const flagshipsOf = ({ ships }: FleetList): readonly ListedShip[] =>
  ships.filter(({ upgrades }) => upgrades.some(isCommander));

const factionsOf = (list: FleetList): ReadonlySet<string> =>
  new Set(
    [...list.ships, ...upgradesOf(list), ...list.squadrons].flatMap(({ faction }) =>
      faction === null || faction === UNKNOWN ? [] : [faction],
    ),
  );

/** Unique Names: of cards of any type; a unique squadron as often as it is brought. */
const uniqueNames = (list: FleetList): readonly string[] => [
  ...[...list.ships, ...upgradesOf(list)].flatMap(({ name, unique }) => (unique ? [name] : [])),
  ...list.squadrons.flatMap(({ name, unique, count }) =>
    unique ? Array.from({ length: count }, () => name) : [],
  ),
];

const lacksSlot = ({ upgradeBar, upgrades }: ListedShip): boolean => {
  const needed = upgrades.map(({ icon }) => icon).filter((icon) => !WITHOUT_SLOT.includes(icon));
  const countIn = (icons: readonly string[], icon: string): number =>
    icons.filter((one) => one === icon).length;
  return needed.some((icon) => countIn(needed, icon) > countIn(upgradeBar, icon));
};

const differ = (one: string | null, other: string): boolean =>
  one !== other && one !== UNKNOWN && other !== UNKNOWN;

/** What one ship's upgrades break. */
const SHIP_RULES = {
  'upgrade-of-another-faction': ({ faction, upgrades }: ListedShip) =>
    upgrades.some((upgrade) => upgrade.faction !== null && differ(upgrade.faction, faction)),
  'upgrade-copied-on-ship': ({ upgrades }: ListedShip) =>
    hasTwice(upgrades.map(({ name }) => name)),
  'no-upgrade-slot': lacksSlot,
  'more-than-one-modification': ({ upgrades }: ListedShip) =>
    upgrades.filter(({ modification }) => modification).length > 1,
  'title-of-another-ship': ({ shipIcon, upgrades }: ListedShip) =>
    upgrades.some(({ icon, shipIcon: own }) => icon === 'title' && differ(own, shipIcon)),
} as const;

/** What of a table's rulings a list depends on. */
export type FleetReading = Partial<Pick<Rules, 'squadron-share' | 'two-titles'>>;

/** What the whole fleet breaks. */
const FLEET_RULES = {
  'over-points-limit': (list: FleetList) => fleetPoints(list) > list.limit,
  'squadrons-over-one-third': (list: FleetList, rules: FleetReading) =>
    squadronPoints(list.squadrons) > squadronLimit(list, rules['squadron-share']),
  'no-flagship': (list: FleetList) => flagshipsOf(list).length === 0,
  'more-than-one-flagship': (list: FleetList) => flagshipsOf(list).length > 1,
  'more-than-one-commander': (list: FleetList) => upgradesOf(list).filter(isCommander).length > 1,
  'mixed-factions': (list: FleetList) => factionsOf(list).size > 1,
  'duplicate-unique-name': (list: FleetList) => hasTwice(uniqueNames(list)),
  /** AR-25: only where the table says so. */
  'more-than-one-title': ({ ships }: FleetList, rules: FleetReading) =>
    rules['two-titles'] === 'one-only' &&
    ships.some(({ upgrades }) => upgrades.filter(({ icon }) => icon === 'title').length > 1),
  'objectives-not-three': ({ objectives }: FleetList) => objectives.length !== 3,
  'objective-category-repeated': ({ objectives }: FleetList) =>
    hasTwice(objectives.map(({ category }) => category)),
} as const;

export type ShipViolation = keyof typeof SHIP_RULES;
export type FleetViolation = ShipViolation | keyof typeof FLEET_RULES;

// The keys of a table are its names.
const keysOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[];

/** Upgrade Cards; Titles: what is wrong with one ship's upgrades. */
export const shipViolations = (ship: ListedShip): readonly ShipViolation[] =>
  keysOf(SHIP_RULES).filter((id) => SHIP_RULES[id](ship));

/** Fleet Building: everything that is wrong, each once. */
export const fleetViolations = (
  list: FleetList,
  rules: FleetReading = {},
): readonly FleetViolation[] => [
  ...keysOf(FLEET_RULES).filter((id) => FLEET_RULES[id](list, rules)),
  ...new Set(list.ships.flatMap(shipViolations)),
];
