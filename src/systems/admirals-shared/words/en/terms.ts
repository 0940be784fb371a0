/** What printed names are called on screen: data keeps the names themselves. */
export const terms = {
  /** A role, facing, arc, type or keyword. */
  term: (name: string): string => name,
  /** What lies in a hex, null for nothing. */
  hex: (terrain: string | null): string => terrain ?? 'Open space',
} as const;
