import type { FleetGlance, Sheet } from '../../../../core/pages/desks';
import {
  orderLines as orderLinesInDesk,
  shipText,
} from '../../../admirals-shared/desks/fleets/text';
import { printedBoxes, weaponLines } from '../../../admirals-shared/desks/fleets/sheet';
import { makeKeyword } from '../../../admirals-shared/cards/keywordText';
import { ORDER_TYPES } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { derivedOf } from '../../fleet/figures';
import { type FleetShip } from '../../../admirals-shared/fleet/types';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';
import { codesInFleet } from './shipItem';

/** A fleet as others read it: in a list, in a message, on paper. */

const orderLines = (on: OnDesk): readonly string[] =>
  orderLinesInDesk(on, ORDER_TYPES, on.words.fleetDesk.text.orders);

const legality = ({ report, words }: OnDesk): string => {
  const { glance } = words.fleetDesk;
  return report.legal ? glance.legal : glance.breaks(report.breaches.length);
};

export const glanceOf = (on: OnDesk): FleetGlance => {
  const { fleet, report, words } = on;
  const { glance } = words.fleetDesk;
  const isEmpty = fleet.ships.length === 0;
  return {
    kicker: kickerOf(on),
    figure: glance.power(report.fleetValue, fleet.limit),
    legal: report.legal && !isEmpty,
    state: isEmpty ? glance.empty : legality(on),
  };
};

/** Fleet Value, and whether it is legal, in one line. */
const stateLine = (on: OnDesk): string => {
  const { report, fleet, words } = on;
  const { kicker, text } = words.fleetDesk;
  return kicker([text.power(report.fleetValue, fleet.limit), legality(on)]);
};

/** The fleet as a message to a friend. */
export const textOf = (on: OnDesk): string => {
  const orders = orderLines(on);
  const ships = codesInFleet(on).map((code) =>
    shipText(on, code, on.cards.ships.get(code)?.fleetValue ?? 0),
  );
  return [
    on.name,
    kickerOf(on),
    stateLine(on),
    ...(ships.length === 0 ? [] : ['', ...ships]),
    ...(orders.length === 0 ? [] : ['', ...orders]),
  ].join('\n');
};

type SheetShip = Sheet['ships'][number];

const boxesOf = (card: ShipCard, { cards, words }: OnDesk): SheetShip['boxes'] => {
  const say = words.fleetDesk.sheet;
  const isHeavy = ({ weapon }: ShipCard['armaments'][number]): boolean =>
    cards.weapons.get(weapon)?.types.includes('Heavy') ?? false;
  return [
    ...printedBoxes(card, words),
    { label: say.crippled, count: 1 },
    { label: say.heavyReady, count: card.armaments.filter(isHeavy).length },
  ].filter(({ count }) => count > 0);
};

const sheetShip = ({ code, name, badge }: FleetShip, on: OnDesk): SheetShip => {
  const { cards, rules, words } = on;
  const say = words.fleetDesk;
  const card = cards.ships.get(code);
  const title = say.shipLabel(name ?? card?.name ?? code, badge ?? null);
  if (!card) return { title, kicker: code, boxes: [], lines: [say.ships.noCard] };
  const { moves, ...derived } = derivedOf(card, rules);
  const keywords = card.keywords.map(makeKeyword);
  return {
    title,
    kicker: say.sheet.kicker(name === undefined ? null : card.name, card.role, card.fleetValue),
    boxes: boxesOf(card, on),
    lines: [
      say.sheet.derived({ ...derived, moves: say.ship.range(moves.min, moves.max) }),
      ...weaponLines(card, on),
      ...(keywords.length === 0 ? [] : [say.sheet.keywords(keywords)]),
    ],
  };
};

/** The fleet on paper: a block of boxes to tick a ship. */
export const sheetOf = (on: OnDesk): Sheet => ({
  title: on.name,
  lines: [kickerOf(on), stateLine(on)],
  ships: on.fleet.ships.map((ship) => sheetShip(ship, on)),
  foot: orderLines(on),
});
