import type { Changes } from '../../../../core/pages/answers';
import type { Block, Chip, Page } from '../../../../core/pages/page';
import {
  armorOf,
  flakOf,
  movesOf,
  orderLimitOf,
  skirmishDiceOf,
} from '../../../admirals/attributes';
import { makeKeyword } from '../../cards/keywordText';
import type { ShipCard } from '../../cards/types';
import { freshPiece } from '../../fleet/freshPiece';
import type { FleetShip } from '../../fleet/types';
import { readsKeyword, readsRule } from '../../../admirals/pages/reads';
import { SILHOUETTE } from '../../../admirals/pages/shipRow';
import { armamentsOnCard, facingsOnCard, tracksOnCard } from '../shipFace';
import type { AnyDesk, FleetDeskWords } from './anyDesk';
import { addChanges, removeChanges } from './edits';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';

const copyBlocks = (
  { cards, words }: AnyDesk,
  ship: FleetShip,
  place: number,
  remove: Changes,
): readonly Block[] => {
  const say = words.fleetDesk.ship;
  const badge = ship.badge ?? null;
  const card = cards.ships.get(ship.code);
  return [
    {
      block: 'field',
      id: `ships.${place}.name`,
      label: say.name(badge),
      value: ship.name ?? '',
      lines: 'one',
      hint: card?.name ?? ship.code,
    },
    {
      block: 'field',
      id: `ships.${place}.badge`,
      label: say.mark(badge),
      value: badge ?? '',
      lines: 'one',
      hint: say.markHint,
    },
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: say.remove(badge), answers: remove }],
    },
  ];
};

/** The copies of a ship in the fleet, each with a name and a mark. */
export const copiesBlocks = (
  desk: AnyDesk,
  code: string,
  removing: (id: string) => Changes,
): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  const copies = desk.fleet.ships.flatMap((ship, place) =>
    ship.code === code ? [{ ship, place }] : [],
  );
  return [
    { block: 'heading', text: say.inFleet, note: say.copies(copies.length) },
    ...copies.flatMap(({ ship, place }) => copyBlocks(desk, ship, place, removing(ship.id))),
  ];
};

const keywordChips = (card: ShipCard, { rules, words }: OnDesk): readonly Chip[] => {
  const piece = freshPiece(card);
  const say = words.fleetDesk.ship;
  const armor = say.armor(armorOf(piece, rules).value);
  const flak = say.flak(flakOf(piece, [], rules).value);
  return [
    { label: armor, tone: 'plain', ...readsRule('3A-01 XI') },
    { label: flak, tone: 'plain', ...readsRule('3A-01 XII') },
    ...card.keywords.map((keyword): Chip => ({
      label: makeKeyword(keyword),
      tone: 'plain',
      ...readsKeyword(keyword.name),
    })),
  ];
};

/** What the rules make of a ship. */
export const derivedBlock = (
  { fleetDesk }: FleetDeskWords,
  of: {
    readonly orders: number;
    readonly moves: { readonly min: number; readonly max: number };
    readonly skirmish: number;
  },
): Block => {
  const { ship: say, figure } = fleetDesk;
  return {
    block: 'table',
    label: say.derived,
    head: [],
    rows: [
      { label: say.orders, cells: [figure(of.orders)] },
      { label: say.moves, cells: [say.range(of.moves.min, of.moves.max)] },
      { label: say.skirmish, cells: [figure(of.skirmish)] },
    ],
  };
};

const cardBlocks = (card: ShipCard, desk: OnDesk): readonly Block[] => {
  const { cards, rules, words } = desk;
  const say = words.fleetDesk.ship;
  const piece = freshPiece(card);
  const rows = armamentsOnCard(
    card.armaments,
    (code) => cards.weapons.get(code) ?? null,
    rules.arcs,
    { armament: words.pages.ship.armament, noWeapon: () => words.fleetDesk.ships.noCard },
  );
  return [
    ...facingsOnCard(SILHOUETTE[card.role], card.shields),
    ...tracksOnCard(card.hull, card.shields, {
      hull: { label: say.hull },
      shields: { label: say.shields },
    }),
    { block: 'chips', label: say.keywords, chips: keywordChips(card, desk) },
    { block: 'armaments', label: say.armaments, rows },
    derivedBlock(words, {
      orders: orderLimitOf(piece, rules).value,
      moves: movesOf(piece, { nearby: [], escaped: false }, rules).value,
      skirmish: skirmishDiceOf(piece, rules).value,
    }),
    ...(card.text === undefined ? [] : [{ block: 'text' as const, text: card.text }]),
  ];
};

/** A ship of the list: its copies in the fleet, each with a name and a mark, and its card. */
export const shipPage = (desk: OnDesk, code: string): Page | null => {
  const { fleet, list, cards, words } = desk;
  const say = words.fleetDesk;
  const card = cards.ships.get(code);
  const isIn = fleet.ships.some((ship) => ship.code === code);
  if (!card && !isIn) return null;
  const power = list?.ships.find(({ ship }) => ship === code)?.power;
  const title = card?.name ?? code;
  const shown: readonly Block[] = card
    ? cardBlocks(card, desk)
    : [{ block: 'text', text: say.ships.noCard }];
  return {
    title,
    ...(card ? { kicker: words.pages.row.kicker(card.role, code) } : {}),
    ...(power === undefined ? {} : { figure: { label: say.ship.power, value: say.figure(power) } }),
    ...(isIn
      ? { blocks: copiesBlocks(desk, code, (id) => removeChanges(fleet, id)), aside: shown }
      : { blocks: shown }),
    primary: { label: say.ships.addOne(title), answers: addChanges(fleet, code) },
  };
};
