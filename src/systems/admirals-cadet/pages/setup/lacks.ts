/** What keeps a game from starting. */
export type SetupDeskWhy =
  | { readonly id: 'no-ships'; readonly player: string }
  | { readonly id: 'fleet-gone'; readonly player: string };
