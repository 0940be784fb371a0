/** A piece of a JSON Schema, draft 7. */
export interface Schema {
  readonly [keyword: string]: unknown;
}
