import type { FileWhy } from '../outside/readOutside';

/** Why a file is no pack file; the readers have more to say about a single field. */
export type PackFileWhy = FileWhy | { readonly id: 'id-twice'; readonly value: string };

/** What can be wrong with the cards of a file that has the right shape. */
export type PackWhy =
  | { readonly id: 'unknown-system'; readonly system: string }
  | { readonly id: 'unknown-kind'; readonly kind: string }
  | { readonly id: 'other-kind'; readonly kind: string; readonly found: string }
  | { readonly id: 'code-twice'; readonly code: string; readonly first: string }
  | { readonly id: 'no-such-card'; readonly kind: string; readonly code: string }
  | { readonly id: 'made-of-itself'; readonly code: string }
  | { readonly id: 'unknown-shape' }
  /** The device would not read what is here to compare with. */
  | { readonly id: 'not-read'; readonly detail: string };
