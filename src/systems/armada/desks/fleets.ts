import type { Card } from '../../../core/game/setup';
import type { FleetDesk } from '../../../core/pages/desks';
import type { Act, Block, Item, Page } from '../../../core/pages/page';
import {
  addedWith,
  countedItem,
  missingItems,
  labelOf,
  type FleetOnDesk,
  addPage,
  fleetPage,
  shipPage,
} from '../../kit/fleets/pages';
import { makeFleetDesk, type Opened } from '../../kit/fleets/desk';
import { nameOf } from '../../kit/fleets/entries';
import { allFindings } from '../../kit/fleets/findings';
import type { Fit } from '../../kit/fleets/fits';
import { carriedDraft } from '../../kit/fleets/fleetForm';
import { cardKey } from '../../kit/fleets/gather';
import { choiceBlock } from '../../kit/pages/choices';
import { FORMS, ICONS, type ArmadaCard, type CardKind } from '../cards';
import {
  fleetPoints,
  fleetViolations,
  squadronLimit,
  squadronPoints,
  type FleetList,
  type FleetViolation,
} from '../fleet/check';
import {
  BLANK,
  carriedBy,
  cardsOf,
  FLEET_FORM,
  gatherFleet,
  listOf,
  type ArmadaFleet,
  type FleetCards,
} from '../fleet/fleet';
import { AIMS, completed, completionsFor, nameOfAdded } from '../fleet/completions';
import { GAME_SIZES, sizeOf } from '../fleet/sizes';
import { fleetFromList, listFromFleet, standIn } from '../lists/fleetFromList';
import { makeList, parseList } from '../lists/list';
import { readsRule } from '../reference/contents';
import { rulesFor } from '../rulings';
import { ZONES } from '../terms';
import type { Words } from '../words/en';
import { shipFace, tokenNames } from '../faces';

/** Fleet Building: which section each rule stands in, and where it is mended. */
const RULES: Readonly<Record<FleetViolation, readonly [rule: string, page: string]>> = {
  'over-points-limit': ['Fleet Building', 'fleet'],
  'squadrons-over-one-third': ['Fleet Building', 'squadrons'],
  'no-flagship': ['Flagship', 'fleet'],
  'more-than-one-flagship': ['Flagship', 'fleet'],
  'more-than-one-commander': ['Commanders', 'fleet'],
  'mixed-factions': ['Faction', 'fleet'],
  'duplicate-unique-name': ['Unique Names', 'fleet'],
  'upgrade-of-another-faction': ['Upgrade Cards', 'fleet'],
  'upgrade-copied-on-ship': ['Upgrade Cards', 'fleet'],
  'no-upgrade-slot': ['Upgrade Icons', 'fleet'],
  'more-than-one-modification': ['Upgrade Cards', 'fleet'],
  'title-of-another-ship': ['Titles', 'fleet'],
  'more-than-one-title': ['Titles', 'fleet'],
  'objectives-not-three': ['Objective Cards', 'objectives'],
  'objective-category-repeated': ['Objective Cards', 'objectives'],
};

interface Breach {
  readonly id: FleetViolation;
  readonly rule: string;
}

const breachesOf = (
  list: FleetList,
  rulings: Readonly<Record<string, string>>,
): readonly Breach[] =>
  fleetViolations(list, rulesFor(rulings)).map((id) => ({ id, rule: RULES[id][0] }));

/** A fleet on its desk. */
type OnDesk = Omit<FleetOnDesk, 'report' | 'fleet' | 'cards'> &
  Opened<ArmadaFleet, FleetCards> & {
    readonly list: FleetList;
    readonly report: { readonly legal: boolean; readonly breaches: readonly Breach[] };
    readonly words: Words;
  };

const open =
  (words: Words) =>
  (opened: Opened<ArmadaFleet, FleetCards>): OnDesk => {
    const { fleet, cards, rulings, drafts } = opened;
    const list = listOf(fleet, cards, drafts);
    const breaches = breachesOf(list, rulings);
    const { id, limit } = sizeOf(fleet.size);
    return {
      ...opened,
      kicker: words.fleets.limit(id, limit),
      list,
      report: { legal: breaches.length === 0, breaches },
      spent: fleetPoints(list),
      limit,
      carriers: fleet.upgrades.map(({ on = '' }) => on),
      leaving: (left) => ({
        upgrades: fleet.upgrades
          .filter(({ on }) => left.some((ship) => ship.id === on))
          .map(carriedDraft),
      }),
      words,
    };
  };

const isDraft = ({ drafts }: OnDesk, kind: CardKind, code: string): boolean =>
  drafts.has(cardKey({ kind, code }));

const sizeBlock = ({ fleet, words: { fleets } }: OnDesk): Block => {
  const sizes = GAME_SIZES.map(({ id, limit }) => ({ value: id, label: fleets.limit(id, limit) }));
  return choiceBlock('menu', 'size', fleets.size, sizeOf(fleet.size).id, sizes);
};

const findingsOf = (desk: OnDesk) =>
  allFindings<Breach, never>(
    desk,
    { ...desk.report, warnings: [] },
    {
      breach: desk.words.fleets.breach,
      warning: () => '',
      reads: readsRule,
      mendedOn: ({ id }) => RULES[id][1],
      titles: { squadrons: desk.words.fleets.squadrons, objectives: desk.words.fleets.objectives },
    },
  );

const lookOf = (desk: OnDesk, code: string) => {
  const { cards, words } = desk;
  const card = cards.ships.get(code);
  if (!card) return { detail: words.fleetDesk.ships.noCard };
  const detail = isDraft(desk, 'ship', code) ? words.fleetDesk.ships.draft : card.faction;
  return { detail, figure: words.fleets.points(card.cost) };
};

/** One way to the upgrades of each ship. */
const upgradeActs = (desk: OnDesk): readonly Act[] =>
  desk.fleet.ships.map((ship) => ({
    label: desk.words.fleets.upgrades(labelOf(desk, ship)),
    detail:
      carriedBy(desk.fleet, ship.id)
        .map((code) => nameOf(desk.cards.upgrades, code))
        .join(', ') || desk.words.fleets.noUpgrades,
    opens: { page: 'upgrades', about: ship.id },
  }));

const mainPage = (desk: OnDesk): Page =>
  fleetPage(desk, {
    terms: [sizeBlock(desk)],
    look: (code) => lookOf(desk, code),
    findings: findingsOf(desk),
    acts: [
      ...upgradeActs(desk),
      { label: desk.words.fleets.squadrons, opens: { page: 'squadrons' } },
      { label: desk.words.fleets.objectives, opens: { page: 'objectives' } },
    ],
  });

/** Whether the fleet breaks no more with a card than without; first what the ship would that carries it. */
const fitOf = (desk: OnDesk, code: string, more: ArmadaFleet, on?: string): Fit<string, Breach> => {
  const { fleet, cards, rulings, drafts } = desk;
  const broken = (one: ArmadaFleet) => breachesOf(listOf(one, cards, drafts), rulings);
  const newly = (was: ArmadaFleet, now: ArmadaFleet) => {
    const before = broken(was).map(({ id }) => id);
    return broken(now).find(({ id }) => !before.includes(id));
  };
  const alone = (one: ArmadaFleet) => ({ ...one, ships: one.ships.filter(({ id }) => id === on) });
  const ofShip = on === undefined ? undefined : newly(alone(fleet), alone(more));
  const breach = ofShip ?? newly(fleet, more);
  return breach ? { line: code, fits: false, breach } : { line: code, fits: true };
};

const whyNot = (desk: OnDesk, more: ArmadaFleet, on?: string): string | null => {
  const fit = fitOf(desk, '', more, on);
  return fit.fits ? null : desk.words.fit(fit);
};

const addShips = (desk: OnDesk): Page =>
  addPage(desk, {
    label: desk.words.cards.ship.many,
    fits: [...desk.cards.ships.keys()].map((code) =>
      fitOf(desk, code, { ...desk.fleet, ships: [...desk.fleet.ships, { id: '+', code }] }),
    ),
    codeOf: (code) => code,
    look: (code) => lookOf(desk, code),
    why: desk.words.fit,
  });

const listPage = ({ kicker, words }: OnDesk, title: string, items: readonly Item[]): Page => ({
  ...{ title, kicker },
  blocks: [{ block: 'items', label: title, items, empty: words.fleets.noneAtHand }],
  primary: { label: words.fleetDesk.done, opens: 'back' },
});

/** Cards of which the fleet holds so many copies. */
const countedPage = (desk: OnDesk, kind: 'squadrons' | 'objectives'): Page => {
  const { words, fleet } = desk;
  const cards: ReadonlyMap<string, ArmadaCard> = desk.cards[kind];
  const counted = {
    ...{ path: kind, codes: fleet[kind], cards, words },
    whyNot: (codes: readonly string[]) => whyNot(desk, { ...fleet, [kind]: codes }),
  };
  const items = [...cards.entries()].map(([code, card]): Item =>
    countedItem(counted, code, {
      ...('cost' in card ? { figure: words.fleets.points(card.cost) } : {}),
      ...(card.kind === 'objective' ? { detail: words.categories[card.category] } : {}),
    }),
  );
  return listPage(desk, words.fleets[kind], [...items, ...missingItems(counted)]);
};

/** What a ship carries, card by card. */
const upgradesPage = (desk: OnDesk, about: string): Page | null => {
  const { fleet, cards, words } = desk;
  const ship = fleet.ships.find(({ id }) => id === about);
  if (!ship) return null;
  const mine = carriedBy(fleet, about);
  const label = words.fleets.upgrades(labelOf(desk, ship));
  const itemOf = (code: string): Item => {
    const card = cards.upgrades.get(code);
    const isOn = mine.includes(code);
    const upgrades = isOn
      ? fleet.upgrades.filter((one) => one.on !== about || one.code !== code)
      : [...fleet.upgrades, { code, on: about }];
    const why = isOn ? null : whyNot(desk, { ...fleet, upgrades }, about);
    const answers = { upgrades: upgrades.map(carriedDraft) };
    return {
      id: code,
      title: card?.name ?? code,
      detail: why ?? (card ? words.icons[card.icon] : words.fleetDesk.ships.noCard),
      ...(card ? { figure: words.fleets.points(card.cost) } : {}),
      isOn,
      act: { label: card?.name ?? code, ...addedWith(words, answers, why) },
    };
  };
  const iconOf = (code: string): number =>
    ICONS.findIndex((icon) => icon === cards.upgrades.get(code)?.icon);
  const codes = [...new Set([...cards.upgrades.keys(), ...mine])].sort(
    (one, other) => iconOf(one) - iconOf(other),
  );
  return listPage(desk, label, codes.map(itemOf));
};

const spentBlock = ({ spent, limit, list, rulings, words }: OnDesk): Block => {
  const most = squadronLimit(list, rulesFor(rulings)['squadron-share']);
  const value = squadronPoints(list.squadrons);
  const left = limit - spent;
  return {
    block: 'shares',
    label: words.fleets.spent,
    spent,
    limit,
    note: left < 0 ? words.fleets.over(-left) : words.fleets.bid(left),
    parts: [{ label: words.fleets.squadrons, value, min: 0, max: most, ok: value <= most }],
  };
};

export const isOurs = (card: Card): card is ArmadaCard => Object.hasOwn(FORMS, card.kind);

/** Where fleets are built, checked and handed to others; out they go as the common builders write them. */
export const makeDesk = (words: Words): FleetDesk =>
  makeFleetDesk<ArmadaCard, FleetCards, OnDesk>({
    isOurs,
    cardsOf,
    blank: () => BLANK,
    form: FLEET_FORM,
    gather: gatherFleet,
    open: open(words),
    pages: {
      fleet: mainPage,
      add: addShips,
      ship: (on, code) => {
        const card = isDraft(on, 'ship', code) ? undefined : on.cards.ships.get(code);
        return shipPage(on, code, { face: card ? shipFace(words, card) : null, cost: card?.cost });
      },
      upgrades: upgradesPage,
      squadrons: (on) => countedPage(on, 'squadrons'),
      objectives: (on) => countedPage(on, 'objectives'),
    },
    spent: spentBlock,
    aims: AIMS.map((id) => ({ id, label: words.fleets.aim(id) })),
    search: ({ fleet, cards, rulings, drafts }, of) => {
      const aim = AIMS.find((one) => one === of) ?? 'hull';
      return completionsFor(fleet, cards, rulesFor(rulings), aim, drafts);
    },
    added: ({ fleet, cards }, names) => completed(fleet, cards, names),
    called: ({ fleet, cards }, name) => nameOfAdded(fleet, cards, name),
    text: () => [],
    makeList: ({ name, fleet, cards }) => makeList(listFromFleet(name, fleet, cards)),
    takeList: (text, cards) => {
      const list = parseList(text);
      return list && fleetFromList(list, cards);
    },
    standIn,
    sheet: (desk) => ({
      ship: ({ id, code }) => {
        const card = desk.cards.ships.get(code);
        if (!card) return null;
        const carried = carriedBy(desk.fleet, id).map((one) => nameOf(desk.cards.upgrades, one));
        if (isDraft(desk, 'ship', code)) return { kicker: card.faction, boxes: [], lines: carried };
        const lines = [tokenNames(words, card).join(', '), ...carried];
        const boxes = [
          { label: words.fleets.hull, count: card.hull },
          ...ZONES.map((at) => ({ label: words.own.zone(at), count: card[at].shields })),
        ];
        return { kicker: card.faction, boxes: boxes.filter(({ count }) => count > 0), lines };
      },
      foot: [
        ...desk.fleet.squadrons.map((code) => {
          const hull = desk.cards.squadrons.get(code)?.hull ?? 0;
          return `${nameOf(desk.cards.squadrons, code)}${' [ ]'.repeat(hull)}`;
        }),
        ...desk.fleet.objectives.map((code) => nameOf(desk.cards.objectives, code)),
      ],
    }),
  });
