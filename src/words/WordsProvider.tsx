import { createContext, useContext, type ReactNode } from 'react';

import { wordsOf } from './languages';
import type { Words } from './words';

const WordsContext = createContext<Words>(wordsOf('system'));

type WordsProviderProps = Readonly<{ words: Words; children: ReactNode }>;

export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The texts of the player's language. */
export function useWords(): Words {
  return useContext(WordsContext);
}
