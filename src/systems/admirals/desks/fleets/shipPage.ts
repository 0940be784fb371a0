import type { ArmamentRow, Block, Chip, Page } from '../../../../core/pages/page';
import { armorOf, flakOf, movesOf, orderLimitOf, skirmishDiceOf } from '../../attributes';
import { makeKeyword } from '../../cards/keywordText';
import { FACINGS, type ShipCard } from '../../cards/types';
import { freshPiece } from '../../fleet/freshPiece';
import type { FleetShip } from '../../fleet/types';
import { readsKeyword, readsRule } from '../../pages/reads';
import { SILHOUETTE } from '../../pages/shipRow';
import { addChanges, removeChanges } from './edits';
import type { OnDesk } from './onDesk';

const TEAM = 'A';

const copyBlocks = (desk: OnDesk, ship: FleetShip, place: number): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  const badge = ship.badge ?? null;
  const card = desk.cards.ships.get(ship.code);
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
      acts: [{ label: say.remove(badge), answers: removeChanges(desk.fleet, ship.id) }],
    },
  ];
};

const copiesBlocks = (desk: OnDesk, code: string): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  const copies = desk.fleet.ships.flatMap((ship, place) =>
    ship.code === code ? [{ ship, place }] : [],
  );
  return [
    { block: 'heading', text: say.inFleet, note: say.copies(copies.length) },
    ...copies.flatMap(({ ship, place }) => copyBlocks(desk, ship, place)),
  ];
};

const hullBlocks = (card: ShipCard, { words }: OnDesk): readonly Block[] => {
  const say = words.fleetDesk.ship;
  const { shields } = card;
  const hull = {
    id: 'hull',
    label: say.hull,
    style: 'hull',
    now: card.hull,
    max: card.hull,
  } as const;
  if (shields.as === 'pool') {
    const pool = { id: 'shields', label: say.shields, style: 'shield' } as const;
    const { points } = shields;
    return [{ block: 'tracks', tracks: [hull, { ...pool, now: points, max: points }] }];
  }
  const facings = FACINGS.map((label) => {
    const points = shields.points[label];
    return { label, now: points, max: points };
  });
  return [
    { block: 'shields', silhouette: SILHOUETTE[card.role], team: TEAM, facings },
    { block: 'tracks', tracks: [hull] },
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

const armamentRows = (card: ShipCard, { cards, rules, words }: OnDesk): readonly ArmamentRow[] =>
  card.armaments.flatMap(({ weapon: code, mounts }, armament) => {
    const weapon = cards.weapons.get(code);
    return mounts.map(({ arc, dice }, mount): ArmamentRow => ({
      id: `${armament}:${mount}`,
      name: weapon?.name ?? code,
      detail: weapon
        ? words.pages.ship.armament(code, weapon.types, arc, weapon.maxDistance)
        : words.fleetDesk.ships.noCard,
      rays: rules.arcs[arc],
      dice,
      mark: null,
    }));
  });

const derivedBlock = (card: ShipCard, { rules, words }: OnDesk): Block => {
  const say = words.fleetDesk.ship;
  const piece = freshPiece(card);
  const moves = movesOf(piece, { nearby: [], escaped: false }, rules).value;
  return {
    block: 'table',
    label: say.derived,
    head: [],
    rows: [
      { label: say.orders, cells: [words.fleetDesk.figure(orderLimitOf(piece, rules).value)] },
      { label: say.moves, cells: [say.range(moves.min, moves.max)] },
      { label: say.skirmish, cells: [words.fleetDesk.figure(skirmishDiceOf(piece, rules).value)] },
    ],
  };
};

const cardBlocks = (card: ShipCard, desk: OnDesk): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  return [
    ...hullBlocks(card, desk),
    { block: 'chips', label: say.keywords, chips: keywordChips(card, desk) },
    { block: 'armaments', label: say.armaments, rows: armamentRows(card, desk) },
    derivedBlock(card, desk),
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
    ...(isIn ? { blocks: copiesBlocks(desk, code), aside: shown } : { blocks: shown }),
    primary: { label: say.ships.addOne(title), answers: addChanges(fleet, code) },
  };
};
