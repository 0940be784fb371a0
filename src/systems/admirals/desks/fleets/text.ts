import { CATEGORIES, ORDER_TYPES, type Category } from '../../../admirals-shared/cards/terms';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import { orderLines } from '../../../admirals-shared/desks/fleets/ordersPage';
import { sheetShip } from '../../../admirals-shared/desks/fleets/sheet';
import { nameOf } from '../../../kit/fleets/entries';
import { labelOf } from '../../../kit/fleets/onDesk';
import { shipText, type SheetParts } from '../../../kit/fleets/text';
import { armorOf, flakOf, initialOrderLimitOf, movesOf, skirmishDiceOf } from '../../attributes';
import { ANY_SHIPS } from '../../fleet/anyShips';
import { lineOf, type OnDesk } from './onDesk';
import { codesInFleet } from './ships';
import { freshPiece } from '../../freshPiece';

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
  const { fleet, words } = desk;
  const shipOn = (id: string | undefined): string | null => {
    const ship = fleet.ships.find((one) => one.id === id);
    return ship ? labelOf(desk, ship) : null;
  };
  return [
    ...leaderLines(desk, () => true, shipOn),
    ...(fleet.mode === 'open' ? [] : orderLines(desk, ORDER_TYPES, words.fleetDesk.text.orders)),
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
  const moves = movesOf(piece, { nearby: [], escapes: 0 }, rules).value;
  return words.fleetDesk.sheet.figures({
    armor: armorOf(piece, rules).value,
    flak: flakOf(piece, [], rules).value,
    orders: initialOrderLimitOf(piece, rules).value,
    moves: words.fleetDesk.ship.range(moves.min, moves.max),
    skirmish: skirmishDiceOf(piece, rules).value,
  });
};

/** The fleet on paper. */
export const sheetParts = (desk: OnDesk): SheetParts => ({
  ship: (ship) => {
    const { sheet: say } = desk.words.fleetDesk;
    const card = desk.cards.ships.get(ship.code);
    if (!card) return null;
    const criticals = initialOrderLimitOf(freshPiece(card), desk.rules).value + 1;
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
