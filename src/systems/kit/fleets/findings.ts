import type { Act, BlockOf, Finding } from '../../../core/pages/page';
import { listed, type Some } from '../pages/laidOut';
import type { Reads } from '../pages/reads';
import type { FleetOnDesk } from './pages';

/** A rule that is broken, or something worth knowing, with its section. */
export interface Judged {
  readonly id: string;
  readonly rule: string;
}

/** Such a thing by its id, with what it takes to say it; of several ids one of each. */
export type JudgedAs<Id extends string, Values> = Id extends string
  ? Readonly<{ id: Id; rule: string } & Values>
  : never;

/** Said where a rule is looked at: what can be found comes from the rules themselves. */
export const judged = <Id extends string, Values extends object>(
  id: Id,
  rule: string,
  values: Values,
) =>
  // One of the ids, and its values.
  ({ id, rule, ...values }) as unknown as JudgedAs<Id, Values>;

type OneIn<Found> = Found extends readonly (infer One)[]
  ? OneIn<One>
  : Exclude<Found, false | null | undefined>;

/** All that rules find, in lists of any depth. */
export const foundIn = <Found extends Some<Judged>>(found: Found) =>
  // What is left of it is in no list.
  listed<Judged>(found) as readonly OneIn<Found>[];

/** How a game says what its rules find, and where a breach is mended. */
export interface FindingsWith<Breach extends Judged, Warning extends Judged> {
  readonly breach: (breach: Breach) => string;
  /** Absent where breaches are all that is found. */
  readonly warning?: (warning: Warning) => string;
  readonly reads: (rule: string) => Reads;
  /** The page of the desk on which it is mended. */
  readonly mendedOn: (breach: Breach) => string;
  /** Whether it only says that something is not there yet. */
  readonly isLack?: (breach: Breach) => boolean;
  /** What mends it with one tap, where something does. */
  readonly mend?: (breach: Breach) => Act;
  /** By page; one without a title is not led to. */
  readonly titles: Readonly<Record<string, string>>;
}

interface Report<Breach, Warning> {
  readonly legal: boolean;
  readonly breaches: readonly Breach[];
  readonly warnings?: readonly Warning[];
}

/** A breach in a sentence with what would mend it, and the way there from another page. */
const breachFinding = <Breach extends Judged, Warning extends Judged>(
  breach: Breach,
  here: string,
  how: FindingsWith<Breach, Warning>,
): Finding => {
  const page = how.mendedOn(breach);
  const label = how.titles[page];
  const leads = page === here || label === undefined ? undefined : { label, opens: { page } };
  const act = how.mend?.(breach) ?? leads;
  return {
    text: how.breach(breach),
    rule: breach.rule,
    tone: how.isLack?.(breach) === true ? 'plain' : 'warning',
    ...how.reads(breach.rule),
    ...(act === undefined ? {} : { act }),
  };
};

/**
 * That a fleet is legal, or every breach, then what is worth knowing. A fleet without ships breaks half of the
 * rules, and that is no news; `unchecked` is said where nothing can be checked.
 */
export const allFindings = <Breach extends Judged, Warning extends Judged>(
  { fleet, words }: FleetOnDesk,
  report: Report<Breach, Warning> | null,
  how: FindingsWith<Breach, Warning>,
  unchecked = '',
): readonly BlockOf<'findings'>[] => {
  const { label, legal } = words.fleetDesk.state;
  if (report && fleet.ships.length === 0) return [];
  const findings: readonly Finding[] = report
    ? [
        ...(report.legal ? [{ text: legal, rule: null, tone: 'good' as const }] : []),
        ...report.breaches.map((breach) => breachFinding(breach, 'fleet', how)),
        ...(report.warnings ?? []).map((warning): Finding => ({
          text: how.warning?.(warning) ?? '',
          rule: warning.rule,
          tone: 'plain',
          ...how.reads(warning.rule),
        })),
      ]
    : [{ text: unchecked, rule: null, tone: 'warning' }];
  return [{ block: 'findings', label, findings }];
};

/** The breaches that are mended on one page of the desk. */
export const findingsFor = <Breach extends Judged, Warning extends Judged>(
  page: string,
  report: Report<Breach, Warning> | null,
  how: FindingsWith<Breach, Warning>,
): readonly BlockOf<'findings'>[] => {
  const here = report?.breaches.filter((breach) => how.mendedOn(breach) === page) ?? [];
  const findings = here.map((breach) => breachFinding(breach, page, how));
  return findings.length === 0 ? [] : [{ block: 'findings', findings }];
};
