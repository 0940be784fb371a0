/** What was done, to be named by undo. */
export type CardAct =
  | { readonly id: 'pack-created'; readonly name: string }
  | { readonly id: 'pack-copied'; readonly name: string }
  | { readonly id: 'pack-changed'; readonly name: string }
  | { readonly id: 'pack-used'; readonly name: string; readonly inUse: boolean }
  | { readonly id: 'pack-deleted'; readonly name: string }
  | { readonly id: 'shape-drawn'; readonly name: string }
  | { readonly id: 'card-created' }
  | { readonly id: 'card-changed'; readonly name: string; readonly what: string }
  | { readonly id: 'cards-copied'; readonly count: number }
  | { readonly id: 'cards-deleted'; readonly count: number; readonly name: string }
  | { readonly id: 'restored'; readonly name: string }
  | { readonly id: 'imported'; readonly count: number };
