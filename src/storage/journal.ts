/** A phone has WAL: one flush to the disk for each step instead of three. */
export const JOURNAL: readonly string[] = ['journal_mode = WAL'];
