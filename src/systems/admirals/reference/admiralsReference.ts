import type { Reference } from '../../../core/reference/entry';
import { en } from './en';

/** The rules in every language that they were written in; ids are the same in all. */
export const admiralsReference = { en } as const satisfies Readonly<Record<string, Reference>>;
