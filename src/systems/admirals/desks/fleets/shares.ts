import type { BlockOf } from '../../../../core/pages/page';
import { isAbove, isBelow, isShareOfSpent } from '../../fleet/formation';
import { powerLimit } from '../../fleet/fleetView';
import { readsRule } from '../../pages/reads';
import type { OnDesk } from './onDesk';

/** 10A, 10B, 13C: power spent and left, and the shares of the categories with what they may be. */
export const sharesBlock = ({ report, fleet, rules, words }: OnDesk): BlockOf<'shares'> => {
  const say = words.fleetDesk;
  const limit = report?.limit ?? powerLimit(fleet.limit);
  // A warning waits until there is something to warn of.
  const isNew = fleet.ships.length === 0;
  const left = say.shares.left(report?.left ?? limit);
  return {
    block: 'shares',
    label: say.shares.label,
    spent: report?.power ?? 0,
    limit,
    note: isShareOfSpent(rules) ? `${left}. ${say.shares.ofSpent}` : left,
    parts: (report?.shares ?? []).map(({ category, power, least, most, rule }) => ({
      label: say.category(category),
      value: power,
      min: least,
      max: most,
      ok: isNew ? null : !isAbove(power, most) && !(category === 'core' && isBelow(power, least)),
      ...readsRule(rule),
    })),
  };
};
