import type { Answers } from '../../../core/pages/answers';
import type { Block, SumRow } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import type { ModifierSum } from '../modifiers';
import { itemsAt } from '../../kit/pages/toggled';
import type { AdmiralsWords } from '../../admirals/words/en';
import type { Source } from '../explain';
import type { Reads } from '../../kit/pages/reads';

type PageWords = Wording<AdmiralsWords['strikePages']>;

/** How an edition tells of modifiers, and what each of them opens. */
export interface Reasons {
  readonly explain: Wording<Pick<AdmiralsWords['explain'], 'source' | 'limits'>>;
  readonly words: PageWords;
  readonly readsSource: (line: { readonly source: Source; readonly rule: string }) => Reads;
}

/** Modifiers by hand come last, and each of them can be taken away. */
const sumRows = (
  { explain, words, readsSource }: Reasons,
  { modifiers }: ModifierSum,
  answers: Answers,
): readonly SumRow[] => {
  const own = itemsAt(answers, 'modifiers');
  const firstOwn = modifiers.length - own.length;
  return modifiers.map(({ source, rule, value, idle }, at): SumRow => {
    const without = own.filter((_, place) => place !== at - firstOwn);
    return {
      label: explain.source(source),
      rule,
      ...readsSource({ source, rule }),
      value,
      ...(idle ? { wasted: true } : {}),
      ...(at >= firstOwn
        ? { remove: { label: words.remove, answers: { modifiers: without } } }
        : {}),
    };
  });
};

/** Every modifier with its source, and what the limits leave of their sum. */
export const sumBlock = (reasons: Reasons, sum: ModifierSum, answers: Answers): Block => {
  const { explain, words } = reasons;
  return {
    block: 'sum',
    label: words.modifiers,
    rows: sumRows(reasons, sum, answers),
    total: {
      label: words.eachDie,
      value: sum.applied,
      ...(sum.wasted === 0 ? {} : { note: explain.limits(sum) }),
    },
  };
};

/** What no card in the app says. */
export const ownModifierBlock = (words: PageWords, answers: Answers): Block => {
  const own = itemsAt(answers, 'modifiers');
  return {
    block: 'acts',
    label: words.addModifier,
    style: 'row',
    acts: [
      { label: words.minusOne, answers: { modifiers: [...own, -1] } },
      { label: words.plusOne, answers: { modifiers: [...own, 1] } },
    ],
  };
};
