import * as turns from './turnPages';
import {
  readsKeyword,
  readsMark,
  readsRule,
  readsTerrain,
  whyLines,
  trackViews,
  type View,
} from './view';
import type { AdmiralsCommand } from '../play/commands';
import { markCounter, markChip } from '../../kit/pages/correct/game';
import type { SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Chip, Page, Item } from '../../../core/pages/page';
import { armorOf, flakOf, initialOrderLimitOf, skirmishDiceOf } from '../attributes';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { REPAIRS, type Repair, TERRAINS } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/hooks';
import { CRITICALS, ROUND_MARKS, LASTING_MARKS, SLOTS } from '../../admirals-shared/play/names';
import { isSimple, waysOf } from '../play/setup';
import { turnOf } from '../play/turn';
import { isInPlay, playerName } from '../../kit/play/ships';
import { shieldBlock, terrainBlock } from '../../admirals-shared/pages/view';
import { shipHead } from '../../kit/pages/shipRow';
import { mountsOf, type MountView } from '../play/activation';
import { countOf } from '../../kit/play/marks';
import type { Piece } from '../piece';
import { hasMark, type HeldCard, type Ship } from '../../../core/game/state';
import type { Reads } from '../../kit/pages/reads';
import { cardLines } from './cardPage';
import { ordersAt } from '../../admirals-shared/play/orders';
import { heldBy } from '../../kit/play/cards';
import * as kit from '../../kit/pages/laidOut';

const hasHeavy = ({ setup, state }: View, piece: Piece): boolean =>
  mountsOf(setup, state, piece).some(({ weapon }) => weapon?.types.includes('Heavy'));

/** The marks that this ship can have, and any other that it has. */
const marksOfCard = (view: View, piece: Piece): readonly string[] => {
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

/** Face down before the reveal: nobody reads it here. */
export const isSecret = ({ setup, state }: View, { face }: HeldCard): boolean =>
  face === 'down' && state.phase === 'command' && !isSimple(setup);

/** 13A-05, 4B-01: spent or ready again, and back to the library. */
export const orderActs = (view: View, card: HeldCard, name: string): readonly Act[] => {
  const words = view.words.correct.ship;
  const act = (label: string, command: AdmiralsCommand): Act => {
    return { label, spoken: words.ofOrder(label, name), command };
  };
  const { id, face } = card;
  return [
    face === 'up'
      ? act(words.spend, { type: 'turn-order', card: id, face: 'down' })
      : act(words.ready, { type: 'turn-order', card: id, face: 'up' }),
    act(words.giveBack, { type: 'return-order', card: id }),
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
const ordersBlock = (view: View, piece: Piece): kit.Blocks => {
  const items = ordersAt(view.state, piece.id).map((card) => orderItem(view, card));
  return items.length > 0 && { block: 'items', label: view.words.correct.ship.orders, items };
};

/** 10C-03, 10C-04: who is aboard. */
const carriesBlock = ({ setup, state, words }: View, piece: Piece): kit.Blocks => {
  const rules: Readonly<Record<string, string>> = {
    [SLOTS.commander]: '10C-03',
    [SLOTS.flightGroup]: '10C-04',
  };
  return kit.chipsBlock(
    words.correct.ship.carries,
    heldBy(state, piece.id).map(({ ref, slot }): kit.Some<Chip> => {
      const label = setup.cards[ref]?.name ?? ref;
      const rule = rules[slot];
      const act = { label, opens: { page: 'card', about: ref } };
      return rule !== undefined && { label, tone: 'order', act, ...readsRule(rule) };
    }),
  );
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
): kit.Blocks => {
  const { ship: say, term } = words.pages;
  const plain = (label: string, reads: Reads): Chip => ({ label, tone: 'plain', ...reads });
  return kit.chipsBlock(say.keywords, [
    plain(say.armor(armorOf(piece, rules).value), readsRule('3A-01 XI')),
    plain(say.flak(flakOf(piece, [], rules).value), readsRule('3A-01 XII')),
    ...piece.keywords
      .filter(({ name }) => name !== 'Armor' && name !== 'Flak')
      .map((keyword) => plain(term(makeKeyword(keyword)), readsKeyword(keyword.name))),
  ]);
};

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
    detail: say.armament(null, weapon.types, arc, weapon.maxDistance),
    rays: rules.arcs[arc],
    dice,
    mark: spent ? say.spent : null,
  };
};

/** 14A: the shortnames, a point each. */
const mendBlock = (view: View, piece: Piece): kit.Blocks => {
  const { correct } = view.words;
  const acts = REPAIRS.map((what) =>
    view.tried(
      { type: 'repair', ship: piece.id, what, amount: 1 },
      { label: correct.repairs[what], ...readsRule(MENDS[what]) },
    ),
  );
  return kit.actsBlock('row', acts, correct.ship.mend);
};

/** 9Q: what it has to avenge, counted where it has the keyword. */
const grudgeBlock = (view: View, piece: Piece): kit.Blocks => {
  const mark = ROUND_MARKS.grudge;
  const title = view.words.correct.mark(mark);
  const item = { ...markCounter(view, piece.id, mark, title), ...readsRule('9Q') };
  const counts = countOf(view.state, piece.id, mark) > 0 || hasKeyword(piece, 'Grudge');
  return counts && { block: 'items', label: title, items: [item] };
};

const inActionPhase = (view: View, { id, team }: Piece): kit.Some<Act> => {
  const { acts } = view.words.pages;
  const { active } = turnOf(view.setup, view.state);
  if (active === id)
    return [
      { label: acts.goOn(view.nameOf(id)), opens: { page: 'activation', about: id } },
      turns.endActivationAct(view, id),
    ];
  const act = turns.activateAct(view, id, acts.activate);
  if (act.why === undefined) return act;
  // What the card of an enemy is opened for: the active ship strikes it.
  const isTarget = active !== null && view.state.ships[active]?.team !== team;
  const strike = { label: acts.strikeIt, opens: { page: 'strike-at', about: id } };
  return [isTarget && strike, turns.activateOutOfTurn(view, id)];
};

/** What is next for this ship, the first under the thumb. */
const nextActs = (view: View, piece: Piece, ship: Ship): kit.Some<Act> => {
  const { setup, state, words } = view;
  if (state.outcome || ship.left) return [];
  if (state.phase === 'set-up' && ship.place === 'waiting') return turns.placeActs(view, piece.id);
  if (!isInPlay(ship)) return [];
  const { player } = piece;
  const label = words.pages.acts.orders(playerName(setup, player));
  if (state.phase === 'command')
    return !isSimple(setup) && { label, opens: { page: 'orders', about: player } };
  return state.phase === 'action' && inActionPhase(view, piece);
};

/** What the rules advise against is never under the thumb: a ship out of turn was struck, more likely. */
const actsOf = (view: View, piece: Piece, ship: Ship): Pick<Page, 'primary' | 'secondary'> => {
  const say = view.words.correct.ship;
  const next = kit.listed(nextActs(view, piece, ship));
  const isAgainst = next[0]?.tone === 'warning';
  const label = isAgainst ? say.damage : say.correct;
  const correct = { label, opens: { page: 'correct', about: piece.id } };
  const saves = isInPlay(ship) && { label: say.saves, opens: { page: 'saves', about: piece.id } };
  const others = kit.listed<Act>([saves, correct]);
  const [primary, ...secondary] = isAgainst
    ? [correct, ...kit.listed<Act>(saves), ...next]
    : [...next, ...others];
  return next.length > 0 && primary ? { primary, secondary } : { secondary: others };
};

/** A ship's card, from top to bottom as printed. */
export const shipPage = (view: View, about: SubjectId): Page | null => {
  const { setup, state, rules } = view;
  const words = view.words.pages;
  const piece = view.pieceOf(about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const dice = skirmishDiceOf(piece, rules);
  const unhurt = { ...piece, exhausted: 0, criticals: 0, skirmishDicePenalty: 0 };
  const full = skirmishDiceOf(unhurt, rules);
  const marks = marksOfCard(view, piece);
  return kit.laidOut({
    ...shipHead(ship),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    figure: {
      label: words.ship.skirmish,
      value: words.ship.skirmishOf(dice.value, full.value),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      shieldBlock(view, piece),
      tracksBlock(view, piece),
      !ship.left && mendBlock(view, piece),
      ordersBlock(view, piece),
      turns.permanentOrderBlock(view, about),
      carriesBlock(view, piece),
      kit.chipsBlock(
        view.words.correct.ship.marks,
        marks.map((mark) => markChip(view, piece.id, mark, readsMark(mark))),
      ),
      grudgeBlock(view, piece),
    ],
    aside: [
      keywordChips(view, piece),
      {
        block: 'armaments',
        label: words.ship.armaments,
        rows: mountsOf(setup, state, piece).flatMap((mount) => armamentRow(view, mount) ?? []),
      },
      isInPlay(ship) && terrainBlock(view, piece, TERRAINS, readsTerrain),
      // 3A-02 IV: the dice now, and what made them so many.
      {
        block: 'findings',
        label: view.words.correct.ship.skirmish,
        findings: whyLines(view, dice.lines),
      },
    ],
    ...actsOf(view, piece, ship),
  });
};
