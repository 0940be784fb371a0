import type { Sheet } from '../../../../core/pages/desks';
import {
  armorOf,
  flakOf,
  initialOrderLimitOf,
  movesOf,
  skirmishDiceOf,
} from '../../../admirals/attributes';
import { makeKeyword } from '../../cards/keywordText';
import { makeMounts } from '../../cards/mountText';
import { FACINGS } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { nameOf } from '../../../admirals/fleet/fleetCards';
import { freshPiece } from '../../fleet/freshPiece';
import type { FleetShip } from '../../fleet/types';
import type { AnyDesk, FleetDeskWords } from './anyDesk';
import { kickerOf } from '../../../admirals/desks/fleets/fleetPage';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';
import { companyLines, stateLine } from './text';

type SheetShip = Sheet['ships'][number];

/** A ship can be exhausted more than once; beyond this nobody counts. */
const EXHAUSTED_BOXES = 3;

/** A row of boxes for the hull, and for each row of shields. */
export const printedBoxes = (
  { hull, shields }: Pick<ShipCard, 'hull' | 'shields'>,
  { fleetDesk: { sheet: say } }: FleetDeskWords,
): SheetShip['boxes'] => [
  { label: say.hull, count: hull },
  ...(shields.as === 'pool'
    ? [{ label: say.shields, count: shields.points }]
    : FACINGS.map((facing) => ({ label: facing, count: shields.points[facing] }))),
];

const boxesOf = (card: ShipCard, { rules, words }: OnDesk): SheetShip['boxes'] => {
  const say = words.fleetDesk.sheet;
  const criticals = initialOrderLimitOf(freshPiece(card), rules).value + 1;
  return [
    ...printedBoxes(card, words),
    { label: say.critical, count: criticals },
    { label: say.exhausted, count: EXHAUSTED_BOXES },
  ].filter(({ count }) => count > 0);
};

const figuresOf = (card: ShipCard, { rules, words }: OnDesk): string => {
  const piece = freshPiece(card);
  const moves = movesOf(piece, { nearby: [], escaped: false }, rules).value;
  return words.fleetDesk.sheet.figures({
    armor: armorOf(piece, rules).value,
    flak: flakOf(piece, [], rules).value,
    orders: initialOrderLimitOf(piece, rules).value,
    moves: words.fleetDesk.ship.range(moves.min, moves.max),
    skirmish: skirmishDiceOf(piece, rules).value,
  });
};

/** An armament in a line: dice, arcs, types and reach. */
export const weaponLines = (
  { armaments }: Pick<ShipCard, 'armaments'>,
  { cards, words }: AnyDesk,
): readonly string[] =>
  armaments.map(({ weapon: code, mounts }) => {
    const weapon = cards.weapons.get(code);
    return words.fleetDesk.sheet.weapon(
      weapon?.name ?? code,
      makeMounts(mounts),
      weapon?.types ?? [],
      weapon?.maxDistance ?? null,
    );
  });

const carriedLines = (ship: FleetShip, { fleet, cards, words }: OnDesk): readonly string[] => {
  const { commander } = fleet;
  const say = words.fleetDesk.text;
  return [
    ...(commander?.on === ship.id
      ? [say.commander(nameOf(cards.commanders, commander.code), null)]
      : []),
    ...fleet.flightGroups
      .filter(({ on }) => on === ship.id)
      .map(({ code }) => say.flightGroup(nameOf(cards.flightGroups, code), null)),
  ];
};

const sheetShip = (ship: FleetShip, desk: OnDesk): SheetShip => {
  const { cards, list, words } = desk;
  const say = words.fleetDesk;
  const card = cards.ships.get(ship.code);
  const title = say.shipLabel(ship.name ?? nameOf(cards.ships, ship.code), ship.badge ?? null);
  if (!card) return { title, kicker: ship.code, boxes: [], lines: [say.ships.noCard] };
  const power = list?.ships.find((line) => line.ship === ship.code)?.power ?? null;
  const keywords = card.keywords.map(makeKeyword);
  return {
    title,
    kicker: say.sheet.kicker(ship.name === undefined ? null : card.name, card.role, power),
    boxes: boxesOf(card, desk),
    lines: [
      figuresOf(card, desk),
      ...weaponLines(card, desk),
      ...(keywords.length === 0 ? [] : [say.sheet.keywords(keywords)]),
      ...carriedLines(ship, desk),
    ],
  };
};

/** The fleet on paper: a block of boxes to tick a ship. */
export const sheetOf = (desk: OnDesk): Sheet => ({
  title: desk.name,
  lines: [kickerOf(desk), stateLine(desk)],
  ships: desk.fleet.ships.map((ship) => sheetShip(ship, desk)),
  foot: companyLines(desk),
});
