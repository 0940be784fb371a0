import type { Act, BlockOf, Finding } from '../../../../core/pages/page';
import type { Breach, BreachId, Warning } from '../../../admirals/fleet/breaches';
import { readsRule } from '../../../admirals/pages/reads';
import type { FleetDeskWords } from './anyDesk';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';

/** The part of the desk on which a breach is mended. */
const MENDED_ON: Readonly<Record<BreachId, 'fleet' | 'add' | 'orders' | 'command'>> = {
  'over-power-limit': 'fleet',
  'core-below-minimum': 'add',
  'core-above-maximum': 'fleet',
  'specialist-above-maximum': 'fleet',
  'support-above-maximum': 'fleet',
  'ship-not-on-list': 'fleet',
  'ship-card-missing': 'fleet',
  'too-many-copies': 'fleet',
  'mixed-allegiance': 'fleet',
  'mixed-ally-allegiance': 'fleet',
  'ally-of-another-colour': 'fleet',
  'list-too-few': 'add',
  'list-too-many': 'fleet',
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

type DeskPage = (typeof MENDED_ON)[BreachId];

const leadTo = (page: DeskPage, here: DeskPage, { words }: OnDesk): { readonly act?: Act } => {
  if (page === here || page === 'fleet') return {};
  const { add, orders, command } = words.fleetDesk;
  const label = { add: add.title, orders: orders.title, command: command.title }[page];
  return { act: { label, opens: { page } } };
};

const breachFinding = (breach: Breach, here: DeskPage, desk: OnDesk): Finding => ({
  text: desk.words.fleet.breach(breach),
  rule: breach.rule,
  tone: 'warning',
  ...readsRule(breach.rule),
  ...leadTo(MENDED_ON[breach.id], here, desk),
});

const warningFinding = (warning: Warning, { words }: OnDesk): Finding => ({
  text: words.fleet.warning(warning),
  rule: warning.rule,
  tone: 'plain',
  ...readsRule(warning.rule),
});

/** A fleet's report in one block: that it is legal, or what it breaks, then what is worth knowing. */
export const reportBlock = (
  { fleetDesk: { state } }: FleetDeskWords,
  legal: boolean,
  findings: readonly Finding[],
): BlockOf<'findings'> => ({
  block: 'findings',
  label: state.label,
  findings: [
    ...(legal ? [{ text: state.legal, rule: null, tone: 'good' as const }] : []),
    ...findings,
  ],
});

const listMissing = ({ fleet, words }: OnDesk): Finding => ({
  text: words.fleetDesk.terms.listMissing(fleet.list),
  rule: null,
  tone: 'warning',
});

/**
 * 10A to 10C, 13C: every breach in a sentence with what would mend it, then what is worth knowing. A fleet
 * without ships breaks half of the rules, and nobody has to be told.
 */
export const allFindings = (desk: OnDesk): readonly BlockOf<'findings'>[] => {
  const { report, words, fleet } = desk;
  if (!report) return [reportBlock(words, false, [listMissing(desk)])];
  if (fleet.ships.length === 0) return [];
  const findings: readonly Finding[] = [
    ...report.breaches.map((breach) => breachFinding(breach, 'fleet', desk)),
    ...report.warnings.map((warning) => warningFinding(warning, desk)),
  ];
  return [reportBlock(words, report.legal, findings)];
};

/** The breaches that are mended on one part of the desk. */
export const findingsFor = (
  page: 'orders' | 'command',
  desk: OnDesk,
): readonly BlockOf<'findings'>[] => {
  const breaches = (desk.report?.breaches ?? []).filter(({ id }) => MENDED_ON[id] === page);
  if (breaches.length === 0) return [];
  return [{ block: 'findings', findings: breaches.map((one) => breachFinding(one, page, desk)) }];
};
