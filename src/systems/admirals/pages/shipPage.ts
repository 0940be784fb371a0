import { ask } from './ask';
import { readsKeyword, readsRule } from './reads';
import type { SubjectId } from '../../../core/game/events';
import { cardsAt } from '../../../core/game/state';
import type { Act, ArmamentRow, Block, Chip, Page } from '../../../core/pages/page';
import { armorOf, flakOf, initialOrderLimitOf, skirmishDiceOf } from '../attributes';
import { makeKeyword } from '../cards/keywordText';
import { TERRAINS } from '../cards/types';
import { activationOf, mountsOf, type MountView } from '../play/activation';
import { SLOTS } from '../play/names';
import { isActivated, turnOf } from '../play/turn';
import { isInPlay, pieceOf } from '../play/view';
import type { Piece } from '../piece';
import {
  criticalsView,
  exhaustedView,
  facingViews,
  hullView,
  orderChips,
  poolView,
  SILHOUETTE,
  type Seen,
} from './shipRow';

const shieldsBlock = (seen: Seen, piece: Piece): readonly Block[] =>
  piece.shields.as === 'pool'
    ? []
    : [
        {
          block: 'shields',
          silhouette: SILHOUETTE[piece.card.role],
          team: piece.team,
          facings: facingViews(seen, piece.id),
        },
      ];

const tracksBlock = (seen: Seen, piece: Piece): Block => {
  const lostAt = initialOrderLimitOf(piece, seen.rules).value + 1;
  const critical = { ...criticalsView(seen, piece), lostAt };
  return {
    block: 'tracks',
    tracks: [
      hullView(seen, piece),
      ...(piece.shields.as === 'pool' ? [poolView(seen, piece)] : []),
      critical,
      exhaustedView(seen, piece),
    ],
  };
};

/** What a card prints beside its tracks. */
export const keywordChips = (
  { rules, words }: Pick<Seen, 'rules' | 'words'>,
  piece: Piece,
): readonly Chip[] => [
  {
    label: words.pages.ship.armor(armorOf(piece, rules).value),
    tone: 'plain',
    ...readsRule('3A-01 XI'),
  },
  {
    label: words.pages.ship.flak(flakOf(piece, [], rules).value),
    tone: 'plain',
    ...readsRule('3A-01 XII'),
  },
  ...piece.keywords
    .filter(({ name }) => name !== 'Armor' && name !== 'Flak')
    .map((keyword): Chip => ({
      label: makeKeyword(keyword),
      tone: 'plain',
      ...readsKeyword(keyword.name),
    })),
];

export const armamentRow = (
  { rules, words }: Pick<Seen, 'rules' | 'words'>,
  mount: Omit<MountView, 'locked'>,
): ArmamentRow | null => {
  const { weapon, dice, arc, spent } = mount;
  if (!weapon) return null;
  const say = words.pages.ship;
  return {
    id: `${mount.armament}:${mount.mount}`,
    name: weapon.name,
    detail: say.armament(weapon.code, weapon.types, arc, weapon.maxDistance),
    rays: rules.arcs[arc],
    dice,
    mark: spent ? say.spent : null,
  };
};

const terrainBlock = ({ words }: Seen, piece: Piece): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...TERRAINS].map((terrain) => ({
    label: terrain ?? words.pages.ship.open,
    tone: 'plain',
    isOn: piece.terrain === terrain,
    act: {
      label: terrain ?? words.pages.ship.open,
      command: ask({ type: 'set-terrain', ship: piece.id, terrain }),
    },
  })),
});

const activationBlock = (seen: Seen, piece: Piece): readonly Block[] => {
  const turn = turnOf(seen.setup, seen.state);
  if (turn.active !== piece.id) return [];
  const activation = activationOf(seen.setup, seen.state, seen.rules);
  if (!activation) return [];
  const { strikes, moves } = activation;
  const say = seen.words.pages.ship;
  return [
    {
      block: 'text',
      text: `${say.strikesLeft(strikes.left)} · ${say.movesLeft(moves.must, moves.left)}`,
    },
  ];
};

const primaryOf = ({ setup, state, words }: Seen, piece: Piece): Act | null => {
  const { acts } = words.pages;
  const ship = state.ships[piece.id];
  const turn = turnOf(setup, state);
  if (state.outcome || turn.phase !== 'action' || !ship || !isInPlay(ship)) return null;
  if (turn.active === piece.id)
    return {
      label: acts.endActivation,
      command: ask({ type: 'end-activation', ship: piece.id }),
      opens: 'bridge',
    };
  if (turn.active !== null || isActivated(state, piece.id)) return null;
  const inTurn = turn.team === piece.team;
  return {
    label: inTurn ? acts.activate : acts.activateOutOfTurn,
    command: ask({ type: 'activate', ship: piece.id, ...(inTurn ? {} : { override: true }) }),
  };
};

const ordersBlock = (seen: Seen, ship: SubjectId): readonly Block[] =>
  cardsAt(seen.state, ship, SLOTS.order).length === 0
    ? []
    : [{ block: 'chips', label: seen.words.pages.ship.orderCards, chips: orderChips(seen, ship) }];

/** A ship's card, from top to bottom as printed. */
export const shipPage = (seen: Seen, about: SubjectId): Page | null => {
  const { setup, state, rules } = seen;
  const words = seen.words.pages;
  const piece = pieceOf(setup, state, about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const dice = skirmishDiceOf(piece, rules);
  const full = skirmishDiceOf(
    { ...piece, exhausted: 0, criticals: 0, skirmishDicePenalty: 0 },
    rules,
  );
  const primary = primaryOf(seen, piece);
  const rows = mountsOf(setup, state, piece).flatMap((mount) => armamentRow(seen, mount) ?? []);
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    team: piece.team,
    figure: {
      label: words.ship.skirmish,
      value: words.ship.skirmishOf(dice.value, full.value),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      ...shieldsBlock(seen, piece),
      tracksBlock(seen, piece),
      ...activationBlock(seen, piece),
      ...ordersBlock(seen, about),
      { block: 'chips', label: words.ship.keywords, chips: keywordChips(seen, piece) },
      { block: 'armaments', label: words.ship.armaments, rows },
      terrainBlock(seen, piece),
    ],
    ...(primary ? { primary } : {}),
  };
};
