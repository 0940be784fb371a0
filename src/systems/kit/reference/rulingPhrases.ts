/** How a ruling is told: as we read it, and how else it may be read. */
export const rulingPhrases = {
  title: 'Rulings',
  reading: (answer: string) => `We read: ${answer}`,
  other: (answer: string) => `The other reading: ${answer}`,
} as const;
