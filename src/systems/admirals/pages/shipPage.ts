import { activateAct, activateOutOfTurn } from './activating';
import { ask } from './ask';
import { counterItem } from '../../admirals-shared/pages/correct/correcting';
import { correcting } from './correct/correcting';
import { permanentOrderBlock, placeActs } from './placingPage';
import { readsKeyword, readsRule } from './reads';
import type { SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Chip, Page } from '../../../core/pages/page';
import { armorOf, flakOf, initialOrderLimitOf, skirmishDiceOf } from '../attributes';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { REPAIRS, type Repair } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { ROUND_MARKS } from '../../admirals-shared/play/names';
import { isSimple } from '../play/setup';
import { turnOf } from '../play/turn';
import { isInPlay, playerName } from '../../kit/play/ships';
import { pieceOf } from '../play/view';
import type { Piece } from '../../admirals-shared/piece';
import {
  criticalsView,
  exhaustedView,
  hullView,
  nameOfShip,
  poolView,
  SILHOUETTE,
  type Seen,
} from './shipRow';
import { facingViews, shipHead } from '../../admirals-shared/pages/shipRow';
import { marksBlock, marksOfCard, terrainBlock } from './shipMarks';
import { carriesBlock, ordersBlock } from './shipOrders';
import { tried } from './tried';
import { whyLines } from './why';
import { mountsOf, type MountView } from '../play/activation';
import { countOf } from '../../kit/play/reading';

const MENDS: Readonly<Record<Repair, string>> = {
  hull: '14A-01',
  shields: '14A-02',
  criticals: '14A-03',
  exhausted: '7D',
};

const shieldsBlock = (seen: Seen, piece: Piece): readonly Block[] =>
  piece.shields.as === 'pool'
    ? []
    : [
        {
          block: 'zones',
          silhouette: SILHOUETTE[piece.card.role],
          team: piece.team,
          zones: facingViews(seen, piece.id),
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

/** 14A: the shortnames, a point each. */
const mendBlock = (seen: Seen, piece: Piece): Block => ({
  block: 'acts',
  label: seen.words.correct.ship.mend,
  style: 'row',
  acts: REPAIRS.map((what) =>
    tried(
      seen,
      { type: 'repair', ship: piece.id, what, amount: 1 },
      { label: seen.words.correct.repair(what), ...readsRule(MENDS[what]) },
    ),
  ),
});

/** 9Q: what it has to avenge, counted where it has the keyword. */
const grudgeBlock = (seen: Seen, piece: Piece): readonly Block[] => {
  const mark = ROUND_MARKS.grudge;
  const value = countOf(seen.state, piece.id, mark);
  if (value === 0 && !hasKeyword(piece, 'Grudge')) return [];
  const title = seen.words.correct.mark(mark);
  const item = counterItem(correcting(seen), { id: mark, title, value }, (to) => ({
    type: 'set-mark',
    subject: piece.id,
    mark,
    to,
  }));
  return [{ block: 'items', label: title, items: [{ ...item, ...readsRule('9Q') }] }];
};

/** 3A-02 IV: the dice now, and what made them so many. */
const skirmishBlock = (seen: Seen, piece: Piece): Block => ({
  block: 'findings',
  label: seen.words.correct.ship.skirmish,
  findings: whyLines(seen, skirmishDiceOf(piece, seen.rules).lines),
});

const inActionPhase = (seen: Seen, piece: Piece): readonly Act[] => {
  const { acts } = seen.words.pages;
  const turn = turnOf(seen.setup, seen.state);
  if (turn.active === piece.id)
    return [
      {
        label: seen.words.playPages.bridge.goOn(nameOfShip(seen, piece.id)),
        opens: { page: 'activation', about: piece.id },
      },
      {
        label: acts.endActivation,
        command: ask({ type: 'end-activation', ship: piece.id }),
        opens: 'bridge',
      },
    ];
  const act = activateAct(seen, piece.id, acts.activate);
  return act.why === undefined ? [act] : activateOutOfTurn(seen, piece.id);
};

/** What is next for this ship, the first under the thumb. */
const nextActs = (seen: Seen, piece: Piece): readonly Act[] => {
  const { state } = seen;
  const ship = state.ships[piece.id];
  if (state.outcome || !ship || ship.left) return [];
  if (state.phase === 'set-up' && ship.place === 'waiting') return placeActs(seen, piece.id);
  if (state.phase === 'command' && isInPlay(ship) && !isSimple(seen.setup))
    return [
      {
        label: seen.words.playPages.bridge.ordersOf(playerName(seen.setup, piece.player)),
        opens: { page: 'orders', about: piece.player },
      },
    ];
  return state.phase === 'action' && isInPlay(ship) ? inActionPhase(seen, piece) : [];
};

const otherActs = ({ state, words }: Seen, piece: Piece): readonly Act[] => {
  const ship = state.ships[piece.id];
  const say = words.correct.ship;
  return [
    ...(ship && isInPlay(ship)
      ? [{ label: say.struck, opens: { page: 'saves', about: piece.id } }]
      : []),
    { label: say.correct, opens: { page: 'correct', about: piece.id } },
  ];
};

/** What the rules advise against is never under the thumb: a ship out of turn is more likely to be struck. */
const actsOf = (seen: Seen, piece: Piece): Pick<Page, 'primary' | 'secondary'> => {
  const next = nextActs(seen, piece);
  const others = otherActs(seen, piece);
  const isAgainst = next[0]?.tone === 'warning';
  const [primary, ...secondary] = isAgainst ? [...others, ...next] : next;
  return primary
    ? { primary, secondary: isAgainst ? secondary : [...secondary, ...others] }
    : { secondary: others };
};

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
  const acts = actsOf(seen, piece);
  const rows = mountsOf(setup, state, piece).flatMap((mount) => armamentRow(seen, mount) ?? []);
  return {
    ...shipHead(ship),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    figure: {
      label: words.ship.skirmish,
      value: words.ship.skirmishOf(dice.value, full.value),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      ...shieldsBlock(seen, piece),
      tracksBlock(seen, piece),
      ...(ship.left ? [] : [mendBlock(seen, piece)]),
      ...ordersBlock(seen, piece),
      ...permanentOrderBlock(seen, about),
      ...carriesBlock(seen, piece),
      ...marksBlock(seen, piece, marksOfCard(seen, piece)),
      ...grudgeBlock(seen, piece),
    ],
    aside: [
      { block: 'chips', label: words.ship.keywords, chips: keywordChips(seen, piece) },
      { block: 'armaments', label: words.ship.armaments, rows },
      ...(isInPlay(ship) ? [terrainBlock(seen, piece)] : []),
      skirmishBlock(seen, piece),
    ],
    ...acts,
  };
};
