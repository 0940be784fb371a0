/** A text, or a function that makes one from what the moment brings. */
type Leaf = string | ((...values: never[]) => string);

/** A catalogue nests as its screens do. */
export interface Catalogue {
  readonly [name: string]: Leaf | Catalogue;
}
