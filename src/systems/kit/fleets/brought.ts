import type { Player } from '../../../core/game/system';
import type { FleetSetup, ShipBrought } from '../play/setups';
import { toldApart } from '../toldApart';
import { nameOf, type FleetEntry, type WithEntries } from './entries';
import { cardKey } from './gather';

/** A player with the fleet that they bring, and the cards that it was built with. */
export interface FleetAtTable<Fleet extends WithEntries, Cards> {
  readonly player: Player;
  readonly fleet: Fleet;
  readonly cards: Cards;
}

interface ShipCards {
  readonly ships: ReadonlyMap<string, { readonly name: string }>;
}

/** A ship of a fleet as it is called in a game, under the id of its player. */
export const shipBrought = (
  { player, cards }: Pick<FleetAtTable<WithEntries, ShipCards>, 'player' | 'cards'>,
  { id, code, name, badge }: FleetEntry,
  kind = 'ship',
): ShipBrought => ({
  id: `${player.id}.${id}`,
  card: cardKey({ kind, code }),
  name: name ?? nameOf(cards.ships, code),
  ...(badge === undefined ? {} : { badge }),
});

/** What players bring to a game of nothing but ships. */
export const playersBrought = (
  sides: readonly FleetAtTable<WithEntries, ShipCards>[],
  kind: string,
): FleetSetup['players'] =>
  toldApart(
    sides.map((side) => ({
      ...side.player,
      ships: side.fleet.ships.map((ship) => shipBrought(side, ship, kind)),
    })),
  );
