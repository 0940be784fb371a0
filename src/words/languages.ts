import { en } from './en';
import type { Words } from './words';

/** A language is one line here and its catalogue. */
export const languages = { en } as const satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof languages;

export function wordsOf(choice: 'system' | Language): Words {
  return languages[choice === 'system' ? 'en' : choice];
}
