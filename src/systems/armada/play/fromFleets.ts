import { checked, type Checked } from '../../../core/checked/checked';
import { entriesOf } from '../../kit/fleets/entries';
import { cardKey, cardsOfGame, type MissingCard } from '../../kit/fleets/gather';
import type { FleetToBring } from '../../kit/fleets/setupDesk';
import type { DamageCard } from '../cards';
import { carriedBy, gatherFleet, type ArmadaFleet, type FleetCards } from '../fleet/fleet';
import { sizeOf } from '../fleet/sizes';
import { TEAM_IDS, type ArmadaSetup } from './setup';

/** A fleet that somebody brings to the table. */
export interface Brought extends FleetToBring<ArmadaFleet, FleetCards> {
  readonly player: string;
}

type Units = ArmadaSetup['players'][number]['ships'];

const badged = (badge: string | undefined) => (badge === undefined ? {} : { badge });

/** Ships with what they carry, then squadrons, twins told apart. */
const unitsOf = ({ fleet, cards }: Brought, player: string): Units => [
  ...fleet.ships.map(({ id, code, name, badge }) => ({
    id: `${player}.${id}`,
    card: cardKey({ kind: 'ship', code }),
    name: name ?? cards.ships.get(code)?.name ?? code,
    ...badged(badge),
    upgrades: carriedBy(fleet, id).map((one) => cardKey({ kind: 'upgrade', code: one })),
  })),
  ...entriesOf(fleet.squadrons).map(({ code, badge }, at) => ({
    id: `${player}.w${at + 1}`,
    card: cardKey({ kind: 'squadron', code }),
    name: cards.squadrons.get(code)?.name ?? code,
    ...badged(badge),
    upgrades: [],
  })),
];

/** What the table has agreed on; without damage cards their deck stays on the table. */
interface Agreed extends Partial<Pick<ArmadaSetup, 'unlimited' | 'rulings'>> {
  readonly damage?: readonly DamageCard[];
}

/** Setup 1 and 2: a game between two fleets; a card that nobody has at hand is named. */
export const setupFromFleets = (
  brought: readonly Brought[],
  { unlimited = false, rulings = {}, damage = [] }: Agreed = {},
): Checked<ArmadaSetup, MissingCard> => {
  const cards = cardsOfGame(brought.map((one) => gatherFleet(one.fleet, one.cards)));
  if (!cards.ok) return cards;
  const players = brought.map((one, at) => ({
    id: `p${at + 1}`,
    name: one.player,
    team: TEAM_IDS[at] ?? TEAM_IDS[0],
    fleet: one.name,
    ships: unitsOf(one, `p${at + 1}`),
    objectives: one.fleet.objectives.map((code) => cardKey({ kind: 'objective', code })),
  }));
  return checked({
    system: 'armada',
    mode: 'battle',
    teams: brought.map(({ player }, at) => ({ id: TEAM_IDS[at] ?? TEAM_IDS[0], name: player })),
    players,
    cards: { ...cards.value, ...Object.fromEntries(damage.map((card) => [cardKey(card), card])) },
    rulings,
    unlimited,
    limit: sizeOf(brought[0]?.fleet.size ?? '').limit,
  });
};
