import { FLAGSHIP } from '../../../core/drawing/drawing';
import type { Card } from '../../../core/game/setup';
import type { FleetDesk } from '../../../core/pages/desks';
import type { Act, Block, BlockOf, Page } from '../../../core/pages/page';
import * as kit from '../../kit/fleets/pages';
import { makeFleetDesk, type Opened } from '../../kit/fleets/desk';
import { addEntries, nameOf } from '../../kit/fleets/entries';
import { allFindings, findingsFor, type FindingsWith } from '../../kit/fleets/findings';
import { fitsOf } from '../../kit/fleets/fits';
import { carriedDraft } from '../../kit/fleets/fleetForm';
import { cardKey } from '../../kit/fleets/gather';
import type { SheetParts } from '../../kit/fleets/text';
import { listChoice, segmentsChoice } from '../../kit/pages/choices';
import { stepperAt } from '../../kit/pages/steppers';
import { FORMS, type DropfleetCard, type ShipCard } from '../cards';
import { readsRule } from '../reference/contents';
import { admiralPoints } from '../rules/admiral';
import { sum } from '../rules/numbers';
import { GAME_SIZES, TONNAGES, type GameSize } from '../terms';
import { en as words } from '../words/en';
import { checkFleet, type Breach, type FleetReport } from '../fleet/check';
import { AIMS, completionsFor } from '../fleet/completions';
import * as fleets from '../fleet/fleet';
import type { DropfleetFleet, FleetCards } from '../fleet/fleet';
import { fleetFromList, parseList, standIn } from '../fleet/pastedList';
import { linesOf } from './cards';

const { fleetDesk: en, terms: termWords } = words;

type OnFleets = Opened<DropfleetFleet, FleetCards>;
type OnDesk = Omit<kit.FleetOnDesk, 'fleet' | 'cards' | 'report'> &
  OnFleets & { readonly report: FleetReport };

export const isOurs = (card: Card): card is DropfleetCard => Object.hasOwn(FORMS, card.kind);

const open = (opened: OnFleets): OnDesk => {
  const { fleet, cards } = opened;
  const report = checkFleet(fleet, cards);
  return {
    ...opened,
    kicker: termWords.gameSizes[fleets.gameSizeOf(fleet)],
    report,
    spent: report.points,
    limit: fleet.limit,
    carriers: fleet.admirals.flatMap(({ on }) => on ?? []),
    leaving: (left) => {
      const isLeft = (id: string) => left.some((group) => group.id === id);
      const sizes = Object.entries(fleet.sizes).filter(([id]) => isLeft(id));
      return { sizes: Object.fromEntries(sizes) };
    },
    words,
  };
};

const HOW: FindingsWith<Breach, never> = {
  breach: en.breach,
  reads: readsRule,
  mendedOn: ({ id }) => {
    if (id.startsWith('admiral')) return 'admirals';
    return id.startsWith('objective') ? 'objectives' : id === 'no-group' ? 'add' : 'fleet';
  },
  titles: { add: en.add.title, admirals: en.admirals.title, objectives: en.objectives.title },
};

const sizeName = (size: GameSize): string => termWords.gameSizes[size];

/** What a table agrees on: the sheet has no limits of its own. */
const terms = ({ fleet }: OnDesk): readonly Block[] => [
  { block: 'heading', text: en.terms.title },
  {
    ...segmentsChoice('size', en.terms.size, fleets.gameSizeOf(fleet), GAME_SIZES, sizeName),
    ...readsRule('§4.2.1'),
  },
  stepperAt('limit', en.terms.limit, fleet.limit, { ...fleets.LIMITS, ...readsRule('Fleets') }),
  stepperAt('mostGroups', en.terms.mostGroups, fleet.mostGroups, { max: 40 }),
];

const sizeRank = ({ cards }: OnDesk, code: string): number => {
  const card = cards.ships.get(code);
  return card ? TONNAGES.indexOf(card.tonnage) * 1000 + card.points : -1;
};

/** The codes of a fleet's Ships, each once, the biggest first. */
const codesInFleet = (desk: OnDesk): readonly string[] =>
  [...kit.codesOf(desk)].sort((one, other) => sizeRank(desk, other) - sizeRank(desk, one));

/** §4.2.1: whose flagship the first Ship of a Group is. */
const flagshipLines = ({ fleet, cards }: OnDesk, { id }: { readonly id: string }) =>
  fleet.admirals
    .filter(({ on }) => on === id)
    .map(({ code }) => en.lines.flagship(nameOf(cards.admirals, code)));

const lookInFleet = (desk: OnDesk, code: string) => {
  const { cards, drafts } = desk;
  const card = cards.ships.get(code);
  if (!card) return { detail: en.ships.noCard };
  if (drafts.has(cardKey({ kind: 'ship', code }))) return { detail: en.ships.draft };
  const groups = kit.copiesOf(desk, code);
  const ships = sum(groups.map((group) => fleets.sizeOfGroup(desk, group)));
  const points = sum(groups.map((group) => fleets.groupPoints(desk, group)));
  const line = en.groupLine(ships, termWords.tonnages[card.tonnage], points);
  const flags = groups.flatMap((group) => flagshipLines(desk, group));
  return { detail: [line, ...flags].join(' · '), silhouette: FLAGSHIP };
};

const partActs = ({ fleet, cards }: OnDesk): readonly Act[] => [
  kit.partAct(
    'admirals',
    en.admirals.title,
    en.admirals.summary(fleet.admirals.map(({ code }) => nameOf(cards.admirals, code))),
  ),
  kit.partAct('objectives', en.objectives.title, en.objectives.summary(fleet.objectives.length)),
];

const mainPage = (desk: OnDesk): Page =>
  kit.fleetPage(desk, {
    terms: terms(desk),
    codes: codesInFleet(desk),
    look: (code) => lookInFleet(desk, code),
    findings: allFindings<Breach, never>(desk, desk.report, HOW),
    acts: partActs(desk),
  });

const LASTING: readonly Breach['id'][] = ['over-limit', 'too-many-groups'];

const offersPage = (desk: OnDesk): Page => {
  const { fleet, cards } = desk;
  const breaches = (more: ShipCard | null) =>
    checkFleet(more ? addEntries(fleet, [more.code]) : fleet, cards).breaches;
  return kit.addPage<ShipCard, Breach>(desk, {
    label: en.ships.label,
    fits: fitsOf<ShipCard, Breach>([...cards.ships.values()], {
      breaches,
      lasts: ({ id }) => LASTING.includes(id),
    }),
    codeOf: ({ code }) => code,
    look: ({ points, tonnage, groupLeast, groupMost }) => ({
      detail: en.offer(points, termWords.tonnages[tonnage], groupLeast, groupMost),
      silhouette: FLAGSHIP,
    }),
    why: en.fit,
  });
};

/** A Ship: how many each of its Groups has, and its card. */
const groupPage = (desk: OnDesk, code: string): Page | null => {
  const card = desk.cards.ships.get(code);
  const face = card && {
    kicker: termWords.tonnages[card.tonnage],
    blocks: linesOf(card).map((text) => ({ block: 'text', text }) as const),
  };
  const asked = kit.copiesOf(desk, code).map((group) => {
    const size = fleets.sizeOfGroup(desk, group);
    const range = { min: 1, max: 12, ...readsRule('Fleets') };
    return stepperAt(`sizes.${group.id}`, en.sizeOf(kit.labelOf(desk, group)), size, range);
  });
  return kit.shipPage(desk, code, { face: face ?? null, cost: card?.points, asked });
};

/** A page of one part of a fleet: what may be in it, and what is wrong with it. */
const partPage = (
  desk: OnDesk,
  part: 'admirals' | 'objectives',
  list: Pick<BlockOf<'items'>, 'items' | 'note'>,
  more: readonly Block[] = [],
): Page => {
  const { title, search, none: empty } = en[part];
  const findings = findingsFor<Breach, never>(part, desk.report, HOW);
  const items = { block: 'items', label: title, search, empty, ...list } as const;
  return {
    title,
    blocks: [items, ...more, ...findings],
    primary: { label: en.done, opens: 'back' },
  };
};

/** §4.2.1: who leads, and aboard which Group. */
const admiralsPage = (desk: OnDesk): Page => {
  const { fleet, cards } = desk;
  const chosen = new Set(fleet.admirals.map(({ code }) => code));
  const [first] = fleet.ships;
  const toggled = (code: string) =>
    chosen.has(code)
      ? fleet.admirals.filter((one) => one.code !== code)
      : [...fleet.admirals, first ? { code, on: first.id } : { code }];
  const groups = new Map(fleet.ships.map((group) => [group.id, kit.labelOf(desk, group)]));
  const aboard = (id: string) => groups.get(id) ?? en.admirals.nowhere;
  const items = [...cards.admirals.values()].map(({ code, name, level }) => ({
    id: code,
    title: name,
    detail: en.admirals.level(level, admiralPoints(level)),
    isOn: chosen.has(code),
    act: { label: name, answers: { admirals: toggled(code).map(carriedDraft) } },
  }));
  const flagships = fleet.admirals.map(({ code, on = '' }, at) => {
    const label = en.admirals.aboard(nameOf(cards.admirals, code));
    return listChoice(`admirals.${at}.on`, label, on, ['', ...groups.keys()], aboard);
  });
  return partPage(desk, 'admirals', { items }, flagships);
};

const objectivesPage = (desk: OnDesk): Page => {
  const { objectives: codes } = desk.fleet;
  const cards = desk.cards.objectives;
  const counted: kit.Counted = { path: 'objectives', codes, cards, words };
  const items = [...cards.values()].map(({ code, name, objective }) => {
    const detail = termWords.secondaries[objective];
    return kit.countedItem(counted, code, detail === name ? {} : { detail });
  });
  const all = [...items, ...kit.missingItems(counted)];
  return partPage(desk, 'objectives', { items: all, note: en.objectives.summary(codes.length) });
};

/** As builders write it, so that it can be pasted elsewhere: Admirals first, then Groups by tonnage. */
const textParts = (desk: OnDesk): readonly (readonly string[])[] => {
  const { fleet, cards } = desk;
  const under = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines];
  const admirals = fleet.admirals.map((one) => {
    const points = admiralPoints(fleets.levelOf(cards, one));
    return en.lines.group(1, nameOf(cards.admirals, one.code), points);
  });
  const groups = [...TONNAGES].reverse().map((tonnage) => {
    const own = fleet.ships.filter(({ code }) => cards.ships.get(code)?.tonnage === tonnage);
    const lines = own.map((group) => {
      const [size, points] = [fleets.sizeOfGroup(desk, group), fleets.groupPoints(desk, group)];
      return en.lines.group(size, nameOf(cards.ships, group.code), points);
    });
    return under(en.lines.under(termWords.tonnages[tonnage]), lines);
  });
  const objectives = fleet.objectives.map((code) => nameOf(cards.objectives, code));
  return [under(en.lines.admirals, admirals), ...groups, objectives];
};

/** On paper: a row of boxes for the hull of each Ship of a Group. */
const sheetParts = (desk: OnDesk): SheetParts => ({
  ship: (group) => {
    const card = desk.cards.ships.get(group.code);
    if (!card) return null;
    const size = fleets.sizeOfGroup(desk, group);
    return {
      kicker: en.groupLine(size, termWords.tonnages[card.tonnage], card.points * size),
      boxes: [
        ...Array.from({ length: size }, (_, at) => ({ label: String(at + 1), count: card.hull })),
        { label: en.lines.spikes, count: 4 },
      ],
      lines: [...linesOf(card), ...flagshipLines(desk, group)],
    };
  },
  foot: desk.fleet.objectives.map((code) => nameOf(desk.cards.objectives, code)),
});

/** Where fleets are built, checked and handed to others. */
export const fleetDesk: FleetDesk = makeFleetDesk({
  isOurs,
  cardsOf: fleets.cardsOf,
  blank: () => fleets.BLANK,
  form: fleets.FLEET_FORM,
  gather: fleets.gatherFleet,
  open,
  pages: {
    fleet: mainPage,
    add: offersPage,
    ship: groupPage,
    admirals: admiralsPage,
    objectives: objectivesPage,
  },
  aims: AIMS.map((id) => ({ id, label: en.aims[id] })),
  search: ({ fleet, cards }, aim) =>
    completionsFor(fleet, cards, AIMS.find((one) => one === aim) ?? 'hull'),
  takeList: (text, cards) => {
    const list = parseList(text);
    return list && fleetFromList(list, cards);
  },
  standIn,
  text: textParts,
  sheet: sheetParts,
});
