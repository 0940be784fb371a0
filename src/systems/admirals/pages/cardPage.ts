import type { Block, Page } from '../../../core/pages/page';
import { cardLines, requirementLines } from './cardLines';
import type { View } from './shipRow';

const textBlocks = (heading: string, lines: readonly string[]): readonly Block[] =>
  lines.length === 0
    ? []
    : [
        { block: 'heading', text: heading },
        ...lines.map((text): Block => ({ block: 'text', text })),
      ];

/** A card of this game, read: an order, a commander, a flight group, a weapon. */
export const cardPage = (view: View, about: string): Page | null => {
  const card = Object.hasOwn(view.setup.cards, about) ? view.setup.cards[about] : undefined;
  if (!card) return null;
  const words = view.words.pages;
  const kinds = [
    words.card.kinds[card.kind],
    ...(card.kind === 'order' ? [words.orders.type(card.type)] : []),
    ...(card.kind === 'order' && card.psionic ? [words.orders.psionic] : []),
    card.code,
  ];
  return {
    title: card.name,
    kicker: kinds.join(' · '),
    blocks: [
      ...(card.kind === 'order'
        ? textBlocks(words.card.requirements, requirementLines(view, card))
        : []),
      ...textBlocks(words.card.effects, cardLines(view, card)),
    ],
  };
};
