import type { Block, Chip, Page } from '../../../../core/pages/page';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import { type OnDesk, lineOf } from './onDesk';
import { derivedOf, shipFigures } from '../../fleet/figures';
import { isAnyShips } from '../../fleet/anyShips';
import { ANY_SHIPS } from '../../fleet/fleet';
import { powersDraft } from '../../fleet/fleetForm';
import { freshPiece } from '../../piece';
import type { ListedShip } from '../../../admirals-shared/cards/constructionListForm';
import { cardBlocks } from '../../../admirals-shared/desks/fleets/shipPage';
import { nameOf } from '../../../kit/fleets/entries';
import { type Look, copiesOf, labelOf } from '../../../kit/fleets/pages';
import * as kit from '../../../kit/fleets/pages';
import * as attributes from '../../attributes';
import { whatFits } from '../../fleet/completions';
import { keywordChips } from '../../pages/shipPage';
import { SHIP_OF_ROLE } from '../../../admirals-shared/looks';
import { CATEGORIES, ORDER_TYPES, type Category } from '../../../admirals-shared/cards/terms';
import { orderLines } from '../../../admirals-shared/desks/fleets/ordersPage';
import { sheetShip } from '../../../admirals-shared/desks/fleets/sheet';
import { shipText, type SheetParts } from '../../../kit/fleets/text';
import { choiceBlock } from '../../../kit/pages/choices';
import { listed } from '../../../kit/pages/laidOut';

/** Null without a list: only lists know categories. */
const categoryOf = ({ fleet }: OnDesk, line: ListedShip | undefined) =>
  fleet.list === ANY_SHIPS ? null : (line?.category ?? null);

/** Category and role, and what is wrong with the card or its place. */
const kindOf = (desk: OnDesk, code: string): string => {
  const say = desk.words.fleetDesk.ships;
  const card = desk.cards.ships.get(code);
  const line = lineOf(desk, code);
  return desk.words.fleetDesk.kicker([
    say.kind(categoryOf(desk, line), card?.role ?? null),
    card ? '' : say.noCard,
    line || desk.fleet.list === ANY_SHIPS ? '' : say.notListed,
  ]);
};

const silhouetteOf = ({ cards }: OnDesk, code: string): Pick<Look, 'silhouette'> => {
  const card = cards.ships.get(code);
  return card ? { silhouette: SHIP_OF_ROLE[card.role] } : {};
};

const carriedChips = (desk: OnDesk, code: string): readonly Chip[] => {
  const { fleet, cards, words } = desk;
  const isAboard = (on: string | undefined) => copiesOf(desk, code).some(({ id }) => id === on);
  const { commander, flightGroups } = fleet;
  const chip = (label: string): Chip => ({ label, tone: 'good' });
  return listed<Chip>([
    commander &&
      isAboard(commander.on) &&
      chip(words.fleetDesk.ships.commander(nameOf(cards.commanders, commander.code))),
    flightGroups.map(
      ({ code: group, on }) => isAboard(on) && chip(nameOf(cards.flightGroups, group)),
    ),
  ]);
};

/** A ship of the fleet in a line. */
export const lookInFleet = (desk: OnDesk, code: string): Look => {
  const kind = kindOf(desk, code);
  const power = lineOf(desk, code)?.power;
  const copies = copiesOf(desk, code).length;
  return {
    detail: power === undefined ? kind : desk.words.fleetDesk.ships.costs(kind, power * copies),
    ...silhouetteOf(desk, code),
    chips: carriedChips(desk, code),
  };
};

const lookOffered = (desk: OnDesk, line: ListedShip): Look => {
  const { ship: code, power } = line;
  const { cards, rules, words } = desk;
  const { ships: say } = words.fleetDesk;
  const card = cards.ships.get(code);
  const figures = card && shipFigures(card, cards, rules);
  return {
    detail: say.offer(categoryOf(desk, line), power, figures ?? null),
    ...silhouetteOf(desk, code),
  };
};

/** 10A, 10B, 13C: the ships of the list, and whether each still fits. */
export const addPage = (desk: OnDesk): Page | null => {
  const { list, words } = desk;
  if (!list) return null;
  return kit.addPage(desk, {
    label: isAnyShips(list) ? words.fleetDesk.add.any : words.fleetDesk.add.label(list.name),
    fits: whatFits({ ...desk, list }),
    codeOf: ({ ship }) => ship,
    look: (line) => lookOffered(desk, line),
    why: words.fleet.fit,
  });
};

const faceOf = (desk: OnDesk, card: ShipCard): kit.CardFace => {
  const keywords = keywordChips(desk, freshPiece(card));
  return {
    kicker: desk.words.pages.row.kicker(card.role, card.code),
    blocks: cardBlocks(desk, card, keywords, derivedOf(card, desk.rules)),
  };
};

/** As many as a card usually costs, each at a tap. */
const USUAL_POWERS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What a ship costs where no list says so. */
const powerBlock = (desk: OnDesk, code: string): Block => {
  const { fleet, words } = desk;
  const said = (power: number) => powersDraft({ powers: { ...fleet.powers, [code]: power } });
  return choiceBlock(
    'chips',
    'powers',
    words.fleetDesk.ships.points,
    said(lineOf(desk, code)?.power ?? 0),
    USUAL_POWERS.map((power) => ({ value: said(power), label: String(power) })),
  );
};

/** A ship of the list: its copies in the fleet, and its card. */
export const shipPage = (desk: OnDesk, code: string): Page | null => {
  const card = desk.cards.ships.get(code);
  return kit.shipPage(desk, code, {
    face: card ? faceOf(desk, card) : null,
    cost: lineOf(desk, code)?.power,
    asked: desk.fleet.list === ANY_SHIPS ? [powerBlock(desk, code)] : [],
  });
};

/** The codes of a fleet's ships, each once, in the order of the list. */
export const codesInFleet = ({ fleet, list }: OnDesk): readonly string[] => {
  const listed = list?.ships.map(({ ship }) => ship) ?? [];
  const codes = new Set(fleet.ships.map(({ code }) => code));
  return [...new Set([...listed, ...codes])].filter((code) => codes.has(code));
};

/** A fleet as others read it: in a message, on paper. */

const groupLines = (desk: OnDesk, category: Category | null): readonly string[] => {
  const { text: say } = desk.words.fleetDesk;
  const codes = codesInFleet(desk).filter(
    (code) => (lineOf(desk, code)?.category ?? null) === category,
  );
  if (codes.length === 0) return [];
  const power = desk.report?.shares.find((share) => share.category === category)?.power ?? 0;
  const isFree = desk.fleet.list === ANY_SHIPS;
  return [
    ...(isFree ? [] : [category === null ? say.others : say.group(category, power)]),
    ...codes.map((code) => shipText(desk, code, lineOf(desk, code)?.power ?? 0)),
  ];
};

const leaderLines = (
  { fleet, cards, words }: OnDesk,
  shown: (on: string | undefined) => boolean,
  on: (id: string | undefined) => string | null,
): readonly string[] => {
  const { text: say } = words.fleetDesk;
  const { commander, flightGroups } = fleet;
  return [
    ...(commander && shown(commander.on)
      ? [say.commander(nameOf(cards.commanders, commander.code), on(commander.on))]
      : []),
    ...flightGroups
      .filter((group) => shown(group.on))
      .map((group) => say.flightGroup(nameOf(cards.flightGroups, group.code), on(group.on))),
  ];
};

/** Commander, flight groups and orders, a line each. */
const companyLines = (desk: OnDesk): readonly string[] => {
  const { fleet } = desk;
  const shipOn = (id: string | undefined): string | null => {
    const ship = fleet.ships.find((one) => one.id === id);
    return ship ? labelOf(desk, ship) : null;
  };
  return [
    ...leaderLines(desk, () => true, shipOn),
    ...(fleet.mode === 'open' ? [] : orderLines(desk, ORDER_TYPES)),
  ];
};

/** The parts of a message to a friend. */
export const textParts = (desk: OnDesk): readonly (readonly string[])[] => [
  ...[...CATEGORIES, null].map((category) => groupLines(desk, category)),
  companyLines(desk),
];

/** A ship can be exhausted more than once; beyond this nobody counts. */
const EXHAUSTED_BOXES = 3;

const figuresOf = (card: ShipCard, { rules, words }: OnDesk): string => {
  const piece = freshPiece(card);
  const { moves, ...derived } = derivedOf(card, rules);
  return words.fleetDesk.sheet.figures({
    ...derived,
    armor: attributes.armorOf(piece, rules).value,
    flak: attributes.flakOf(piece, [], rules).value,
    moves: words.fleetDesk.ship.range(moves.min, moves.max),
  });
};

/** The fleet on paper. */
export const sheetParts = (desk: OnDesk): SheetParts => ({
  ship: (ship) => {
    const { sheet: say } = desk.words.fleetDesk;
    const card = desk.cards.ships.get(ship.code);
    if (!card) return null;
    const criticals = derivedOf(card, desk.rules).orders + 1;
    return sheetShip(desk, ship, card, {
      cost: lineOf(desk, ship.code)?.power ?? null,
      boxes: [
        { label: say.critical, count: criticals },
        { label: say.exhausted, count: EXHAUSTED_BOXES },
      ],
      figures: figuresOf(card, desk),
      carries: leaderLines(
        desk,
        (on) => on === ship.id,
        () => null,
      ),
    });
  },
  foot: companyLines(desk),
});
