import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';

import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { QuickRows } from '../../components/reference/QuickRows';
import { useIsOnTop } from '../../components/useIsOnTop';
import type { QuickReference } from '../../core/reference/entry';
import { printPage, usePaper } from '../../platform/print';
import { useBook, type Book } from '../../stores/rulesStore';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { NotInBook } from './NotInBook';
import { usePlaces, usePlaceTitle } from './usePlaces';

type QuickScreenProps = StaticScreenProps<{ readonly quick: string }>;

export function QuickScreen({ route }: QuickScreenProps) {
  const book = useBook();
  const quick = book?.reference.quick.find(({ id }) => id === route.params.quick);
  if (book === null || quick === undefined) return <NotInBook />;
  return <QuickPage book={book} quick={quick} />;
}

function QuickPage({ book, quick }: Readonly<{ book: Book; quick: QuickReference }>) {
  const { rules: say } = useWords();
  const { isWide } = useLayout();
  const { open } = useEntrySheet();
  const places = usePlaces();
  usePlaceTitle(quick.title);
  const print = useQuickOnPaper(book, quick);
  return (
    <Screen
      title={quick.title}
      overline={say.quick}
      onBack={places.back}
      width={isWide ? 'wide' : 'reading'}
    >
      <QuickRows quick={quick} onOpen={(entry) => open(entry, book.system)} isWide={isWide} />
      <Button kind="quiet" label={say.print.act} icon="print" onPress={print} />
    </Screen>
  );
}

/** What the printer gets while this is on top; prints it. */
function useQuickOnPaper(book: Book, { title, sections }: QuickReference): () => void {
  const { app, rules: say } = useWords();
  const isOnTop = useIsOnTop();
  const page = useMemo(
    () => ({
      title,
      parts: sections,
      footer: say.print.source(book.name, app.name),
    }),
    [title, sections, book, say, app],
  );
  usePaper(isOnTop ? page : null);
  return () => void printPage(page).catch(() => undefined);
}
