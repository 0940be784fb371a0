import type { CardId } from '../../../../core/game/events';
import { isSimple } from '../setup';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';

/** Back to its library; 13A-05, 13A-06: an order that is there for the whole game is spent instead. */
export const giveBack = (story: Story, card: CardId, rule: string): Story => {
  const held = story.state.cards[card];
  if (!held) return story;
  if (held.owner !== null || !isSimple(story.setup))
    return tell(story, { type: 'card-returned', card, rule });
  return held.face === 'down'
    ? story
    : tell(story, { type: 'card-turned', card, face: 'down', rule: '13A-05' });
};
