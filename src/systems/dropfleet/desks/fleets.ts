import { FLAGSHIP } from '../../../core/drawing/drawing';
import type { Card } from '../../../core/game/setup';
import type { FleetDesk } from '../../../core/pages/desks';
import type { Act, Block, Page } from '../../../core/pages/page';
import {
  countedItem,
  missingItems,
  type Counted,
  copiesOf,
  labelOf,
  type FleetOnDesk,
  addPage,
  fleetPage,
  shipPage,
} from '../../kit/fleets/pages';
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
import { readsRule } from '../reference/entriesFor';
import { admiralPoints } from '../rules/admiral';
import { GAME_SIZES, TONNAGES } from '../terms';
import { fleetWords as en } from '../words/en/fleet';
import { termWords } from '../words/en/terms';
import { checkFleet, OBJECTIVES, type Breach, type FleetReport } from '../fleet/check';
import { AIMS, completionsFor } from '../fleet/completions';
import {
  BLANK,
  cardsOf,
  FLEET_FORM,
  gameSizeOf,
  gatherFleet,
  groupPoints,
  levelOf,
  LIMITS,
  sizeOfGroup,
} from '../fleet/fleet';
import type { DropfleetFleet, FleetCards } from '../fleet/fleet';
import { fleetFromList, parseList, standIn } from '../fleet/pastedList';

interface OnDesk extends FleetOnDesk {
  readonly fleet: DropfleetFleet;
  readonly cards: FleetCards;
  readonly drafts: ReadonlySet<string>;
  readonly report: FleetReport;
}

export const isOurs = (card: Card): card is DropfleetCard => Object.hasOwn(FORMS, card.kind);

const open = ({ name, fleet, cards, drafts }: Opened<DropfleetFleet, FleetCards>): OnDesk => {
  const report = checkFleet(fleet, cards);
  return {
    name,
    kicker: termWords.gameSizes[gameSizeOf(fleet)],
    fleet,
    cards,
    drafts,
    report,
    spent: report.points,
    limit: fleet.limit,
    carriers: fleet.admirals.flatMap(({ on }) => on ?? []),
    leaving: (left) => ({
      sizes: Object.fromEntries(
        Object.entries(fleet.sizes).filter(([id]) => left.some((group) => group.id === id)),
      ),
    }),
    words: { fleetDesk: en },
  };
};

const HOW: FindingsWith<Breach, never> = {
  breach: en.breach,
  warning: () => '',
  reads: readsRule,
  mendedOn: ({ id }) => {
    if (id.startsWith('admiral')) return 'admirals';
    return id.startsWith('objective') ? 'objectives' : id === 'no-group' ? 'add' : 'fleet';
  },
  titles: { add: en.add.title, admirals: en.admirals.title, objectives: en.objectives.title },
};

const withWarnings = ({ report }: OnDesk) => ({ ...report, warnings: [] });

/** What a table agrees on: the sheet has no limits of its own. */
const terms = ({ fleet }: OnDesk): readonly Block[] => [
  { block: 'heading', text: en.terms.title },
  segmentsChoice(
    'size',
    en.terms.size,
    gameSizeOf(fleet),
    GAME_SIZES,
    (size) => termWords.gameSizes[size],
    readsRule('§4.2.1'),
  ),
  stepperAt('limit', en.terms.limit, fleet.limit, {
    min: LIMITS.least,
    max: LIMITS.most,
    ...readsRule('Fleets'),
  }),
  stepperAt('mostGroups', en.terms.mostGroups, fleet.mostGroups, { max: 40 }),
];

const sizeRank = ({ cards }: OnDesk, code: string): number => {
  const card = cards.ships.get(code);
  return card ? TONNAGES.indexOf(card.tonnage) * 1000 + card.points : -1;
};

/** The codes of a fleet's Ships, each once, the biggest first. */
const codesInFleet = (desk: OnDesk): readonly string[] =>
  [...new Set(desk.fleet.ships.map(({ code }) => code))].sort(
    (one, other) => sizeRank(desk, other) - sizeRank(desk, one),
  );

/** §4.2.1: whose flagship the first Ship of a Group is. */
const flagshipLines = ({ fleet, cards }: OnDesk, { id }: { readonly id: string }) =>
  fleet.admirals
    .filter(({ on }) => on === id)
    .map(({ code }) => en.lines.flagship(nameOf(cards.admirals, code)));

const lookInFleet = (desk: OnDesk, code: string) => {
  const { fleet, cards, drafts } = desk;
  const card = cards.ships.get(code);
  if (!card) return { detail: en.ships.noCard };
  if (drafts.has(cardKey({ kind: 'ship', code }))) return { detail: en.ships.draft };
  const groups = copiesOf(desk, code);
  const sum = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((all, group) => all + of(group), 0);
  const line = en.groupLine(
    sum((group) => sizeOfGroup(fleet, group, cards)),
    termWords.tonnages[card.tonnage],
    sum((group) => groupPoints(fleet, group, cards)),
  );
  return {
    detail: [line, ...groups.flatMap((group) => flagshipLines(desk, group))].join(' · '),
    silhouette: FLAGSHIP,
  };
};

const partActs = ({ fleet, cards }: OnDesk): readonly Act[] => [
  {
    label: en.admirals.title,
    detail: en.admirals.summary(fleet.admirals.map(({ code }) => nameOf(cards.admirals, code))),
    opens: { page: 'admirals' },
  },
  {
    label: en.objectives.title,
    detail: en.objectives.summary(fleet.objectives.length),
    opens: { page: 'objectives' },
  },
];

const mainPage = (desk: OnDesk): Page =>
  fleetPage(desk, {
    terms: terms(desk),
    codes: codesInFleet(desk),
    look: (code) => lookInFleet(desk, code),
    findings: allFindings<Breach, never>(desk, withWarnings(desk), HOW),
    acts: partActs(desk),
  });

const LASTING: readonly Breach['id'][] = ['over-limit', 'too-many-groups'];

const offersPage = (desk: OnDesk): Page => {
  const { fleet, cards } = desk;
  const breaches = (more: ShipCard | null) =>
    checkFleet(more ? addEntries(fleet, [more.code]) : fleet, cards).breaches;
  return addPage<ShipCard, Breach>(desk, {
    label: en.ships.label,
    fits: fitsOf<ShipCard, Breach>([...cards.ships.values()], {
      lasting: (more) => breaches(more).filter(({ id }) => LASTING.includes(id)),
      breaches,
      isOpen: () => true,
    }),
    codeOf: ({ code }) => code,
    look: ({ points, tonnage, groupLeast, groupMost }) => ({
      detail: en.offer(points, termWords.tonnages[tonnage], groupLeast, groupMost),
      silhouette: FLAGSHIP,
    }),
    why: en.fit,
  });
};

const linesOf = (card: ShipCard): readonly string[] => [
  en.lines.figures(card.thrust, card.scan, card.sig),
  en.lines.saves([
    ['ES', card.energy],
    ['KS', card.kinetic],
    ['Shield', card.shield],
    ['BS', card.backup],
  ]),
  ...card.weapons.map(({ name, lock, attacks, damage, type }) =>
    en.lines.weapon(name, lock, attacks, damage, type),
  ),
  ...card.launch.map(({ asset, count }) => en.lines.launch(termWords.assets[asset], count)),
  ...(card.rules === undefined ? [] : [card.rules]),
];

/** A Ship: how many each of its Groups has, and its card. */
const groupPage = (desk: OnDesk, code: string): Page | null => {
  const { fleet, cards } = desk;
  const card = cards.ships.get(code);
  const page = shipPage(desk, code, {
    face: card
      ? {
          kicker: termWords.tonnages[card.tonnage],
          blocks: linesOf(card).map((text) => ({ block: 'text', text })),
        }
      : null,
    cost: card?.points,
  });
  if (!page) return null;
  const sizes = copiesOf(desk, code).map((group) => {
    const size = sizeOfGroup(fleet, group, cards);
    const range = { min: 1, max: 12, ...readsRule('Fleets') };
    return stepperAt(`sizes.${group.id}`, en.sizeOf(labelOf(desk, group)), size, range);
  });
  return { ...page, blocks: [...sizes, ...page.blocks] };
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
  const groups = new Map(fleet.ships.map((group) => [group.id, labelOf(desk, group)]));
  const aboard = (id: string) => groups.get(id) ?? en.admirals.nowhere;
  return {
    title: en.admirals.title,
    blocks: [
      {
        block: 'items',
        label: en.admirals.title,
        search: en.admirals.search,
        empty: en.admirals.none,
        items: [...cards.admirals.values()].map(({ code, name, level }) => ({
          id: code,
          title: name,
          detail: en.admirals.level(level, admiralPoints(level)),
          isOn: chosen.has(code),
          act: {
            label: name,
            answers: { admirals: toggled(code).map(carriedDraft) },
          },
        })),
      },
      ...fleet.admirals.map(({ code, on = '' }, at) => {
        const label = en.admirals.aboard(nameOf(cards.admirals, code));
        return listChoice(`admirals.${at}.on`, label, on, ['', ...groups.keys()], aboard);
      }),
      ...findingsFor<Breach, never>('admirals', withWarnings(desk), HOW),
    ],
    primary: { label: en.done, opens: 'back' },
  };
};

const objectivesPage = (desk: OnDesk): Page => {
  const { fleet, cards } = desk;
  const counted: Counted = {
    path: 'objectives',
    codes: fleet.objectives,
    cards: cards.objectives,
    words: { fleetDesk: en },
  };
  return {
    title: en.objectives.title,
    blocks: [
      {
        block: 'items',
        label: en.objectives.title,
        note: en.objectives.summary(fleet.objectives.length),
        search: en.objectives.search,
        empty: en.objectives.none,
        items: [
          ...[...cards.objectives.values()].map(({ code, objective }) =>
            countedItem(counted, code, { detail: termWords.secondaries[objective] }),
          ),
          ...missingItems(counted),
        ],
      },
      ...findingsFor<Breach, never>('objectives', withWarnings(desk), HOW),
    ],
    primary: { label: en.done, opens: 'back' },
  };
};

const spentBlock = ({ fleet, spent, limit }: OnDesk): Block => ({
  block: 'shares',
  label: en.points,
  spent,
  limit,
  note: en.shares.left(limit - spent),
  parts: [
    {
      label: en.objectives.title,
      value: fleet.objectives.length,
      min: OBJECTIVES,
      max: OBJECTIVES,
      ok: fleet.ships.length === 0 ? null : fleet.objectives.length === OBJECTIVES,
      ...readsRule('§12.3'),
    },
  ],
});

/** As builders write it, so that it can be pasted elsewhere: Admirals first, then Groups by tonnage. */
const textParts = (desk: OnDesk): readonly (readonly string[])[] => {
  const { fleet, cards } = desk;
  const groupsOf = (tonnage: (typeof TONNAGES)[number]) =>
    fleet.ships
      .filter(({ code }) => cards.ships.get(code)?.tonnage === tonnage)
      .map((group) =>
        en.lines.group(
          sizeOfGroup(fleet, group, cards),
          nameOf(cards.ships, group.code),
          groupPoints(fleet, group, cards),
        ),
      );
  const admirals = fleet.admirals.map((one) =>
    en.lines.group(1, nameOf(cards.admirals, one.code), admiralPoints(levelOf(cards, one))),
  );
  return [
    admirals.length === 0 ? [] : [en.lines.admirals, ...admirals],
    ...[...TONNAGES].reverse().map((tonnage) => {
      const groups = groupsOf(tonnage);
      return groups.length === 0 ? [] : [en.lines.under(termWords.tonnages[tonnage]), ...groups];
    }),
    fleet.objectives.map((code) => nameOf(cards.objectives, code)),
  ];
};

/** On paper: a row of boxes for the hull of each Ship of a Group. */
const sheetParts = (desk: OnDesk): SheetParts => ({
  ship: (group) => {
    const { fleet, cards } = desk;
    const card = cards.ships.get(group.code);
    if (!card) return null;
    const size = sizeOfGroup(fleet, group, cards);
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
export const fleetDesk: FleetDesk = makeFleetDesk<
  DropfleetCard,
  FleetCards,
  DropfleetFleet,
  OnDesk
>({
  isOurs,
  cardsOf,
  blank: () => BLANK,
  form: FLEET_FORM,
  gather: gatherFleet,
  open,
  pages: {
    fleet: mainPage,
    add: offersPage,
    ship: groupPage,
    admirals: admiralsPage,
    objectives: objectivesPage,
  },
  spent: spentBlock,
  aims: AIMS.map((id) => ({ id, label: en.aim(id) })),
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
