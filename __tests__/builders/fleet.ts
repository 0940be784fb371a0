import type { Fleet } from '../../src/systems/admirals/fleet/fleet';
import type { Category, Role, ShipType } from '../../src/systems/admirals-shared/cards/terms';
import type {
  AdmiralsCard,
  ConstructionList,
  OrderCard,
  ShipCard,
} from '../../src/systems/admirals-shared/cards/types';
import { checkFleet } from '../../src/systems/admirals/fleet/checkFleet';
import { fleetCards, type FleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import { fleetFromCodes, type FleetInCodes } from './fleetFromCodes';
import { order, RULES, shipCard } from './admirals';

/** A line of a list together with its ship, told as briefly as a test wants. */
export interface LineDraft {
  readonly code: string;
  readonly name?: string;
  readonly category: Category;
  readonly power: number;
  readonly maxCopies?: number | null;
  readonly type?: ShipType;
  readonly role?: Role;
  readonly allegiance?: string;
  readonly hull?: number;
}

const shipOf = (line: LineDraft): ShipCard => ({
  ...shipCard({
    name: line.name ?? line.code,
    ...(line.type === undefined ? {} : { type: line.type }),
    ...(line.role === undefined ? {} : { role: line.role }),
    ...(line.hull === undefined ? {} : { hull: line.hull }),
  }),
  code: line.code,
  allegiance: line.allegiance ?? 'Explore Testers',
});

/** Fleet rules seen through one list: everything a test needs to ask about fleets. */
export interface Yard {
  readonly list: ConstructionList;
  readonly cards: FleetCards;
  readonly fleet: (draft?: Partial<FleetInCodes>) => Fleet;
  readonly check: (
    draft?: Partial<FleetInCodes>,
    rules?: typeof RULES,
  ) => ReturnType<typeof checkFleet>;
}

const basics = Array.from({ length: 12 }, (_, i) => `B-0${String(i + 1).padStart(2, '0')}`);
const specials = Array.from({ length: 8 }, (_, i) => `S-00${i + 1}`);

/** Ten Basic orders and no Special: a library that is legal without commander and flight groups. */
export const TEN = basics.slice(0, 10);

const testOrders: readonly OrderCard[] = [
  ...basics.map((code) => order({ code, name: `Order ${code}` })),
  ...specials.map((code) => order({ code, name: `Order ${code}`, type: 'Special' })),
];

export const yard = (
  lines: readonly LineDraft[],
  listed: Partial<ConstructionList> = {},
  more: readonly AdmiralsCard[] = [],
): Yard => {
  const list: ConstructionList = {
    kind: 'list',
    code: 'L-1',
    name: 'Test List',
    allegiance: 'Explore Testers',
    ships: lines.map(({ code, category, power, maxCopies = null }) => ({
      ship: code,
      category,
      power,
      maxCopies,
    })),
    shares: {},
    restrictions: [],
    commandChart: [],
    flightGroupChart: [],
    ...listed,
  };
  const cards = fleetCards([...lines.map(shipOf), ...testOrders, list, ...more]);
  const fleet = (draft: Partial<FleetInCodes> = {}) =>
    fleetFromCodes({
      mode: 'constructed',
      limit: { escalation: 'Alpha' },
      list: list.code,
      ships: [],
      orders: TEN,
      ...draft,
    });
  const check = (draft: Partial<FleetInCodes> = {}, rules = RULES) =>
    checkFleet({ fleet: fleet(draft), list, cards, rules });
  return { list, cards, fleet, check };
};
