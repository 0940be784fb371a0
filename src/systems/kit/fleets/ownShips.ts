import type { Card } from '../../../core/game/setup';
import type { Shelf } from '../../../core/pages/desks';
import type { Option } from '../../../core/pages/page';
import { makeChoice } from '../pages/setup/blocks';

/** What the choice of a single ship begins with, in the place of a fleet. */
export const SHIP = 'ship';

/** What kind of ship a card is, in a word; null where it is none. */
export type KindOfShip = (card: Card) => string | null;

/** Single ships of one's own as choices, the last changed first: a game can begin with one card. */
export const shipOptions = (
  { cards, recent = [] }: Shelf,
  kindOf: KindOfShip,
  detail: (kind: string) => string,
): readonly Option[] => {
  const ranks = new Map(recent.map((id, rank) => [id, rank]));
  return cards
    .flatMap(({ id, card }) => {
      const rank = ranks.get(id);
      const kind = kindOf(card);
      return rank === undefined || kind === null ? [] : [{ rank, kind, card }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ kind, card: { code, name } }) => ({
      value: makeChoice({ from: SHIP, id: code }),
      label: name,
      detail: detail(kind),
    }));
};
