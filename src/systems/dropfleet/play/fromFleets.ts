import { checked, type Checked } from '../../../core/checked/checked';
import { cardKey, cardsOfGame, type MissingCard } from '../../kit/fleets/gather';
import { nameOf } from '../../kit/fleets/entries';
import { toldApart } from '../../kit/toldApart';
import { gatherFleet, sizeOfGroup, type DropfleetFleet, type FleetCards } from '../fleet/fleet';
import type { DropfleetSetup, GroupBrought } from './setup';

/** What a player brings. */
export interface Brought {
  readonly player: string;
  /** The fleet's name. */
  readonly name: string;
  readonly fleet: DropfleetFleet;
  readonly cards: FleetCards;
}

/** What is fought for, by side: Red, then Blue. */
export type Battle = Pick<
  DropfleetSetup,
  'teams' | 'dropsites' | 'variants' | 'approaches' | 'scenario'
>;

const groupsOf = ({ fleet, cards }: Brought, at: number): readonly GroupBrought[] =>
  fleet.ships.map((group): GroupBrought => {
    const { id, code, name, badge } = group;
    const [admiral, ...moreAdmirals] = fleet.admirals
      .filter(({ on }) => on === id)
      .map((one) => cardKey({ kind: 'admiral', code: one.code }));
    return {
      id: `p${at}-${id}`,
      card: cardKey({ kind: 'ship', code }),
      name: name ?? nameOf(cards.ships, code),
      ...(badge === undefined ? {} : { badge }),
      size: sizeOfGroup({ fleet, cards }, group),
      ...(admiral ? { admiral } : {}),
      ...(moreAdmirals.length > 0 ? { moreAdmirals } : {}),
    };
  });

/** A game between two fleets; a card that nobody has at hand is named. */
export const setupFrom = (
  brought: readonly Brought[],
  battle: Battle,
  rulings: DropfleetSetup['rulings'] = {},
): Checked<DropfleetSetup, MissingCard> => {
  const cards = cardsOfGame(brought.map(({ fleet, cards: own }) => gatherFleet(fleet, own)));
  if (!cards.ok) return cards;
  const players = brought.map((one, at) => ({
    id: `p${at}`,
    name: one.player,
    team: battle.teams[at]?.id ?? '',
    fleet: one.name,
    ships: groupsOf(one, at),
    objectives: one.fleet.objectives.map((code) => cardKey({ kind: 'objective', code })),
  }));
  return checked({
    system: 'dropfleet',
    mode: 'battle',
    players: toldApart(players),
    cards: cards.value,
    rulings,
    ...battle,
  });
};
