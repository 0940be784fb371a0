import { orderLines as linesByType } from '../../../admirals-shared/desks/fleets/ordersPage';
import { sheetShip } from '../../../admirals-shared/desks/fleets/sheet';
import { shipText, type SheetParts } from '../../../kit/fleets/text';
import { ORDER_TYPES } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { derivedOf } from '../../fleet/figures';
import type { OnDesk } from './onDesk';
import { codesInFleet } from './ships';

/** A fleet as others read it: in a message, on paper. */

const orderLines = (desk: OnDesk): readonly string[] =>
  linesByType(desk, ORDER_TYPES, desk.words.fleetDesk.text.orders);

/** The parts of a message to a friend. */
export const textParts = (desk: OnDesk): readonly (readonly string[])[] => [
  codesInFleet(desk).map((code) =>
    shipText(desk, code, desk.cards.ships.get(code)?.fleetValue ?? 0),
  ),
  orderLines(desk),
];

const figuresOf = (card: ShipCard, { rules, words }: OnDesk): string => {
  const { sheet, ship } = words.fleetDesk;
  const { moves, ...derived } = derivedOf(card, rules);
  return sheet.derived({ ...derived, moves: ship.range(moves.min, moves.max) });
};

/** The fleet on paper. */
export const sheetParts = (desk: OnDesk): SheetParts => ({
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
  foot: orderLines(desk),
});
