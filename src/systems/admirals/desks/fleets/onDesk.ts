import type { Changes } from '../../../../core/pages/answers';
import type { ListedShip } from '../../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import * as desks from '../../../admirals-shared/desks/fleets/onDesk';
import type { Opened } from '../../../kit/fleets/desk';
import type { FleetEntry } from '../../../kit/fleets/entries';
import { isAnyShips, listOf } from '../../fleet/anyShips';
import { type Breach, checkFleet, type FleetReport, type Warning } from '../../fleet/checkFleet';
import { carriedDraft, type Carried } from '../../../kit/fleets/fleetForm';
import type { FleetCards } from '../../fleet/fleetCards';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { powerLimit, viewFleet } from '../../fleet/fleetView';
import { filledLibrary } from '../../fleet/libraryRules';
import type { Fleet } from '../../fleet/fleet';
import type { AdmiralsWords } from '../../words/en';
import type { Rules } from '../../rules';
import type { BlockOf } from '../../../../core/pages/page';
import * as kit from '../../../kit/fleets/findings';
import { readsRule } from '../../pages/view';
import { drawnShips } from '../../../admirals-shared/looks';

/** What the pages of a fleet are made from. */
export interface OnDesk extends desks.AdmiralsOnDesk {
  readonly fleet: Fleet;
  readonly cards: FleetCards;
  /** Null where the list is not at hand: then nothing can be checked. */
  readonly list: ConstructionList | null;
  readonly report: FleetReport | null;
  /** The ship that the chart of the fleet card shoots at; empty for whichever comes first. */
  readonly target: string;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

/** A ship's line of the list. */
export const lineOf = ({ list }: OnDesk, code: string): ListedShip | undefined =>
  list?.ships.find(({ ship }) => ship === code);

/** A card on a ship that is no longer there is on none. */
const ashore = ({ code, on }: Carried, left: readonly FleetEntry[]): Carried =>
  on !== undefined && left.some(({ id }) => id === on) ? { code, on } : { code };

/** What a ship that leaves has carried stays in the fleet. */
const leaving =
  ({ commander, flightGroups }: Fleet) =>
  (left: readonly FleetEntry[]): Changes => ({
    commander: commander ? carriedDraft(ashore(commander, left)) : null,
    flightGroups: flightGroups.map((group) => carriedDraft(ashore(group, left))),
  });

/** Mode, level and list in one line. */
const kickerOf = (
  { mode, limit, list: code }: Fleet,
  list: ConstructionList | null,
  { fleetDesk: say }: AdmiralsWords,
): string =>
  say.kicker([
    say.mode(mode),
    say.limit(limit.escalation, powerLimit(limit)),
    isAnyShips({ code }) ? say.terms.anyShips : (list?.name ?? code),
  ]);

/** What is not there yet, and can still be added. */
const isLack = (breach: Breach): boolean => {
  if (breach.id === 'core-below-minimum') return breach.remove === 0;
  if (breach.id === 'basic-order-count') return breach.count < breach.exactly;
  return ADDED.has(breach.id);
};

const ADDED: ReadonlySet<string> = new Set(['list-too-few', 'list-needs', 'commander-required']);

/** Once its ships are right, orders are next. */
const nextOf = (desk: OnDesk): Pick<OnDesk, 'next'> => {
  const { breaches = [] } = desk.report ?? {};
  const isLeft = breaches.every(({ id }) => id === 'basic-order-count');
  const next = isLeft ? desks.fillAct(desk) : null;
  return next ? { next } : {};
};

export const openFleet = (
  { name, draft, fleet, cards, others }: Opened<Fleet, FleetCards>,
  rules: Rules,
  words: AdmiralsWords,
): OnDesk => {
  const list = listOf(fleet, cards);
  const asked = list && { fleet, list, cards, rules };
  const report = asked && checkFleet(asked);
  const desk: OnDesk = {
    name,
    kicker: kickerOf(fleet, list, words),
    fleet,
    cards,
    drawn: drawnShips({ fleet, cards }),
    list,
    report,
    lacks: report?.breaches.filter(isLack).length ?? 0,
    filled: (preset) => (asked ? filledLibrary(viewFleet(asked), preset) : fleet.orders),
    libraries: desks.librariesOf(others, FLEET_FORM.read),
    spent: report?.power ?? 0,
    limit: powerLimit(fleet.limit),
    carriers: [fleet.commander, ...fleet.flightGroups].flatMap((carried) => carried?.on ?? []),
    leaving: leaving(fleet),
    target: typeof draft['target'] === 'string' ? draft['target'] : '',
    rules,
    words,
  };
  return { ...desk, ...nextOf(desk) };
};

/** The page of the desk on which a breach is mended, where it is not the fleet's own. */
const MENDED_ON: Readonly<Partial<Record<Breach['id'], 'add' | 'orders' | 'command'>>> = {
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
    isLack,
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
