import { File, Paths } from 'expo-file-system';

const file = (): File => new File(Paths.document, 'flagbridge-note.json');

/** A few words that are kept apart from the database; null where there are none. */
export const readNote = async (): Promise<string | null> => {
  const note = file();
  return note.exists ? note.text() : null;
};

export const writeNote = async (text: string): Promise<void> => file().write(text);
