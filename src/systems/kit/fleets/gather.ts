import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { Shelf, ShelfCard, ShelfFleet } from '../../../core/pages/desks';

/** How a card is named within one game. */
export const cardKey = ({ kind, code }: Pick<Card, 'kind' | 'code'>): string => `${kind}:${code}`;

/** The cards of one kind by their codes; where two share one, the later counts. */
export const byCode = <Some extends Card, Kind extends Some['kind']>(
  cards: readonly Some[],
  kind: Kind,
): ReadonlyMap<string, Extract<Some, { readonly kind: Kind }>> =>
  new Map(
    cards.flatMap((card) =>
      // The kind tells what the card is.
      card.kind === kind
        ? [[card.code, card as Extract<Some, { readonly kind: Kind }>] as const]
        : [],
    ),
  );

/** Every card at hand that is one of a game's; the fleet's own copies come after the shelf's, and count. */
export const atHand = <Some extends Card>(
  own: ShelfFleet['cards'],
  shelf: Shelf,
  isOurs: (card: Card) => card is Some,
): readonly ShelfCard<Some>[] =>
  [...shelf.cards, ...Object.values(own)].flatMap(({ card, ...kept }) =>
    isOurs(card) ? [{ ...kept, card }] : [],
  );

/** A card that is called for, where it is at hand. */
export interface Called<Some extends Card> {
  readonly kind: Some['kind'];
  readonly code: string;
  readonly card: Some | undefined;
}

/** The cards that these codes call for. */
export const calls = <Some extends Card>(
  kind: Some['kind'],
  codes: readonly string[],
  cards: ReadonlyMap<string, Some>,
): readonly Called<Some>[] => codes.map((code) => ({ kind, code, card: cards.get(code) }));

export interface Gathered<Some extends Card> {
  readonly cards: Readonly<Record<string, Some>>;
  /** Named but not at hand. */
  readonly missing: readonly { readonly kind: Some['kind']; readonly code: string }[];
}

/** Each card that is called for once, and those that nobody has. */
export const gather = <Some extends Card>(called: readonly Called<Some>[]): Gathered<Some> => {
  const cards: Record<string, Some> = {};
  const missing = new Map<string, { readonly kind: Some['kind']; readonly code: string }>();
  for (const { kind, code, card } of called)
    if (card) cards[cardKey(card)] = card;
    else missing.set(cardKey({ kind, code }), { kind, code });
  return { cards, missing: [...missing.values()] };
};

export type MissingCard = {
  readonly id: 'card-missing';
  readonly kind: string;
  readonly code: string;
};

/** What is missing, as problems at a path. */
export const missingAt = (
  path: string,
  { missing }: Pick<Gathered<Card>, 'missing'>,
): readonly Problem<MissingCard>[] =>
  missing.map(({ kind, code }) => ({ path, why: { id: 'card-missing', kind, code } }));

/** The cards of a game between players with these; each that nobody has at hand is named. */
export const cardsOfGame = <Some extends Card>(
  gathered: readonly Gathered<Some>[],
): Checked<Readonly<Record<string, Some>>, MissingCard> => {
  const wrong = gathered.flatMap((one, i) => missingAt(`players[${i}]`, one));
  return wrong.length > 0
    ? problems(...wrong)
    : checked(Object.assign({}, ...gathered.map(({ cards }) => cards)));
};
