import type { Fleet } from './fleet';
import { checked, type Checked } from '../../../core/checked/checked';
import type { GameSetup } from '../../../core/game/system';
import type { Carried } from '../../kit/fleets/fleetForm';
import { shipBrought, type FleetAtTable as AnyFleetAtTable } from '../../kit/fleets/setupDesk';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { cardKey, cardsOfGame, type MissingCard } from '../../kit/fleets/gather';
import { toldApart } from '../../kit/toldApart';
import type { AdmiralsPlayer, AdmiralsSetup, SetupShip } from '../play/setup';
import { gatherFleet, type FleetCards } from './fleetCards';

/** A fleet with its list. */
export interface FleetAtTable extends AnyFleetAtTable<Fleet, FleetCards> {
  readonly list: ConstructionList;
}

/** 13A-01, 13A-02: the leaders on a ship; in open play, on none, they lead the whole fleet. */
const leadersOf = ({ mode, commander, flightGroups }: Fleet, ship: string | null) => {
  const isHere = ({ on }: Carried) => (mode === 'open' ? ship === null : on === ship);
  const group = flightGroups.find(isHere);
  return {
    ...(commander && isHere(commander)
      ? { commander: cardKey({ kind: 'commander', code: commander.code }) }
      : {}),
    ...(group ? { flightGroup: cardKey({ kind: 'flight-group', code: group.code }) } : {}),
  };
};

const shipsOf = (side: FleetAtTable): readonly SetupShip[] =>
  side.fleet.ships.map((ship) => ({
    ...shipBrought(side, ship),
    power: side.list.ships.find((line) => line.ship === ship.code)?.power ?? 0,
    ...leadersOf(side.fleet, ship.id),
  }));

const playerOf = (side: FleetAtTable): AdmiralsPlayer => ({
  ...side.player,
  ships: shipsOf(side),
  orders:
    side.fleet.mode === 'open'
      ? []
      : side.fleet.orders.map((code) => cardKey({ kind: 'order', code })),
  ...leadersOf(side.fleet, null),
});

/** What a table agrees on besides the fleets. */
export type TableTerms = Pick<AdmiralsSetup, 'teams' | 'strategicSystems'> &
  Partial<Pick<AdmiralsSetup, 'teamRoll'>> &
  Partial<Pick<GameSetup, 'rulings'>>;

/** 4A, 10, 13: the set-up of a game between fleets; a card that nobody has at hand is named. */
export const setupFromFleets = (
  sides: readonly FleetAtTable[],
  terms: TableTerms,
): Checked<AdmiralsSetup, MissingCard> => {
  const cards = cardsOfGame(sides.map((side) => gatherFleet(side.fleet, side.cards)));
  if (!cards.ok) return cards;
  const [first] = sides;
  return checked({
    system: 'admirals',
    mode: first?.fleet.mode ?? 'constructed',
    escalation: first?.fleet.limit.escalation ?? null,
    rulings: {},
    ...terms,
    players: toldApart(sides.map(playerOf)),
    cards: cards.value,
  });
};
