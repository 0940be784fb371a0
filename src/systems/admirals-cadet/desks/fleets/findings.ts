import type { BlockOf } from '../../../../core/pages/page';
import * as kit from '../../../kit/fleets/findings';
import type { Breach, Warning } from '../../fleet/checkFleet';
import { readsRule } from '../../pages/view';
import type { OnDesk } from './onDesk';

/** The page of the desk on which a breach is mended, where it is not the fleet's own. */
const MENDED_ON: Readonly<Partial<Record<Breach['id'], 'add' | 'orders'>>> = {
  'no-heavy-ship': 'add',
  'order-count': 'orders',
  'basic-order-copies': 'orders',
  'special-order-duplicate': 'orders',
  'special-order-count': 'orders',
  'psionic-more-than-half': 'orders',
  'order-card-missing': 'orders',
};

const withWords = ({ words }: OnDesk): kit.FindingsWith<Breach, Warning> => {
  const { add, orders } = words.fleetDesk;
  return {
    breach: words.fleet.breach,
    warning: words.fleet.warning,
    reads: readsRule,
    mendedOn: ({ id }) => MENDED_ON[id] ?? 'fleet',
    titles: { add: add.title, orders: orders.title },
  };
};

/** Constructed Play: every breach with what would mend it, then what is worth knowing. */
export const allFindings = (desk: OnDesk): readonly BlockOf<'findings'>[] =>
  kit.allFindings(desk, desk.report, withWords(desk));

/** The breaches that are mended at the order library. */
export const libraryFindings = (desk: OnDesk): readonly BlockOf<'findings'>[] =>
  kit.findingsFor('orders', desk.report, withWords(desk));
