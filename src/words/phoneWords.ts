import { phones as en } from './en/phones';
import type { Language } from './languages';

type PhoneWords = typeof en;

/** Apart from the catalogue, which is loaded before the first screen. */
const all: Readonly<Record<Language, PhoneWords>> = { en };

export const phoneWordsOf = (choice: 'system' | Language): PhoneWords =>
  all[choice === 'system' ? 'en' : choice];
