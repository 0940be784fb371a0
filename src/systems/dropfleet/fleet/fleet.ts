import type { FleetEntry, WithEntries } from '../../kit/fleets/entries';
import * as part from '../../kit/fleets/fleetForm';
import { byCode, calls, gather, type Gathered } from '../../kit/fleets/gather';
import type { AdmiralCard, AssetCard, DropfleetCard, ObjectiveCard, ShipCard } from '../cards';
import { admiralPoints } from '../rules/admiral';
import { sum } from '../rules/numbers';
import { GAME_SIZES, type GameSize } from '../terms';

/** Groups of Ships, each entry one Group; who leads them, and what they are after. */
export interface DropfleetFleet extends WithEntries {
  /** By Group, how many Ships it has. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Aboard a Group: the flagship is its first Ship. */
  readonly admirals: readonly part.Carried[];
  readonly objectives: readonly string[];
  /** What a table agrees on. */
  readonly size: string;
  readonly limit: number;
  /** 0: as many as anybody likes. */
  readonly mostGroups: number;
}

export const LIMITS = { min: 50, max: 5000 } as const;
const USUAL = 1000;

export const BLANK: DropfleetFleet = {
  ships: [],
  sizes: {},
  admirals: [],
  objectives: [],
  size: 'clash',
  limit: USUAL,
  mostGroups: 0,
};

/** Its draft and its code. */
export const FLEET_FORM = part.fleetForm<DropfleetFleet>({ mark: 'DFC', version: 1 }, [
  part.ships,
  part.figures('sizes'),
  part.carried('admirals'),
  part.codes('objectives'),
  part.code('size'),
  part.figure('limit', USUAL),
  part.figure('mostGroups', 0),
]);

/** The cards at hand, by kind and code. */
export interface FleetCards {
  readonly ships: ReadonlyMap<string, ShipCard>;
  readonly admirals: ReadonlyMap<string, AdmiralCard>;
  readonly objectives: ReadonlyMap<string, ObjectiveCard>;
  readonly assets: ReadonlyMap<string, AssetCard>;
}

export const cardsOf = (cards: readonly DropfleetCard[]): FleetCards => ({
  ships: byCode(cards, 'ship'),
  admirals: byCode(cards, 'admiral'),
  objectives: byCode(cards, 'objective'),
  assets: byCode(cards, 'asset'),
});

/** Every card that a fleet calls for; assets are there for whoever launches them. */
export const gatherFleet = (fleet: DropfleetFleet, cards: FleetCards): Gathered<DropfleetCard> => {
  const loads = fleet.ships.flatMap(({ code }) => cards.ships.get(code)?.launch ?? []);
  const launched = new Set(loads.map(({ asset }) => asset));
  const assets = [...cards.assets.values()].filter(({ asset }) => launched.has(asset));
  const codesOf = (list: readonly { readonly code: string }[]) => list.map((one) => one.code);
  return gather<DropfleetCard>([
    ...calls<DropfleetCard>('ship', codesOf(fleet.ships), cards.ships),
    ...calls<DropfleetCard>('admiral', codesOf(fleet.admirals), cards.admirals),
    ...calls<DropfleetCard>('objective', fleet.objectives, cards.objectives),
    ...calls<DropfleetCard>('asset', codesOf(assets), cards.assets),
  ]);
};

/** A fleet with the cards that it was built with. */
type Built = Readonly<{ fleet: DropfleetFleet; cards: FleetCards }>;

/** How many Ships a Group has: what was chosen, else the least that its card allows. */
export const sizeOfGroup = ({ fleet, cards }: Built, { id, code }: FleetEntry): number =>
  fleet.sizes[id] || (cards.ships.get(code)?.groupLeast ?? 1);

export const gameSizeOf = ({ size }: DropfleetFleet): GameSize =>
  GAME_SIZES.find((one) => one === size) ?? 'clash';

export const groupPoints = (built: Built, group: FleetEntry): number =>
  sizeOfGroup(built, group) * (built.cards.ships.get(group.code)?.points ?? 0);

export const levelOf = (cards: FleetCards, { code }: part.Carried): number =>
  cards.admirals.get(code)?.level ?? 0;

/** Groups and Admirals. */
export const fleetPoints = ({ fleet, cards }: Built): number =>
  sum(fleet.ships.map((group) => groupPoints({ fleet, cards }, group))) +
  sum(fleet.admirals.map((one) => admiralPoints(levelOf(cards, one))));
