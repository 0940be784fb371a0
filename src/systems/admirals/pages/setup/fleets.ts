import type { Fleet } from '../../fleet/types';
import type { Shelf, ShelfCard, ShelfFleet } from '../../../../core/pages/desks';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { atHand } from '../../../kit/fleets/gather';
import { fleetCards, isAdmiralsCard, type FleetCards } from '../../fleet/fleetCards';
import { fleetFromCodes } from '../../fleet/fleetFromCodes';
import type { FleetMode } from '../../../admirals-shared/fleet/types';
import { TRAINING_FLEETS, type ReadyFleet } from '../../training/fleets';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import type { Level, TableDraft } from './draft';

/** A fleet that can be brought, with the cards that it was built with. */
export interface FleetToBring {
  readonly name: string;
  readonly fleet: Fleet;
  /** Null where the list is not at hand. */
  readonly list: ConstructionList | null;
  readonly cards: FleetCards;
}

const broughtFrom = (name: string, fleet: Fleet, cards: FleetCards): FleetToBring => ({
  name,
  fleet,
  list: cards.lists.get(fleet.list) ?? null,
  cards,
});

export const storedFleet = (kept: ShelfFleet, shelf: Shelf): FleetToBring =>
  broughtFrom(
    kept.name,
    FLEET_FORM.read(kept.draft),
    fleetCards(atHand(kept.cards, shelf, isAdmiralsCard).map(({ card }) => card)),
  );

/** The cards of its ships, each with the pack that it comes from. */
export const shipsAtHand = (kept: ShelfFleet, shelf: Shelf): readonly ShelfCard[] => {
  const { ships } = FLEET_FORM.read(kept.draft);
  return atHand(kept.cards, shelf, isAdmiralsCard).filter(
    ({ card }) => card.kind === 'ship' && ships.some(({ code }) => code === card.code),
  );
};

const levelOf = (level: Level): string => (level === 'custom' ? 'Alpha' : level);

/** The training fleet of a list at the level of the table. */
export const trainingFleet = (
  list: string,
  { level }: Pick<TableDraft, 'level'>,
  mode: FleetMode,
): FleetToBring | null => {
  const ready: ReadyFleet | undefined = TRAINING_FLEETS.find(
    (one) => one.list === list && one.mode === mode && one.limit.escalation === levelOf(level),
  );
  return ready
    ? broughtFrom(ready.name, fleetFromCodes(ready), fleetCards(TRAINING_PACK.cards))
    : null;
};

/** 13: how fleets are brought to this table. */
export const fleetModeOf = ({ mode }: Pick<TableDraft, 'mode'>): FleetMode =>
  mode === 'open' ? 'open' : 'constructed';

export const powerOf = ({ fleet, list }: FleetToBring): number | null =>
  list &&
  fleet.ships.reduce(
    (sum, { code }) => sum + (list.ships.find(({ ship }) => ship === code)?.power ?? 0),
    0,
  );
