import type { Migration } from './migration';
import { migration1 } from './migration1';
import { migration2 } from './migration2';
import { migration3 } from './migration3';

/** Numbered from 1 without a gap; a test says so. */
export const migrations: readonly Migration[] = [migration1, migration2, migration3];
