import type { Sentences } from '../../../../../core/checked/sentences';
import type { StrikeRefusal } from '../../../strike/declare';
import { number, plural } from '../../../../kit/english';
import { strikeWords } from '../../../../admirals-shared/words/en/strike';

/** Why a strike may not be declared. */
export const strikeRefusals: Sentences<StrikeRefusal> = {
  'armament-used': () => 'This armament has struck already this round.',
  'weapon-unknown': ({ weapon }) => `The weapon card ${weapon} is missing.`,
  'no-strikes-left': ({ most }) =>
    `It has made its ${plural(most, { one: '# strike', other: '# strikes' })}.`,
  'own-team': () => 'The target is on the same team.',
  'out-of-range': ({ distance, most }) =>
    `Distance ${number(distance)}: this weapon reaches ${number(most)}.`,
  'out-of-arc': ({ arc }) => `The target is not in the ${strikeWords.arc(arc)} arc.`,
  reloading: () => 'Heavy weapons are reloading this round.',
  'ordnance-in-black-hole': () => 'Ordnance cannot be guided from a black hole.',
  'in-core-hex': () => 'No strikes are made from the core of a black hole.',
};
