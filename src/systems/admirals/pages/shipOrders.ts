import type { HeldCard } from '../../../core/game/state';
import type { Act, Block, Chip, Item } from '../../../core/pages/page';
import { SLOTS } from '../../admirals-shared/play/names';
import { isSimple } from '../play/setup';
import { ask } from './ask';
import { cardLines } from './cardLines';
import { readsRule } from './reads';
import type { View } from './shipRow';
import { ordersAt } from '../../admirals-shared/play/orders';
import { heldBy } from '../../kit/play/cards';
import type { Piece } from '../piece';

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
