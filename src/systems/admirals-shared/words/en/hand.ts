/** What lies over a page while the phone changes hands. */
export const handWords = {
  to: (player: string) => `Hand the phone to ${player}`,
  open: (player: string) => `I am ${player}`,
} as const;
