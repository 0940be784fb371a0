import type { CardId } from '../../../../core/game/events';
import { isSimple } from '../setup';
import { record } from '../../../../core/game/game';
import { type Game } from '../game';

/** Back to its library; 13A-05, 13A-06: an order that is there for the whole game is spent instead. */
export const giveBack = (game: Game, card: CardId, rule: string): Game => {
  const held = game.state.cards[card];
  if (!held) return game;
  if (held.owner !== null || !isSimple(game.setup))
    return record(game, { type: 'card-returned', card, rule });
  return held.face === 'down'
    ? game
    : record(game, { type: 'card-turned', card, face: 'down', rule: '13A-05' });
};
