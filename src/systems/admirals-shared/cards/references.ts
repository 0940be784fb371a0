/** What cards together can lack. */
export type ReferenceWhy =
  | { readonly id: 'no-such-card'; readonly kind: string; readonly code: string }
  | { readonly id: 'code-twice'; readonly code: string }
  | { readonly id: 'listed-twice'; readonly code: string };
