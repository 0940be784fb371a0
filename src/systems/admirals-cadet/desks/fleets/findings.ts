import type { Act, BlockOf, Finding } from '../../../../core/pages/page';
import { reportBlock } from '../../../admirals-shared/desks/fleets/findings';
import type { Breach } from '../../fleet/checkFleet';
import { readsRule } from '../../pages/seen';
import type { OnDesk } from './onDesk';

type DeskPage = 'fleet' | 'add' | 'orders';

/** The part of the desk on which a breach is mended. */
const MENDED_ON: Readonly<Record<Breach['id'], DeskPage>> = {
  'over-fleet-value': 'fleet',
  'mixed-faction': 'fleet',
  'too-many-refits': 'fleet',
  'no-heavy-ship': 'add',
  'ship-card-missing': 'fleet',
  'order-count': 'orders',
  'basic-order-copies': 'orders',
  'special-order-duplicate': 'orders',
  'special-order-count': 'orders',
  'psionic-more-than-half': 'orders',
  'order-card-missing': 'orders',
};

const leadTo = (page: DeskPage, here: DeskPage, { words }: OnDesk): { readonly act?: Act } => {
  if (page === here || page === 'fleet') return {};
  const { add, orders } = words.fleetDesk;
  return { act: { label: { add: add.title, orders: orders.title }[page], opens: { page } } };
};

const breachFinding = (breach: Breach, here: DeskPage, on: OnDesk): Finding => ({
  text: on.words.fleet.breach(breach),
  rule: breach.rule,
  tone: 'warning',
  ...readsRule(breach.rule),
  ...leadTo(MENDED_ON[breach.id], here, on),
});

/** Constructed Play: every breach with what would mend it, then what is worth knowing; nothing of an empty fleet. */
export const allFindings = (on: OnDesk): readonly BlockOf<'findings'>[] => {
  const { report, words, fleet } = on;
  if (fleet.ships.length === 0) return [];
  const warnings = report.warnings.map((warning): Finding => ({
    text: words.fleet.warning(warning),
    rule: warning.rule,
    tone: 'plain',
    ...readsRule(warning.rule),
  }));
  const breaches = report.breaches.map((breach) => breachFinding(breach, 'fleet', on));
  return [reportBlock(words, report.legal, [...breaches, ...warnings])];
};

/** The breaches that are mended at the order library. */
export const libraryFindings = (on: OnDesk): readonly BlockOf<'findings'>[] => {
  const breaches = on.report.breaches.filter(({ id }) => MENDED_ON[id] === 'orders');
  if (breaches.length === 0) return [];
  return [{ block: 'findings', findings: breaches.map((one) => breachFinding(one, 'orders', on)) }];
};
