import { referencesOf } from '../../admirals-shared/cards/references';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import type { FleetCards } from './fleetCards';

/** How a card is named within one game. */
export const cardKey = ({ kind, code }: Pick<AdmiralsCard, 'kind' | 'code'>): string =>
  `${kind}:${code}`;

/** What a side brings, in codes. */
export interface Brought {
  readonly ships: readonly string[];
  readonly orders: readonly string[];
  readonly commanders: readonly string[];
  readonly flightGroups: readonly string[];
}

export interface Gathered {
  readonly cards: Readonly<Record<string, AdmiralsCard>>;
  /** Named but not at hand. */
  readonly missing: readonly { readonly kind: AdmiralsCard['kind']; readonly code: string }[];
}

/** Every card that a game needs of what a side brings: its ships' weapons and own orders too. */
export const gatherCards = (brought: Brought, cards: FleetCards): Gathered => {
  const found: Record<string, AdmiralsCard> = {};
  const missing = new Map<string, { kind: AdmiralsCard['kind']; code: string }>();
  const take = (kind: AdmiralsCard['kind'], code: string, card: AdmiralsCard | undefined) => {
    if (card) found[cardKey(card)] = card;
    else missing.set(cardKey({ kind, code }), { kind, code });
  };
  for (const code of brought.ships) {
    const ship = cards.ships.get(code);
    take('ship', code, ship);
    for (const named of ship ? referencesOf(ship) : []) {
      const card =
        named.kind === 'weapon' ? cards.weapons.get(named.code) : cards.orders.get(named.code);
      // A bonus order that nobody has is simply not there; a weapon that nobody has is missed.
      if (card || named.kind === 'weapon') take(named.kind, named.code, card);
    }
  }
  brought.orders.forEach((code) => take('order', code, cards.orders.get(code)));
  brought.commanders.forEach((code) => take('commander', code, cards.commanders.get(code)));
  brought.flightGroups.forEach((code) => take('flight-group', code, cards.flightGroups.get(code)));
  return { cards: found, missing: [...missing.values()] };
};
