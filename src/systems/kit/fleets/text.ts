import type { FleetGlance } from '../../../core/pages/desks';
import type { Sheet } from '../../../core/pages/sheet';
import { nameOf, type FleetEntry } from './entries';
import { copiesOf, isUnfinished, labelOf, type FleetOnDesk } from './pages';

/** A fleet as others read it: in a list, in a message, on paper. */

const legality = (desk: FleetOnDesk): string => {
  const { report } = desk;
  const { glance } = desk.words.fleetDesk;
  if (!report) return glance.unchecked;
  if (isUnfinished(desk)) return glance.unfinished;
  return report.legal ? glance.legal : glance.breaks(report.breaches.length);
};

/** What it is for, what it costs, and whether it is legal. */
export const glanceOf = (desk: FleetOnDesk): FleetGlance => {
  const { kicker, spent, limit, fleet, report, drawn = [] } = desk;
  const { glance } = desk.words.fleetDesk;
  const isEmpty = fleet.ships.length === 0;
  return {
    kicker,
    figure: glance.spent(spent, limit),
    legal: report?.legal === true && !isEmpty,
    ...(isUnfinished(desk) ? { isUnfinished: true } : {}),
    state: report && isEmpty ? glance.empty : legality(desk),
    ...(drawn.length > 0 && { ships: drawn }),
  };
};

/** What is spent, and whether it is legal, in one line. */
const stateLine = (desk: FleetOnDesk): string => {
  const { kicker, text } = desk.words.fleetDesk;
  return desk.report
    ? kicker([text.spent(desk.spent, desk.limit), legality(desk)])
    : legality(desk);
};

/** The copies of a ship in one line, with what they cost and what they are called. */
export const shipText = (desk: FleetOnDesk, code: string, cost: number): string => {
  const copies = copiesOf(desk, code);
  const names = copies.flatMap((ship) => (ship.name === undefined ? [] : [labelOf(desk, ship)]));
  return desk.words.fleetDesk.text.ship(
    copies.length,
    nameOf(desk.cards.ships, code),
    cost * copies.length,
    names,
  );
};

/** The fleet as a message to a friend, a paragraph for each part that has lines. */
export const textOf = (desk: FleetOnDesk, parts: readonly (readonly string[])[]): string =>
  [
    desk.name,
    desk.kicker,
    stateLine(desk),
    ...parts.filter((lines) => lines.length > 0).flatMap((lines) => ['', ...lines]),
  ].join('\n');

/** What a game prints of a ship and below them all. */
export interface SheetParts {
  /** Null where the ship's card is not at hand. */
  readonly ship: (ship: FleetEntry) => Omit<Sheet['ships'][number], 'title'> | null;
  /** Further blocks below a ship's own, where one does not hold it. */
  readonly more?: (ship: FleetEntry) => Sheet['ships'];
  readonly foot: readonly string[];
}

/** The fleet on paper: a block of boxes to tick a ship. */
export const sheetOf = (desk: FleetOnDesk, { ship, more, foot }: SheetParts): Sheet => ({
  title: desk.name,
  lines: [desk.kicker, stateLine(desk)],
  ships: desk.fleet.ships.flatMap((one) => [
    {
      title: labelOf(desk, one),
      ...(ship(one) ?? { kicker: one.code, boxes: [], lines: [desk.words.fleetDesk.ships.noCard] }),
    },
    ...(more?.(one) ?? []),
  ]),
  foot,
});
