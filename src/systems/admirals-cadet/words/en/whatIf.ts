import { whatIfWords as shared } from '../../../admirals-shared/words/en/whatIf';

/** What the page for odds without a game says; the same words as in the other edition where it is the same. */
export const whatIfWords = {
  ...shared,
  detail: 'The odds of any attack, without a game',
  shields: 'Shield boxes that may be spent',
  orders: 'Orders at it',
  crippled: 'Crippled',
} as const;
