import type { CadetCard } from '../cards/types';
import type { FleetCards } from './types';

/** How a card is named within one game. */
export const cardKey = ({ kind, code }: Pick<CadetCard, 'kind' | 'code'>): string =>
  `${kind}:${code}`;

export interface Gathered {
  readonly cards: Readonly<Record<string, CadetCard>>;
  /** Named but not at hand. */
  readonly missing: readonly { readonly kind: CadetCard['kind']; readonly code: string }[];
}

/** Every card that a game needs of what a side brings: the weapons of its ships too. */
export const gatherCards = (
  ships: readonly string[],
  orders: readonly string[],
  cards: FleetCards,
): Gathered => {
  const found: Record<string, CadetCard> = {};
  const missing = new Map<string, { kind: CadetCard['kind']; code: string }>();
  const take = (kind: CadetCard['kind'], code: string, card: CadetCard | undefined) => {
    if (card) found[cardKey(card)] = card;
    else missing.set(cardKey({ kind, code }), { kind, code });
  };
  for (const code of ships) {
    const ship = cards.ships.get(code);
    take('ship', code, ship);
    for (const { weapon } of ship?.armaments ?? [])
      take('weapon', weapon, cards.weapons.get(weapon));
  }
  for (const code of orders) take('order', code, cards.orders.get(code));
  return { cards: found, missing: [...missing.values()] };
};
