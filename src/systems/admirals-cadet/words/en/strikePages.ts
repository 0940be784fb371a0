import { strikePageWords as shared } from '../../../admirals-shared/words/en/strikePages';

/** What the page of an attack says; the same words as in the other edition where it is the same. */
export const strikePageWords = {
  ...shared,
  noEnemies: 'There is nobody to fire at.',
  odds: {
    ...shared.odds,
    defeat: 'Destroyed',
    crippled: 'Crippled and alive',
    shields: 'Boxes lost',
    strips: 'Loses its orders',
    aims: { defeat: 'Destroyed', hull: 'Hull', order: 'Orders' },
    finderNote: 'All that bears, in its best order',
  },
  quick: {
    ...shared.quick,
    criticals: 'Critical Hits that got through',
    shields: (side: string) => `Boxes: ${side}`,
    pool: 'Boxes: Shield track',
  },
} as const;
