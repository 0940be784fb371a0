import type { Answers } from '../../../../../core/pages/answers';
import type { Page } from '../../../../../core/pages/page';
import type { Bench } from '../bench';
import { cardSoFar } from '../cardSoFar';
import { textAt } from '../draftParts';
import { sentences, textBlock } from './text';

/** The cards that do something where they lie: orders, commanders, flight groups. */
export type WorkingKind = 'order' | 'commander' | 'flight-group';

/** An order, a commander or a flight group: what it asks for and what it does, in words. */
export const orderReading = (bench: Bench, kind: WorkingKind, draft: Answers): Page => {
  const { cards, cardDesk } = bench.words;
  const { reading } = cardDesk;
  const card = cardSoFar(bench, kind, draft);
  const title = textAt(draft, 'name') || cardDesk.unnamed(kind);
  if (!card) return { title, blocks: [] };
  const requirements = card.kind === 'order' ? card.requirements : [];
  const psionic = card.kind === 'order' && card.psionic ? reading.psionic : '';
  return {
    title,
    kicker: [textAt(draft, 'code'), textAt(draft, 'type'), psionic].filter(Boolean).join(' · '),
    blocks: [
      ...sentences(reading.requirements, requirements.map(cards.requirement)),
      ...sentences(reading.effects, card.effects.map(cards.effect)),
      ...textBlock(card.text),
    ],
  };
};
