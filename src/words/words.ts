import type { en } from './en';

/** What every language must say: the shape of the English catalogue, leaf by leaf. */
export type Words = Same<typeof en>;

type Same<Node> = Node extends string
  ? string
  : Node extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Node]: Same<Node[Name]> };
