import { makeGrammar } from '../../../../core/words';
import { cardSentences } from '../../../admirals-shared/words/en/cards';
import type { Repair } from '../../cards/terms';
import type { Effect } from '../../cards/forms';

const { plural } = makeGrammar('en');

const shared = cardSentences<Repair>({
  strike: 'its attacks',
  struck: 'attacks at it',
  maneuver: 'move',
  lockDice: (dice) => `rolls ${dice} more`,
  repairs: {
    hull: (amount) => plural(amount, { one: '# Hull Box', other: '# Hull Boxes' }),
    shields: (amount) => plural(amount, { one: '# Shield Box', other: '# Shield Boxes' }),
  },
});

/** What cards of the first edition say. */
export const cardWords = {
  ...shared,
  effect: (does: Effect) =>
    does.does === 'reroll'
      ? shared.diceWhen(does, (dice) => `may roll ${dice} again`)
      : shared.effect(does),
} as const;
