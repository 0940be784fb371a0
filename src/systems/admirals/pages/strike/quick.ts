import type { Block } from '../../../../core/pages/page';
import { countAt, textsAt } from '../../../kit/pages/answered';
import { quickPath } from '../../../admirals-shared/pages/strike/quick';
import type { At, StrikeEdition } from '../../../admirals-shared/pages/strike/striking';
import { initialOrderLimitOf } from '../../attributes';
import { ordersToLose } from '../../play/cardsInPlay';
import type { AdmiralsStrike } from './edition';

const RETURNED = quickPath('returned');

/** 5F-03: which orders go back, where there are more than criticals. */
const returnedBlocks = ({ view, target, answers }: At<AdmiralsStrike>): readonly Block[] => {
  const { setup, state, words } = view;
  const orders = ordersToLose(state, target.id);
  const criticals = countAt(answers, quickPath('criticals')) ?? 0;
  if (criticals === 0 || orders.length <= criticals) return [];
  return [
    {
      block: 'picks',
      id: RETURNED,
      label: words.strikePages.quick.returned,
      values: textsAt(answers, RETURNED) ?? [],
      options: orders.map(({ id, ref, face }) => {
        const order = face === 'up' ? setup.cards[ref] : undefined;
        const label = order ? `${order.code} ${order.name}` : words.strikePages.roll.faceDown;
        return { value: id, label };
      }),
    },
  ];
};

/** A strike that was resolved at the table. */
export const quick: StrikeEdition<AdmiralsStrike>['quick'] = {
  mostCriticals: ({ rules }, target) =>
    Math.max(0, initialOrderLimitOf(target, rules).value + 1 - target.criticals),
  maySpend: () => true,
  blocks: returnedBlocks,
  command: (told, { where, answers }) => {
    const returned = textsAt(answers, RETURNED) ?? [];
    return {
      ...told,
      ...(where.place === null ? {} : { stands: where.place }),
      ...(returned.length === 0 ? {} : { returned }),
    };
  },
};
