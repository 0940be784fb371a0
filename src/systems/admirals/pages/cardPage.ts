import type { AdmiralsCard, Effect, OrderCard } from '../../admirals-shared/cards/types';
import type { View } from './view';
import type { Page } from '../../../core/pages/page';
import { laidOut } from '../../kit/pages/laidOut';
import { told } from '../../admirals-shared/pages/scenarioPage';

type WorkingCard = Extract<AdmiralsCard, { readonly effects: readonly Effect[] }>;

/** A card of which only the name is known is pickable all the same, and says that its text is missing. */
const workingLines = ({ words }: Pick<View, 'words'>, { effects, text }: WorkingCard) => {
  const lines = [...effects.map(words.cards.effect), ...(text ? [text] : [])];
  return lines.length > 0 ? lines : [words.cards.noText];
};

/** What a card does, a sentence each; printed text that the app does not compute with comes last. */
export const cardLines = (view: Pick<View, 'words'>, card: AdmiralsCard): readonly string[] => {
  const { words } = view;
  switch (card.kind) {
    case 'order':
    case 'commander':
    case 'flight-group':
      return workingLines(view, card);
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
  { words }: Pick<View, 'words'>,
  order: OrderCard,
): readonly string[] => order.requirements.map(words.cards.requirement);

/** A card of this game, read: an order, a commander, a flight group, a weapon. */
export const cardPage = (view: View, about: string): Page | null => {
  const card = Object.hasOwn(view.setup.cards, about) ? view.setup.cards[about] : undefined;
  if (!card) return null;
  const words = view.words.pages;
  const order = card.kind === 'order' ? card : null;
  const kinds = [
    words.card.kinds[card.kind],
    ...(order ? [words.orders.type(order.type)] : []),
    ...(order?.psionic ? [words.orders.psionic] : []),
    card.code,
  ];
  return laidOut({
    title: card.name,
    kicker: kinds.join(' · '),
    blocks: [
      order && told(words.card.requirements, requirementLines(view, order)),
      told(words.card.effects, cardLines(view, card)),
    ],
  });
};
