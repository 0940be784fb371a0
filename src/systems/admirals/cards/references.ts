import type { Problem } from '../../../core/checked/checked';
import type { CardName } from '../../../core/pages/desks';
import type { ReferenceWhy } from '../../admirals-shared/cards/cardWhy';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import { allCards } from '../../kit/cards/cardForm';
import { CARD_FORMS } from './forms';

interface Reference extends CardName {
  readonly kind: AdmiralsCard['kind'];
}

/** The other cards that a card names, and where. */
export const referencesOf = allCards(CARD_FORMS).namesIn as (
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
