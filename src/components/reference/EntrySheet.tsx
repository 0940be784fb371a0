import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

import type { EntryId } from '../../core/pages/page';
import { quickAt } from '../../core/reference/neighbours';
import { useBook } from '../../stores/rulesStore';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { EntryBody } from './EntryBody';
import { QuickRows } from './QuickRows';
import { useMarkOpened } from './useMarkOpened';

export type EntrySheetControl = Readonly<{
  /** Shows an entry over the screen. Without a system it is looked up in the book that was read last. */
  open: (entry: EntryId, system?: string) => void;
}>;

const EntrySheetContext = createContext<EntrySheetControl>({ open: () => undefined });

/** Opens an entry of the rules over whatever is on screen; closing it leads back there. */
export function useEntrySheet(): EntrySheetControl {
  return useContext(EntrySheetContext);
}

type Reading = Readonly<{ system: string | undefined; trail: readonly EntryId[]; isOpen: boolean }>;

const closed: Reading = { system: undefined, trail: [], isOpen: false };

/** Holds the one sheet for entries, around everything that may open it. */
export function EntrySheetProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [reading, setReading] = useState(closed);
  const open = useCallback(
    (entry: EntryId, system?: string) => setReading({ system, trail: [entry], isOpen: true }),
    [],
  );
  const control = useMemo(() => ({ open }), [open]);
  return (
    <EntrySheetContext value={control}>
      {children}
      <EntrySheet reading={reading} onRead={setReading} />
    </EntrySheetContext>
  );
}

type EntrySheetProps = Readonly<{ reading: Reading; onRead: (reading: Reading) => void }>;

function EntrySheet({ reading, onRead }: EntrySheetProps) {
  const { entry: say, notFound } = useWords().rules;
  const { trail } = reading;
  const book = useBook(reading.system, trail.length > 0);
  const shown = trail.at(-1);
  const before = trail.at(-2);
  const quickOf = (id: EntryId) => book && quickAt(book.reference, id);
  const quick = shown === undefined ? null : quickOf(shown);
  const entry = shown === undefined ? null : (book?.lookup.entry(shown) ?? null);
  const read = (next: EntryId) => onRead({ ...reading, trail: [...trail, next] });
  useMarkOpened(reading.isOpen ? book?.system : undefined, entry?.id);
  return (
    <Sheet
      isOpen={reading.isOpen}
      title={entry?.title ?? quick?.title ?? (book === null ? '' : notFound.title)}
      page={shown ?? ''}
      onClose={() => onRead({ ...reading, isOpen: false })}
      {...(before !== undefined && {
        footer: (
          <Button
            label={say.backTo(quickOf(before)?.title ?? book?.lookup.title(before) ?? before)}
            icon="back"
            onPress={() => onRead({ ...reading, trail: trail.slice(0, -1) })}
          />
        ),
      })}
    >
      {book !== null && entry !== null && <EntryBody book={book} entry={entry} onOpen={read} />}
      {quick !== null && <QuickRows quick={quick} onOpen={read} />}
    </Sheet>
  );
}
