import type { Answers } from '../../../../core/pages/answers';
import type { Block, SumRow } from '../../../../core/pages/page';
import type { ModifierSum } from '../../modifiers';
import { ownModifiers } from '../aim';
import type { StrikeView } from './striking';

type Worded = Pick<StrikeView, 'words' | 'readsSource'>;

/** Modifiers by hand come last, and each of them can be taken away. */
const sumRows = (
  { words, readsSource }: Worded,
  { modifiers }: ModifierSum,
  answers: Answers,
): readonly SumRow[] => {
  const own = ownModifiers(answers);
  const firstOwn = modifiers.length - own.length;
  return modifiers.map(({ source, rule, value, idle }, at): SumRow => {
    const without = own.filter((_, place) => place !== at - firstOwn);
    return {
      label: words.explain.source(source),
      rule,
      ...readsSource({ source, rule }),
      value,
      ...(idle ? { wasted: true } : {}),
      ...(at >= firstOwn
        ? { remove: { label: words.strikePages.remove, answers: { modifiers: without } } }
        : {}),
    };
  });
};

/** Every modifier with its source, and what the limits leave of their sum. */
export const sumBlock = (view: Worded, sum: ModifierSum, answers: Answers): Block => {
  const { explain, strikePages } = view.words;
  return {
    block: 'sum',
    label: strikePages.modifiers,
    rows: sumRows(view, sum, answers),
    total: {
      label: strikePages.eachDie,
      value: sum.applied,
      ...(sum.wasted === 0 ? {} : { note: explain.limits(sum) }),
    },
  };
};

/** What no card in the app says. */
export const ownModifierBlock = ({ words }: Pick<StrikeView, 'words'>, answers: Answers): Block => {
  const { addModifier, minusOne, plusOne } = words.strikePages;
  const own = ownModifiers(answers);
  return {
    block: 'acts',
    label: addModifier,
    style: 'row',
    acts: [
      { label: minusOne, answers: { modifiers: [...own, -1] } },
      { label: plusOne, answers: { modifiers: [...own, 1] } },
    ],
  };
};
