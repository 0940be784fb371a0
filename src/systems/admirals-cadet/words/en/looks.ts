import { handWords } from '../../../admirals-shared/words/en/hand';
import { strikePageWords } from '../../../admirals-shared/words/en/strikePages';

/** All armaments of a ship, the ranking of its targets, and the phone that goes to the defender. */
export const lookWords = {
  ...strikePageWords.odds,
  aims: { defeat: 'Destroyed', hull: 'Hull', order: 'Orders' },
  finderNote: 'All that bears, in its best order',
  noOrders: 'Has no orders',
  boxesLost: 'Boxes lost',
  ordersLost: 'Loses its orders',
  mount: (weapon: string, arc: string) => `${weapon} ${arc}`,
  bestOrder: 'In the order that destroys it most likely; shields are spent in view of all.',
  hand: handWords,
} as const;
