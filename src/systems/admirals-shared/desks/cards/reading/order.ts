import type { Answers } from '../../../../../core/pages/answers';
import type { Card } from '../../../../../core/game/setup';
import type { Page } from '../../../../../core/pages/page';
import type { CardKind } from '../../../cards/types';
import type { Bench } from '../bench';
import { isWordless, textAt } from '../../../../kit/cards/draftParts';
import { draftOf } from '../../../../kit/cards/draftOf';
import { eachSaid, sentences, textBlock } from './text';

/** The cards that do something where they lie: orders, commanders, flight groups. */
export type WorkingKind = Extract<CardKind, 'order' | 'commander' | 'flight-group'>;

type WorkingCard = Card & { readonly psionic?: boolean; readonly text?: string };

/** An order, a commander or a flight group: what it asks for and what it does, in words. */
export const orderReading = (
  { words, told }: Bench,
  kind: WorkingKind,
  draft: Answers,
  card: WorkingCard | null,
): Page => {
  const { reading, unnamed } = words.cardDesk;
  const title = textAt(draft, 'name') || unnamed(kind);
  if (!card) return { title, blocks: [] };
  const sound = draftOf(card);
  const psionic = card.psionic ? reading.psionic : '';
  const lock = told.lockAbility(sound, 'lockAbility');
  return {
    title,
    kicker: [textAt(draft, 'code'), textAt(draft, 'type'), psionic].filter(Boolean).join(' · '),
    blocks: [
      ...sentences(reading.requirements, eachSaid(sound, 'requirements', told.requirement)),
      ...sentences(reading.effects, eachSaid(sound, 'effects', told.effect)),
      ...sentences(reading.lockAbility, lock === null ? [] : [lock]),
      ...textBlock(card.text),
      ...(isWordless(sound)
        ? [{ block: 'text', text: reading.noText, tone: 'warning' } as const]
        : []),
    ],
  };
};
