import type { BlockOf } from '../../../../core/pages/page';
import * as kit from '../../../kit/fleets/findings';
import type { Breach, BreachId, Warning } from '../../fleet/breaches';
import { readsRule } from '../../pages/reads';
import type { OnDesk } from './onDesk';

/** The page of the desk on which a breach is mended, where it is not the fleet's own. */
const MENDED_ON: Readonly<Partial<Record<BreachId, 'add' | 'orders' | 'command'>>> = {
  'core-below-minimum': 'add',
  'list-too-few': 'add',
  'list-needs': 'add',
  'commander-required': 'command',
  'commander-not-on-chart': 'command',
  'commander-not-aboard': 'command',
  'flight-group-needs-carrier': 'command',
  'flight-group-per-carrier': 'command',
  'flight-group-not-on-chart': 'command',
  'too-many-flight-groups': 'command',
  'basic-order-count': 'orders',
  'basic-order-copies': 'orders',
  'special-order-count': 'orders',
  'special-order-duplicate': 'orders',
  'order-card-missing': 'orders',
};

const withWords = ({ words }: OnDesk): kit.FindingsWith<Breach, Warning> => {
  const { add, orders, command } = words.fleetDesk;
  return {
    breach: words.fleet.breach,
    warning: words.fleet.warning,
    reads: readsRule,
    mendedOn: ({ id }) => MENDED_ON[id] ?? 'fleet',
    titles: { add: add.title, orders: orders.title, command: command.title },
  };
};

/** 10A to 10C, 13C: every breach with what would mend it, then what is worth knowing. */
export const allFindings = (desk: OnDesk): readonly BlockOf<'findings'>[] =>
  kit.allFindings(
    desk,
    desk.report,
    withWords(desk),
    desk.words.fleetDesk.terms.listMissing(desk.fleet.list),
  );

/** The breaches that are mended on one page of the desk. */
export const findingsFor = (
  page: 'orders' | 'command',
  desk: OnDesk,
): readonly BlockOf<'findings'>[] => kit.findingsFor(page, desk.report, withWords(desk));
