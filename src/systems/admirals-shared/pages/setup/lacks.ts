/** What keeps a table from starting. */
export type SetupDeskWhy =
  | { readonly id: 'no-ships'; readonly player: string }
  | { readonly id: 'fleet-gone'; readonly player: string }
  | { readonly id: 'all-in-reserve'; readonly team: string };
