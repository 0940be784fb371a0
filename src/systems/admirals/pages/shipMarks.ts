import { hasMark, type HeldCard } from '../../../core/game/state';
import type { Block, Act, Chip, Item } from '../../../core/pages/page';
import { TERRAINS } from '../../admirals-shared/cards/terms';
import { terrainBlock as anyTerrainBlock } from '../../admirals-shared/pages/terrainBlock';
import { markChip } from '../../kit/pages/correct/parts';
import type { Reads } from '../../kit/pages/reads';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { LASTING_MARKS, ROUND_MARKS, SLOTS } from '../../admirals-shared/play/names';
import { waysOf, isSimple } from '../play/setup';
import { ask, readsRule, readsTerrain } from './reads';
import type { View } from './shipRow';
import { mountsOf } from '../play/activation';
import type { Piece } from '../piece';
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
