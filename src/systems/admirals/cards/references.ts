import type { Problem } from '../../../core/checked/checked';
import { at } from '../../../core/checked/read';
import type { CardName } from '../../../core/pages/desks';
import type { ReferenceWhy } from '../../admirals-shared/cards/references';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import { allCards } from '../../kit/cards/cardForm';
import { KEYWORDS } from '../keywords';
import { cardForms } from './forms';

interface Reference extends CardName {
  readonly kind: AdmiralsCard['kind'];
}

/** The other cards that a card names, and where. */
export const referencesOf = allCards(cardForms(KEYWORDS)).namesIn as (
  // The tables of 2.0 name no other kinds than their own.
  card: AdmiralsCard,
) => readonly Reference[];

/** 10B: a list that names a ship twice does not say what it costs. */
export const listedTwice = (card: AdmiralsCard): readonly Problem<ReferenceWhy>[] => {
  if (card.kind !== 'list') return [];
  const seen = new Set<string>();
  return card.ships.flatMap(({ ship: code }, index) => {
    const again = seen.has(code);
    seen.add(code);
    return again ? [{ path: `ships[${index}]`, why: { id: 'listed-twice', code } }] : [];
  });
};

const key = (kind: string, code: string): string => `${kind} ${code}`;

/** What the cards together lack: a code that no card has, or that two of a kind have. Paths begin with the card's place. */
export const checkReferences = (
  cards: readonly AdmiralsCard[],
): readonly Problem<ReferenceWhy>[] => {
  const known = new Set(cards.map((card) => key(card.kind, card.code)));
  const seen = new Set<string>();
  return cards.flatMap((card, index) => {
    const path = at('cards', index);
    const own = key(card.kind, card.code);
    const twice = seen.has(own);
    seen.add(own);
    const missing = referencesOf(card)
      .filter(({ kind, code }) => !known.has(key(kind, code)))
      .map(({ path: end, kind, code }): Problem<ReferenceWhy> => {
        return { path: `${path}.${end}`, why: { id: 'no-such-card', kind, code } };
      });
    const listed = listedTwice(card).map((one) => ({ ...one, path: `${path}.${one.path}` }));
    const codes: readonly Problem<ReferenceWhy>[] = twice
      ? [{ path: `${path}.code`, why: { id: 'code-twice', code: card.code } }]
      : [];
    return [...codes, ...missing, ...listed];
  });
};
