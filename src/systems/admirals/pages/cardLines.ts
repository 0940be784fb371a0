import type { AdmiralsCard, OrderCard } from '../cards/types';
import type { Seen } from './shipRow';

/** What a card does, a sentence each; printed text that the app does not compute with comes last. */
export const cardLines = (
  { words }: Pick<Seen, 'words'>,
  card: AdmiralsCard,
): readonly string[] => {
  switch (card.kind) {
    case 'order':
    case 'commander':
    case 'flight-group':
      return [...card.effects.map(words.cards.effect), ...(card.text ? [card.text] : [])];
    case 'weapon':
      return [
        ...card.modifiers.map(({ value, when }) => words.cards.modifier(value, when)),
        ...(card.lockAbility ? [words.cards.lockAbility(card.lockAbility)] : []),
        ...(card.text ? [card.text] : []),
      ];
    case 'ship':
      return card.text ? [card.text] : [];
    case 'list':
      return [];
  }
};

export const requirementLines = (
  { words }: Pick<Seen, 'words'>,
  order: OrderCard,
): readonly string[] => order.requirements.map(words.cards.requirement);
