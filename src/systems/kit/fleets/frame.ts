import { checked, problems, type Checked } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type { Shelf, ShelfCard, ShelfFleet } from '../../../core/pages/desks';

/** What every desk of fleets is built around. */

/** No shelf: a fleet that is told to others is told by its own copies of cards. */
export const EMPTY_SHELF: Shelf = { cards: [], fleets: [] };

/** Made once: a fleet is looked at by several pages and lists before it changes. */
export const onceAFleet = <Desk>(
  make: (fleet: ShelfFleet, shelf: Shelf) => Desk,
): ((fleet: ShelfFleet, shelf: Shelf) => Desk) => {
  const known = new WeakMap<ShelfFleet, { readonly shelf: Shelf; readonly desk: Desk }>();
  return (fleet, shelf) => {
    const before = known.get(fleet);
    if (before?.shelf === shelf) return before.desk;
    const desk = make(fleet, shelf);
    known.set(fleet, { shelf, desk });
    return desk;
  };
};

/** Every card at hand that is one of an edition's; the fleet's own copies count before the shelf's. */
export const atHand = <Some extends Card>(
  { cards }: Pick<ShelfFleet, 'cards'>,
  shelf: Shelf,
  isOurs: (card: Card) => card is Some,
): readonly ShelfCard<Some>[] =>
  [...shelf.cards, ...Object.values(cards)].flatMap(({ card, ...kept }) =>
    isOurs(card) ? [{ ...kept, card }] : [],
  );

/** Those of the cards at hand that are called for, by the names that they are called. */
export const calledFor = <Some extends Card>(
  cards: readonly ShelfCard<Some>[],
  nameOf: (card: Some) => string,
  named: ReadonlySet<string>,
): Readonly<Record<string, ShelfCard<Some>>> =>
  Object.fromEntries(
    cards.map((kept) => [nameOf(kept.card), kept] as const).filter(([name]) => named.has(name)),
  );

/** A code is taken whole or not at all: every card that it names has to be at hand. */
export const takenWhole = (
  fleet: { readonly name: string; readonly draft: Answers },
  missing: readonly { readonly kind: string; readonly code: string }[],
): Checked<typeof fleet> =>
  missing.length === 0
    ? checked(fleet)
    : problems(
        ...missing.map(({ kind, code }) => ({
          path: '',
          why: { id: 'card-missing', kind, code },
        })),
      );
