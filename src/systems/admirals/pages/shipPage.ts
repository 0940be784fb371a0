import {
  activateAct,
  activateOutOfTurn,
  endActivationAct,
  permanentOrderBlock,
  placeActs,
} from './turnPages';
import { readsKeyword, readsRule, ask, readsTerrain, whyLines } from './reads';
import { markCounter, markChip } from '../../kit/pages/correct/game';
import type { ShipId, SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Chip, Page, Item } from '../../../core/pages/page';
import { armorOf, flakOf, initialOrderLimitOf, skirmishDiceOf } from '../attributes';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { REPAIRS, type Repair, TERRAINS } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { CRITICALS, ROUND_MARKS, LASTING_MARKS, SLOTS } from '../../admirals-shared/play/names';
import { isSimple, waysOf } from '../play/setup';
import { turnOf } from '../play/turn';
import { isInPlay, playerName } from '../../kit/play/ships';
import { pieceOf } from '../play/view';
import { nameOfShip, trackViews, type View } from './shipRow';
import { shieldBlock } from '../../admirals-shared/pages/shipRow';
import { shipHead } from '../../kit/pages/shipRow';
import { mountsOf, type MountView } from '../play/activation';
import { countOf } from '../../kit/play/reading';
import type { Piece } from '../piece';
import { hasMark, type HeldCard } from '../../../core/game/state';
import { terrainBlock as anyTerrainBlock } from '../../admirals-shared/pages/terrainBlock';
import type { Reads } from '../../kit/pages/reads';
import { cardLines } from './cardPage';
import { ordersAt } from '../../admirals-shared/play/orders';
import { heldBy } from '../../kit/play/cards';

const RULES: Readonly<Record<string, string>> = {
  [ROUND_MARKS.activated]: '4B-02',
  [ROUND_MARKS.heavyLocked]: '5A-02',
  [ROUND_MARKS.evadeUsed]: '6C',
  [ROUND_MARKS.skilledUsed]: '9I',
  [ROUND_MARKS.augurUsed]: '9L',
  [ROUND_MARKS.escaped]: '8B-05',
  [ROUND_MARKS.startedInCore]: '8B-04',
  [LASTING_MARKS.reloading]: '5G-01',
  [LASTING_MARKS.nearStrategic]: '10E-03',
};

/** What a mark of a ship opens. */
export const readsMark = (mark: string): Reads => {
  const rule = RULES[mark];
  return rule === undefined ? {} : readsRule(rule);
};

const hasHeavy = ({ setup, state }: View, piece: Piece): boolean =>
  mountsOf(setup, state, piece).some(({ weapon }) => weapon?.types.includes('Heavy'));

/** The marks that this ship can have, and any other that it has. */
export const marksOfCard = (view: View, piece: Piece): readonly string[] => {
  const can: readonly (readonly [string, boolean])[] = [
    [ROUND_MARKS.activated, view.state.round > 0],
    [LASTING_MARKS.reloading, hasHeavy(view, piece)],
    [ROUND_MARKS.heavyLocked, false],
    [ROUND_MARKS.evadeUsed, piece.card.role === 'Escort'],
    [ROUND_MARKS.skilledUsed, hasKeyword(piece, 'Skilled')],
    [ROUND_MARKS.augurUsed, hasKeyword(piece, 'Augur')],
    [LASTING_MARKS.nearStrategic, waysOf(view.setup).includes('holdTerritory')],
  ];
  return can
    .filter(([mark, applies]) => applies || hasMark(view.state, piece.id, mark))
    .map(([mark]) => mark);
};

export const marksBlock = (view: View, piece: Piece, marks: readonly string[]): readonly Block[] =>
  marks.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: view.words.correct.ship.marks,
          chips: marks.map((mark) => markChip(view, piece.id, mark, readsMark(mark))),
        },
      ];

/** 8: the hex that it stands in; one tap says another. */
export const terrainBlock = (view: View, { id, terrain: now }: Piece): Block =>
  anyTerrainBlock(
    view,
    TERRAINS,
    now,
    (terrain) => ask({ type: 'set-terrain', ship: id, terrain }),
    readsTerrain,
  );

/** Face down before the reveal: nobody reads it here. */
export const isSecret = ({ setup, state }: View, { face }: HeldCard): boolean =>
  face === 'down' && state.phase === 'command' && !isSimple(setup);

/** 13A-05, 4B-01: spent or ready again, and back to the library. */
export const orderActs = (view: View, card: HeldCard, name: string): readonly Act[] => {
  const words = view.words.correct.ship;
  const act = (label: string, command: Act['command']): Act => ({
    label,
    spoken: words.ofOrder(label, name),
    ...(command ? { command } : {}),
  });
  const face = card.face === 'up' ? 'down' : 'up';
  const turn = ask({ type: 'turn-order', card: card.id, face });
  return [
    act(card.face === 'up' ? words.spend : words.ready, turn),
    act(words.giveBack, ask({ type: 'return-order', card: card.id })),
  ];
};

const orderItem = (view: View, held: HeldCard): Item => {
  const words = view.words.correct.ship;
  const card = view.setup.cards[held.ref];
  if (!card || isSecret(view, held)) return { id: held.id, title: words.faceDown };
  return {
    id: held.id,
    title: card.name,
    badge: card.code,
    detail: cardLines(view, card).join(' '),
    isOn: held.face === 'up',
    acts: orderActs(view, held, card.name),
  };
};

/** The orders at a ship, with what can be done with each. */
export const ordersBlock = (view: View, piece: Piece): readonly Block[] => {
  const held = ordersAt(view.state, piece.id);
  if (held.length === 0) return [];
  const items = held.map((card) => orderItem(view, card));
  return [{ block: 'items', label: view.words.correct.ship.orders, items }];
};

/** 10C-03, 10C-04: who is aboard. */
export const carriesBlock = (view: View, piece: Piece): readonly Block[] => {
  const cards = heldBy(view.state, piece.id).filter(
    ({ slot }) => slot === SLOTS.commander || slot === SLOTS.flightGroup,
  );
  if (cards.length === 0) return [];
  const chips = cards.map(({ ref, slot }): Chip => {
    const label = view.setup.cards[ref]?.name ?? ref;
    const rule = slot === SLOTS.commander ? '10C-03' : '10C-04';
    const act = { label, opens: { page: 'card', about: ref } };
    return { label, tone: 'order', act, ...readsRule(rule) };
  });
  return [{ block: 'chips', label: view.words.correct.ship.carries, chips }];
};

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
