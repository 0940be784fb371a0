import { stepperAt } from '../../kit/pages/steppers';
import { choiceBlock, segmentsChoice } from '../../kit/pages/choices';
import type { FleetDesk } from '../../../core/pages/desks';
import type { BlockOf, Page, Act, Block } from '../../../core/pages/page';
import * as kitDesk from '../../kit/fleets/desk';
import type { Opened } from '../../kit/fleets/desk';
import { entriesOf, shipsOf, withEntries } from '../../kit/fleets/entries';
import * as kitFindings from '../../kit/fleets/findings';
import { type Look, copiesOf } from '../../kit/fleets/pages';
import * as kit from '../../kit/fleets/pages';
import { shipText, type SheetParts } from '../../kit/fleets/text';
import * as desks from '../../admirals-shared/desks/fleets/onDesk';
import * as anyEdition from '../../admirals-shared/desks/fleets/ordersPage';
import { sheetShip } from '../../admirals-shared/desks/fleets/sheet';
import { cardBlocks } from '../../admirals-shared/desks/fleets/shipPage';
import { makeReach } from '../../admirals-shared/desks/fleets/reach';
import { hullTaken } from '../fleet/firepower';
import { totalsPage } from '../../admirals-shared/desks/fleets/totalsPage';
import { AIMS, worth } from '../../admirals-shared/fleet/aims';
import type { ShipCard, OrderCard, CadetCard } from '../cards/forms';
import { ROLES, ORDER_TYPES, isBig, type OrderType } from '../cards/terms';
import * as fleets from '../fleet/checkFleet';
import { derivedOf, shipFigures, fleetTotals } from '../fleet/figures';
import { isCustom, CUSTOM_LIMIT, FLEET_FORM } from '../fleet/fleetForm';
import * as own from '../fleet/types';
import { keywordChips, readsRule } from '../pages/view';
import { drawnShips, SHIP_OF_ROLE } from '../../admirals-shared/looks';
import { type Rules, rulesFor } from '../rules';
import type { CadetWords } from '../words/en';
import { listed } from '../../kit/pages/laidOut';

/** What the pages of a fleet are made from. */
interface OnDesk extends desks.AdmiralsOnDesk {
  readonly fleet: own.LimitedFleet;
  readonly target: string;
  /** Whether the limit is the table's own. */
  readonly isCustom: boolean;
  readonly cards: own.FleetCards;
  readonly report: fleets.FleetReport;
  readonly rules: Rules;
  readonly words: CadetWords;
}

/** What is not there yet, and can still be added. */
const isLack = (breach: fleets.Breach): boolean =>
  breach.id === 'no-heavy-ship' || (breach.id === 'order-count' && breach.count < breach.exactly);

const openFleet = (
  { name, draft, fleet, cards, others }: Opened<own.LimitedFleet, own.FleetCards>,
  rules: Rules,
  words: CadetWords,
): OnDesk => {
  const { kicker, limit } = words.fleetDesk;
  const factions = new Set(shipsOf(fleet, cards.ships).map(({ faction }) => faction));
  const report = fleets.checkFleet(fleet, cards, rules);
  const desk: OnDesk = {
    name,
    kicker: kicker([limit(fleet.limit), ...factions]),
    fleet,
    target: typeof draft['target'] === 'string' ? draft['target'] : '',
    isCustom: isCustom(draft),
    cards,
    drawn: drawnShips({ fleet, cards }),
    report,
    lacks: report.breaches.filter(isLack).length,
    filled: (preset) => fleets.filledLibrary(fleet, cards, preset),
    libraries: desks.librariesOf(others, FLEET_FORM.read),
    spent: report.fleetValue,
    limit: fleet.limit,
    rules,
    words,
  };
  const isLeft = report.breaches.every(({ id }) => id === 'order-count');
  const next = isLeft ? desks.fillAct(desk) : null;
  return { ...desk, ...(next ? { next } : {}) };
};

/** The page of the desk on which a breach is mended, where it is not the fleet's own. */
const MENDED_ON: Readonly<Partial<Record<fleets.Breach['id'], 'add' | 'orders'>>> = {
  'no-heavy-ship': 'add',
  'order-count': 'orders',
  'basic-order-copies': 'orders',
  'special-order-duplicate': 'orders',
  'special-order-count': 'orders',
  'psionic-more-than-half': 'orders',
  'order-card-missing': 'orders',
};

const withWords = ({ words }: OnDesk): kitFindings.FindingsWith<fleets.Breach, fleets.Warning> => {
  const { add, orders } = words.fleetDesk;
  return {
    breach: words.fleet.breach,
    warning: words.fleet.warning,
    reads: readsRule,
    isLack,
    mendedOn: ({ id }) => MENDED_ON[id] ?? 'fleet',
    titles: { add: add.title, orders: orders.title },
  };
};

/** A ship of the fleet in a line. */
const lookInFleet = (desk: OnDesk, code: string): Look => {
  const say = desk.words.fleetDesk.ships;
  const card = desk.cards.ships.get(code);
  if (!card) return { detail: say.noCard };
  return {
    detail: say.costs(card.role, card.fleetValue * copiesOf(desk, code).length),
    silhouette: SHIP_OF_ROLE[card.role],
  };
};

const lookOffered = ({ cards, rules, words }: OnDesk, card: ShipCard): Look => {
  const say = words.fleetDesk.ships;
  const { hull, dice } = shipFigures(card, cards, rules);
  return {
    detail: say.offer(card.fleetValue, hull, dice),
    silhouette: SHIP_OF_ROLE[card.role],
  };
};

/** Constructed Play: the ships at hand, and whether each still fits. */
const addPage = (desk: OnDesk): Page => {
  const { fleet, cards, words } = desk;
  return kit.addPage(desk, {
    label: words.fleetDesk.add.label(fleets.boundTo(fleet, cards)),
    fits: fleets.whatFits(fleet, cards),
    codeOf: ({ code }) => code,
    look: (card) => lookOffered(desk, card),
    why: words.fleet.fit,
  });
};

const faceOf = (desk: OnDesk, card: ShipCard): kit.CardFace => ({
  kicker: desk.words.pages.row.kicker(card.role, card.code),
  blocks: cardBlocks(desk, card, keywordChips(card, desk.words), derivedOf(card, desk.rules)),
});

/** A ship: its copies in the fleet, and its card. */
const shipPage = (desk: OnDesk, code: string): Page | null => {
  const card = desk.cards.ships.get(code);
  return kit.shipPage(desk, code, {
    face: card ? faceOf(desk, card) : null,
    cost: card?.fleetValue,
  });
};

/** The codes of a fleet's ships, each once, the biggest first. */
const codesInFleet = ({ fleet, cards }: OnDesk): readonly string[] => {
  const size = (code: string): number => {
    const card = cards.ships.get(code);
    return card ? ROLES.indexOf(card.role) * 100 + card.fleetValue : -1;
  };
  const codes = [...new Set(fleet.ships.map(({ code }) => code))];
  return codes.sort((one, other) => size(other) - size(one));
};

/** The parts of a message to a friend. */
const textParts = (desk: OnDesk): readonly (readonly string[])[] => [
  codesInFleet(desk).map((code) =>
    shipText(desk, code, desk.cards.ships.get(code)?.fleetValue ?? 0),
  ),
  anyEdition.orderLines(desk, ORDER_TYPES),
];

const figuresOf = (card: ShipCard, { rules, words }: OnDesk): string => {
  const { sheet, ship } = words.fleetDesk;
  const { moves, ...derived } = derivedOf(card, rules);
  return sheet.derived({ ...derived, moves: ship.range(moves.min, moves.max) });
};

/** The fleet on paper. */
const sheetParts = (desk: OnDesk): SheetParts => ({
  ship: (ship) => {
    const { cards, words } = desk;
    const say = words.fleetDesk.sheet;
    const card = cards.ships.get(ship.code);
    if (!card) return null;
    const heavy = card.armaments.filter(({ weapon }) =>
      cards.weapons.get(weapon)?.types.includes('Heavy'),
    );
    return sheetShip(desk, ship, card, {
      cost: card.fleetValue,
      boxes: [
        { label: say.crippled, count: 1 },
        { label: say.heavyReady, count: heavy.length },
      ],
      figures: figuresOf(card, desk),
      carries: [],
    });
  },
  foot: anyEdition.orderLines(desk, ORDER_TYPES),
});

/** Constructed Play: Fleet Value spent and left, and what a fleet must have or may not have more of. */
const sharesBlock = ({ fleet, cards, report, words }: OnDesk): BlockOf<'shares'> => {
  const say = words.fleetDesk.shares;
  const ships = shipsOf(fleet, cards.ships);
  const big = ships.filter(({ role }) => isBig(role)).length;
  const refits = ships.filter(({ refit }) => refit).length;
  const { count, exactly } = report.library;
  // What can still be added is not wrong.
  const isRight = (is: boolean) => (is ? true : report.left > 0 ? null : false);
  const rule = readsRule('Constructed Play');
  const isBound = fleet.anyShips !== true;
  return {
    block: 'shares',
    label: say.label,
    spent: report.fleetValue,
    limit: fleet.limit,
    note: say.left(report.left),
    parts: listed<BlockOf<'shares'>['parts'][number]>([
      isBound && { label: say.heavy, value: big, min: 1, max: null, ok: isRight(big > 0), ...rule },
      isBound &&
        refits > 0 && {
          label: say.refits,
          value: refits,
          min: 0,
          max: fleets.REFITS,
          ok: refits <= fleets.REFITS,
          ...rule,
        },
      {
        label: say.orders,
        value: count,
        min: exactly,
        max: exactly,
        ok: count < exactly ? null : count === exactly,
        ...rule,
      },
    ]),
  };
};

/** Constructed Play: the booklet's limit, or one that the table has agreed on. */
const termsBlocks = ({ fleet, isCustom, cards, words }: OnDesk): readonly Block[] => {
  const say = words.fleetDesk.terms;
  return [
    { block: 'heading', text: say.label },
    segmentsChoice(
      'terms',
      say.limit,
      isCustom ? 'custom' : 'booklet',
      ['booklet', 'custom'],
      (one) => (one === 'custom' ? say.custom : say.booklet(fleets.MOST_FLEET_VALUE)),
      readsRule('Constructed Play'),
    ),
    choiceBlock('list', 'build', say.build, fleet.anyShips === true ? 'any' : 'booklet', [
      { value: 'booklet', label: say.oneFaction, detail: say.oneFactionLine },
      { value: 'any', label: say.anyShips, detail: say.anyShipsLine(say.upTo(fleet.limit)) },
    ]),
    ...(isCustom ? [stepperAt('limit', say.power, fleet.limit, CUSTOM_LIMIT)] : []),
    ...(cards.ships.size === 0 ? [{ block: 'text' as const, text: say.noShips }] : []),
  ];
};

const partActs = ({ fleet, report, cards, rules, words }: OnDesk): readonly Act[] => {
  const { orders, totals } = words.fleetDesk;
  const { hull, shields, skirmishDice } = fleetTotals(fleet, cards, rules);
  const { count, exactly, byType } = report.library;
  const held = orders.summary(count, exactly, byType.Special, fleets.SPECIAL_ORDERS);
  return [
    kit.partAct('orders', orders.title, held),
    kit.partAct('totals', totals.title, totals.line(hull, shields, skirmishDice)),
  ];
};

/** The fleet on one page. */
const fleetPage = (desk: OnDesk): Page =>
  kit.fleetPage(desk, {
    terms: termsBlocks(desk),
    codes: codesInFleet(desk),
    look: (code) => lookInFleet(desk, code),
    findings: kitFindings.allFindings(desk, desk.report, withWords(desk)),
    acts: partActs(desk),
  });

const linesOf = (order: OrderCard, { words }: OnDesk): readonly string[] => {
  const does = [
    ...order.effects.map(words.cards.effect),
    ...(order.lockAbility ? [words.cards.lockAbility(order.lockAbility)] : []),
    ...(order.text === undefined ? [] : [order.text]),
  ];
  return [
    ...(does.length > 0 ? does : [words.cards.noText]),
    ...order.requirements.map(words.cards.requirement),
  ];
};

/** Order Types: how many of a type a library may hold; null where nothing but the copies are limited. */
const mostOf = (type: OrderType, count: number): number | null => {
  if (type === 'Basic') return null;
  return type === 'Special' ? fleets.SPECIAL_ORDERS : Math.floor(count / 2);
};

const ordersOf = (type: OrderType, { cards }: OnDesk): readonly OrderCard[] =>
  [...cards.orders.values()].filter((order) => order.type === type);

const blockOf = (type: OrderType, desk: OnDesk): Block => {
  const { fleet, cards, report, words } = desk;
  const { byType, exactly } = report.library;
  const note = words.fleetDesk.orders.note(type, byType[type], mostOf(type, exactly));
  return anyEdition.ordersBlock(desk, type, ordersOf(type, desk), note, (order) => ({
    lines: linesOf(order, desk),
    bearers: fleet.ships.filter(({ code }) => {
      const card = cards.ships.get(code);
      return card !== undefined && fleets.canBear(card, order);
    }),
  }));
};

/** Constructed Play, Order Types: the order library, and who can use what; no block for Psionic orders that nobody has. */
const ordersPage = (desk: OnDesk): Page => {
  const { count, exactly } = desk.report.library;
  const types = ORDER_TYPES.filter((type) => type !== 'Psionic' || ordersOf(type, desk).length > 0);
  return anyEdition.libraryPage(
    desk,
    desk.words.fleetDesk.orders.count(count, exactly),
    kitFindings.findingsFor('orders', desk.report, withWords(desk)),
    types.map((type) => blockOf(type, desk)),
  );
};

/** Constructed Play: legal ways to fill a fleet, most Fleet Value first, then the aim. */
const searchFrom = ({ fleet, cards, rules }: OnDesk, aim: string) =>
  fleets.searchCompletions({
    fleet,
    cards,
    valueOf: (ship) => worth(aim, shipFigures(ship, cards, rules)),
  });

const REACH = makeReach<ShipCard, OnDesk>({
  sideOf: ({ faction }) => faction,
  hullTaken,
});

const BLANK: own.LimitedFleet = { limit: fleets.MOST_FLEET_VALUE, ships: [], orders: [] };

/** Where fleets of the first edition are built, checked and handed to others. */
export const makeFleetDesk = (words: CadetWords): FleetDesk =>
  kitDesk.makeFleetDesk<CadetCard, own.FleetCards, OnDesk>({
    isOurs: own.isCadetCard,
    cardsOf: own.fleetCards,
    blank: () => BLANK,
    withShip: (code) => ({ ...BLANK, anyShips: true, ships: entriesOf([code]) }),
    form: FLEET_FORM,
    gather: own.gatherFleet,
    open: (opened) => openFleet(opened, rulesFor(opened.rulings), words),
    pages: {
      fleet: fleetPage,
      add: addPage,
      ship: shipPage,
      orders: ordersPage,
      totals: (desk) =>
        totalsPage(desk, fleetTotals(desk.fleet, desk.cards, desk.rules), REACH.blocks(desk)),
    },
    spent: sharesBlock,
    work: (desk, page) => (page === 'totals' ? REACH.work(desk) : null),
    aims: AIMS.map((id) => ({ id, label: words.fleetDesk.aims[id] })),
    search: searchFrom,
    added: ({ fleet, cards }, codes) => {
      const whole = withEntries(fleet, codes);
      return { ...whole, orders: fleets.filledLibrary(whole, cards, 'mixed') };
    },
    text: textParts,
    sheet: sheetParts,
  });
