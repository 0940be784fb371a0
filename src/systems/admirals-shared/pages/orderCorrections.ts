import { menuChoice } from '../../kit/pages/choices';
import { libraryOf } from '../play/orders';
import type { HeldCard, Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block } from '../../../core/pages/page';
import { textAt } from '../../kit/pages/answered';
import type { AnyView } from './view';

/** The orders at a ship, what can be done with each, and another ship that one may go to. */
export const orderBlocks = (
  { setup, words, tried, anyway, nameOf }: AnyView,
  held: readonly HeldCard[],
  others: readonly Ship[],
  answers: Answers,
  actsOf: (card: HeldCard, title: string) => readonly Act[],
): readonly Block[] => {
  if (held.length === 0) return [];
  const { moveTo, move, ship } = words.correct;
  const to = others.find(({ id }) => id === textAt(answers, 'orderTo')) ?? others[0];
  const moveActs = (card: HeldCard, title: string): readonly Act[] => {
    if (!to) return [];
    const label = move(title, nameOf(to.id));
    const command = { type: 'move-order', card: card.id, to: to.id } as const;
    const forced = anyway(command, { label });
    return forced.length > 0 ? forced : [tried(command, { label })];
  };
  const ships = others.map(({ id }) => id);
  return [
    ...(to ? [menuChoice('orderTo', moveTo, to.id, ships, nameOf)] : []),
    {
      block: 'items',
      label: ship.orders,
      items: held.map((card) => {
        const title = setup.cards[card.ref]?.name ?? card.ref;
        return { id: card.id, title, acts: [...actsOf(card, title), ...moveActs(card, title)] };
      }),
    },
  ];
};

/** An order from the library out of its time, on the table's word. */
export const lateOrderBlocks = (
  { setup, state, words, anyway }: AnyView,
  { id: ship, player }: Ship,
  answers: Answers,
): readonly Block[] => {
  const library = libraryOf(state, player);
  const cards = library.filter(
    (card, at) => library.findIndex(({ ref }) => ref === card.ref) === at,
  );
  const chosen = cards.find(({ id }) => id === textAt(answers, 'fromLibrary')) ?? cards[0];
  if (!chosen) return [];
  const nameOf = (card: string): string => {
    const { ref = card } = cards.find(({ id }) => id === card) ?? {};
    return setup.cards[ref]?.name ?? ref;
  };
  const { give, fromLibrary } = words.correct;
  const label = give(nameOf(chosen.id));
  const acts = anyway({ type: 'assign-order', ship, card: chosen.id }, { label });
  if (acts.length === 0) return [];
  return [
    menuChoice(
      'fromLibrary',
      fromLibrary,
      chosen.id,
      cards.map(({ id }) => id),
      nameOf,
    ),
    { block: 'acts', style: 'row', acts },
  ];
};
