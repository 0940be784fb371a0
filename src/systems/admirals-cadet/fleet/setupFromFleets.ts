import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import type { Player } from '../../../core/game/system';
import { toldApart } from '../../kit/toldApart';
import type { CadetPlayer, CadetSetup } from '../play/setup';
import { cardKey, gatherCards } from './gatherCards';
import type { Fleet, FleetCards } from './types';

/** A player with the fleet that they bring and the cards that it was built with. */
export interface FleetAtTable {
  readonly player: Player;
  readonly fleet: Fleet;
  readonly cards: FleetCards;
}

export type MissingCard = {
  readonly id: 'card-missing';
  readonly kind: string;
  readonly code: string;
};

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
  const gathered = sides.map(({ fleet, cards }) =>
    gatherCards(
      fleet.ships.map(({ code }) => code),
      fleet.orders,
      cards,
    ),
  );
  const wrong = gathered.flatMap(({ missing }, i): readonly Problem<MissingCard>[] =>
    missing.map(({ kind, code }) => ({
      path: `players[${i}]`,
      why: { id: 'card-missing', kind, code },
    })),
  );
  if (wrong.length > 0) return problems(...wrong);
  return checked({
    system: 'admirals-cadet',
    mode: 'constructed',
    rulings: {},
    ...terms,
    players: toldApart(sides.map(playerOf)),
    cards: Object.assign({}, ...gathered.map(({ cards }) => cards)),
  });
};
