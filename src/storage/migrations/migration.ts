/** One step of the database's shape. Never edited once released: the next change is the next number. */
export interface Migration {
  /** The database's `user_version` after it. */
  readonly version: number;
  readonly statements: readonly string[];
}
