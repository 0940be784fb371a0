import type { RulingText } from '../../../core/reference/entry';

/** How a ruling is told: as we read it, and how else it may be read. */
export const rulingPhrases = {
  title: 'Rulings',
  reading: (answer: string) => `Default: ${answer}`,
  other: (answer: string) => `Also possible: ${answer}`,
} as const;

/** What a ruling and its answers are called where a table chooses. */
export const rulingWords = <Id extends string>(texts: Readonly<Record<Id, RulingText>>) => ({
  ruling: (id: Id): string => texts[id].question,
  rulingAnswer: (id: Id, answer: string): string => texts[id].answers[answer] ?? answer,
});
