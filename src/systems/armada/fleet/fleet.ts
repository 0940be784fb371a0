import { barOf, SLOTS, type ArmadaCard, type CardKind, type UpgradeCard } from '../cards';
import type { FleetEntry, WithEntries } from '../../kit/fleets/entries';
import { carried, code, codes, fleetForm, ships, type Carried } from '../../kit/fleets/fleetForm';
import { byCode, calls, cardKey, gather, type Gathered } from '../../kit/fleets/gather';
import { UNKNOWN, type FleetList, type ListedShip, type ListedSquadron } from './check';
import { sizeOf } from './sizes';

/** Ships with what they carry, squadrons one a copy, three objectives, and the size that it is built for. */
export interface ArmadaFleet extends WithEntries {
  readonly size: string;
  readonly upgrades: readonly Carried[];
  readonly squadrons: readonly string[];
  readonly objectives: readonly string[];
}

export const BLANK: ArmadaFleet = {
  size: '',
  ships: [],
  upgrades: [],
  squadrons: [],
  objectives: [],
};

/** Its draft and its code. */
export const FLEET_FORM = fleetForm<ArmadaFleet>({ mark: 'ARM', version: 1 }, [
  code('size'),
  ships,
  carried('upgrades'),
  codes('squadrons'),
  codes('objectives'),
]);

type Of<Kind extends CardKind> = ReadonlyMap<string, Extract<ArmadaCard, { readonly kind: Kind }>>;

/** The cards at hand, by kind and code. */
export interface FleetCards {
  readonly ships: Of<'ship'>;
  readonly squadrons: Of<'squadron'>;
  readonly upgrades: Of<'upgrade'>;
  readonly objectives: Of<'objective'>;
}

export const cardsOf = (cards: readonly ArmadaCard[]): FleetCards => ({
  ships: byCode(cards, 'ship'),
  squadrons: byCode(cards, 'squadron'),
  upgrades: byCode(cards, 'upgrade'),
  objectives: byCode(cards, 'objective'),
});

const codesOf = (held: readonly { readonly code: string }[]): readonly string[] =>
  held.map(({ code: own }) => own);

/** Every card that a fleet calls for. */
export const gatherFleet = (fleet: ArmadaFleet, cards: FleetCards): Gathered<ArmadaCard> =>
  gather<ArmadaCard>([
    ...calls<ArmadaCard>('ship', codesOf(fleet.ships), cards.ships),
    ...calls<ArmadaCard>('upgrade', codesOf(fleet.upgrades), cards.upgrades),
    ...calls<ArmadaCard>('squadron', fleet.squadrons, cards.squadrons),
    ...calls<ArmadaCard>('objective', fleet.objectives, cards.objectives),
  ]);

const known = <Value>(value: Value | undefined): readonly Value[] =>
  value === undefined ? [] : [value];

/** What ships carry, by the id of the ship. */
export const carriedBy = (fleet: ArmadaFleet, ship: string): readonly string[] =>
  fleet.upgrades.filter(({ on }) => on === ship).map((one) => one.code);

/** Cards that are drafts, by their keys. */
export type Drafts = ReadonlySet<string>;

/** A pasted list tells no icon but a commander's: what a draft has is not judged. */
const iconOf = (card: UpgradeCard, drafts: Drafts): string =>
  card.icon !== 'commander' && drafts.has(cardKey(card)) ? UNKNOWN : card.icon;

/** Nobody has typed the bar of a draft yet: everything fits. */
const ANY_BAR = SLOTS.flatMap((slot) => [slot, slot, slot, slot]);

const listedShip = (fleet: ArmadaFleet, cards: FleetCards, drafts: Drafts, entry: FleetEntry) =>
  known(cards.ships.get(entry.code)).map((card): ListedShip => ({
    name: card.name,
    shipIcon: card.icon,
    faction: card.faction,
    cost: card.cost,
    unique: card.unique,
    upgradeBar: drafts.has(cardKey(card)) ? ANY_BAR : barOf(card),
    upgrades: carriedBy(fleet, entry.id)
      .flatMap((one) => known(cards.upgrades.get(one)))
      .map((one) => ({
        ...one,
        icon: iconOf(one, drafts),
        faction: one.faction ?? null,
        shipIcon: one.shipIcon ?? null,
      })),
  }));

const listedSquadrons = ({ squadrons }: ArmadaFleet, cards: FleetCards) =>
  [...new Set(squadrons)].flatMap((one) =>
    known(cards.squadrons.get(one)).map((card): ListedSquadron => ({
      ...card,
      count: squadrons.filter((other) => other === one).length,
    })),
  );

/** A fleet as the rules judge it; a card that nobody has counts for nothing. */
export const listOf = (
  fleet: ArmadaFleet,
  cards: FleetCards,
  drafts: Drafts = new Set(),
): FleetList => ({
  limit: sizeOf(fleet.size).limit,
  squadronParts: sizeOf(fleet.size).squadronParts,
  ships: fleet.ships.flatMap((one) => listedShip(fleet, cards, drafts, one)),
  squadrons: listedSquadrons(fleet, cards),
  objectives: fleet.objectives.flatMap((one) => known(cards.objectives.get(one))),
});
