/**
 * The web build has no WAL. One tab has the database, so it may keep its lock, and a journal that stays
 * is neither made nor removed with each step: a step takes less than half the time.
 */
export const JOURNAL: readonly string[] = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = PERSIST',
  'journal_size_limit = 1000000',
];
