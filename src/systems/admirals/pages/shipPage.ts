import {
  activateAct,
  activateOutOfTurn,
  endActivationAct,
  permanentOrderBlock,
  placeActs,
} from './turnPages';
import { readsKeyword, readsRule } from './reads';
import { markCounter } from '../../kit/pages/correct/parts';
import type { ShipId, SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Chip, Page } from '../../../core/pages/page';
import { armorOf, flakOf, initialOrderLimitOf, skirmishDiceOf } from '../attributes';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { REPAIRS, type Repair } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { CRITICALS, ROUND_MARKS } from '../../admirals-shared/play/names';
import { isSimple } from '../play/setup';
import { turnOf } from '../play/turn';
import { isInPlay, playerName } from '../../kit/play/ships';
import { pieceOf } from '../play/view';
import { nameOfShip, trackViews, type View } from './shipRow';
import { shieldBlock } from '../../admirals-shared/pages/shipRow';
import { shipHead } from '../../kit/pages/shipRow';
import { marksBlock, marksOfCard, terrainBlock, carriesBlock, ordersBlock } from './shipMarks';
import { whyLines } from './why';
import { mountsOf, type MountView } from '../play/activation';
import { countOf } from '../../kit/play/reading';
import type { Piece } from '../piece';

const MENDS: Readonly<Record<Repair, string>> = {
  hull: '14A-01',
  shields: '14A-02',
  criticals: '14A-03',
  exhausted: '7D',
};

const tracksBlock = (view: View, piece: Piece): Block => {
  const lostAt = initialOrderLimitOf(piece, view.rules).value + 1;
  return {
    block: 'tracks',
    tracks: trackViews(view, piece).map((track) =>
      track.id === CRITICALS ? { ...track, lostAt } : track,
    ),
  };
};

/** What a card prints beside its tracks. */
export const keywordChips = (
  { rules, words }: Pick<View, 'rules' | 'words'>,
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
  { rules, words }: Pick<View, 'rules' | 'words'>,
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
const mendBlock = (view: View, piece: Piece): Block => ({
  block: 'acts',
  label: view.words.correct.ship.mend,
  style: 'row',
  acts: REPAIRS.map((what) =>
    view.tried(
      { type: 'repair', ship: piece.id, what, amount: 1 },
      { label: view.words.correct.repair(what), ...readsRule(MENDS[what]) },
    ),
  ),
});

/** 9Q: what it has to avenge, counted where it has the keyword. */
const grudgeBlock = (view: View, piece: Piece): readonly Block[] => {
  const mark = ROUND_MARKS.grudge;
  if (countOf(view.state, piece.id, mark) === 0 && !hasKeyword(piece, 'Grudge')) return [];
  const title = view.words.correct.mark(mark);
  const item = markCounter(view, piece.id, mark, title);
  return [{ block: 'items', label: title, items: [{ ...item, ...readsRule('9Q') }] }];
};

/** 3A-02 IV: the dice now, and what made them so many. */
const skirmishBlock = (view: View, piece: Piece): Block => ({
  block: 'findings',
  label: view.words.correct.ship.skirmish,
  findings: whyLines(view, skirmishDiceOf(piece, view.rules).lines),
});

const inActionPhase = (view: View, piece: Piece): readonly Act[] => {
  const { acts } = view.words.pages;
  const turn = turnOf(view.setup, view.state);
  if (turn.active === piece.id)
    return [
      {
        label: view.words.pages.acts.goOn(nameOfShip(view, piece.id)),
        opens: { page: 'activation', about: piece.id },
      },
      endActivationAct(view, piece.id),
    ];
  const act = activateAct(view, piece.id, acts.activate);
  if (act.why === undefined) return [act];
  return [...strikeIt(view, piece, turn.active), ...activateOutOfTurn(view, piece.id)];
};

/** What the card of an enemy is opened for: the active ship strikes it. */
const strikeIt = (
  { state, words }: View,
  { id, team }: Piece,
  active: ShipId | null,
): readonly Act[] =>
  active === null || state.ships[active]?.team === team
    ? []
    : [{ label: words.pages.acts.strikeIt, opens: { page: 'strike-at', about: id } }];

/** What is next for this ship, the first under the thumb. */
const nextActs = (view: View, piece: Piece): readonly Act[] => {
  const { state } = view;
  const ship = state.ships[piece.id];
  if (state.outcome || !ship || ship.left) return [];
  if (state.phase === 'set-up' && ship.place === 'waiting') return placeActs(view, piece.id);
  if (state.phase === 'command' && isInPlay(ship) && !isSimple(view.setup))
    return [
      {
        label: view.words.pages.acts.orders(playerName(view.setup, piece.player)),
        opens: { page: 'orders', about: piece.player },
      },
    ];
  return state.phase === 'action' && isInPlay(ship) ? inActionPhase(view, piece) : [];
};

const otherActs = ({ state, words }: View, piece: Piece): readonly Act[] => {
  const ship = state.ships[piece.id];
  const say = words.correct.ship;
  return [
    ...(ship && isInPlay(ship)
      ? [{ label: say.saves, opens: { page: 'saves', about: piece.id } }]
      : []),
    { label: say.correct, opens: { page: 'correct', about: piece.id } },
  ];
};

/** What the rules advise against is never under the thumb: a ship out of turn is more likely to be struck. */
const actsOf = (view: View, piece: Piece): Pick<Page, 'primary' | 'secondary'> => {
  const next = nextActs(view, piece);
  const others = otherActs(view, piece);
  const isAgainst = next[0]?.tone === 'warning';
  const [primary, ...secondary] = isAgainst ? [...others, ...next] : next;
  return primary
    ? { primary, secondary: isAgainst ? secondary : [...secondary, ...others] }
    : { secondary: others };
};

/** A ship's card, from top to bottom as printed. */
export const shipPage = (view: View, about: SubjectId): Page | null => {
  const { setup, state, rules } = view;
  const words = view.words.pages;
  const piece = pieceOf(setup, state, about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const dice = skirmishDiceOf(piece, rules);
  const full = skirmishDiceOf(
    { ...piece, exhausted: 0, criticals: 0, skirmishDicePenalty: 0 },
    rules,
  );
  const acts = actsOf(view, piece);
  const rows = mountsOf(setup, state, piece).flatMap((mount) => armamentRow(view, mount) ?? []);
  return {
    ...shipHead(ship),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    figure: {
      label: words.ship.skirmish,
      value: words.ship.skirmishOf(dice.value, full.value),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      ...shieldBlock(view, piece),
      tracksBlock(view, piece),
      ...(ship.left ? [] : [mendBlock(view, piece)]),
      ...ordersBlock(view, piece),
      ...permanentOrderBlock(view, about),
      ...carriesBlock(view, piece),
      ...marksBlock(view, piece, marksOfCard(view, piece)),
      ...grudgeBlock(view, piece),
    ],
    aside: [
      { block: 'chips', label: words.ship.keywords, chips: keywordChips(view, piece) },
      { block: 'armaments', label: words.ship.armaments, rows },
      ...(isInPlay(ship) ? [terrainBlock(view, piece)] : []),
      skirmishBlock(view, piece),
    ],
    ...acts,
  };
};
