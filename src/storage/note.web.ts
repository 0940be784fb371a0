const KEY = 'flagbridge-note';

/** A few words that are kept apart from the database; null where there are none. */
export const readNote = async (): Promise<string | null> => localStorage.getItem(KEY);

export const writeNote = async (text: string): Promise<void> => localStorage.setItem(KEY, text);
