import { checked, type Checked } from '../../../core/checked/checked';
import type { Player } from '../../../core/game/system';
import { cardKey, cardsOfGame, type MissingCard } from '../../kit/fleets/gather';
import { toldApart } from '../../kit/toldApart';
import type { CadetPlayer, CadetSetup } from '../play/setup';
import { gatherFleet } from './gatherCards';
import type { Fleet, FleetCards } from './types';

/** A player with the fleet that they bring and the cards that it was built with. */
export interface FleetAtTable {
  readonly player: Player;
  readonly fleet: Fleet;
  readonly cards: FleetCards;
}

const playerOf = ({ player, fleet, cards }: FleetAtTable): CadetPlayer => ({
  ...player,
  ships: fleet.ships.map(({ id, code, name, badge }) => ({
    id: `${player.id}.${id}`,
    card: cardKey({ kind: 'ship', code }),
    name: name ?? cards.ships.get(code)?.name ?? code,
    ...(badge === undefined ? {} : { badge }),
  })),
  orders: fleet.orders.map((code) => cardKey({ kind: 'order', code })),
});

/** What a table agrees on besides the fleets. */
export type TableTerms = Pick<CadetSetup, 'teams' | 'first' | 'starSystems'> &
  Partial<Pick<CadetSetup, 'firstRoll' | 'rulings'>>;

/** Setup, Constructed Play: the set-up of a game between fleets; a card that nobody has at hand is named. */
export const setupFromFleets = (
  sides: readonly FleetAtTable[],
  terms: TableTerms,
): Checked<CadetSetup, MissingCard> => {
  const cards = cardsOfGame(sides.map((side) => gatherFleet(side.fleet, side.cards)));
  if (!cards.ok) return cards;
  return checked({
    system: 'admirals-cadet',
    mode: 'constructed',
    rulings: {},
    ...terms,
    players: toldApart(sides.map(playerOf)),
    cards: cards.value,
  });
};
