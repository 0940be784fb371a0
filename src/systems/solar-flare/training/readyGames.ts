import type { ReadyGame } from '../../../core/pages/shows';
import { cardKey } from '../../kit/fleets/gather';
import type { DesignCard } from '../cards';
import type { SolarSetup } from '../play/setup';
import { TRAINING_DESIGNS } from './designs';

const SIDES = ['Ember', 'Frost', 'Gale', 'Dusk'].map((name) => [name.toLowerCase(), name] as const);

const readyGame = (id: string, designs: readonly DesignCard[]): ReadyGame => {
  const sides = SIDES.slice(0, designs.length);
  const setup: SolarSetup = {
    system: 'solar-flare',
    mode: 'skirmish',
    teams: sides.map(([team, name]) => ({ id: team, name })),
    players: sides.map(([team, name], at) => {
      const card = designs[at];
      return {
        id: `${team}1`,
        name,
        team,
        ships: card ? [{ id: `${team}1-1`, card: cardKey(card), name: card.name }] : [],
      };
    }),
    cards: Object.fromEntries(designs.map((card) => [cardKey(card), card])),
    rulings: {},
    first: sides[0]?.[0] ?? '',
  };
  return { id, setup };
};

/** Games that start with one tap: a duel, and a battle of four. */
export const READY_GAMES: readonly ReadyGame[] = [
  readyGame('duel', TRAINING_DESIGNS.slice(0, 2)),
  readyGame('four', TRAINING_DESIGNS.slice(0, 4)),
];
