import type { StaticScreenProps } from '@react-navigation/native';

import { List } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { EntryBody } from '../../components/reference/EntryBody';
import { EntryRow } from '../../components/reference/EntryRow';
import { useMarkOpened } from '../../components/reference/useMarkOpened';
import type { Entry } from '../../core/reference/entry';
import { quickAt, standingOf, type Standing } from '../../core/reference/neighbours';
import { useBook, type Book } from '../../stores/rulesStore';
import { useWords } from '../../words/WordsProvider';
import { NotInBook } from './NotInBook';
import { usePlaces, usePlaceTitle } from './usePlaces';

type EntryScreenProps = StaticScreenProps<{ readonly entry: string }>;

export function EntryScreen({ route }: EntryScreenProps) {
  const book = useBook();
  const entry = book?.lookup.entry(route.params.entry) ?? null;
  if (book === null || entry === null) return <NotInBook />;
  return <EntryPage book={book} entry={entry} />;
}

function EntryPage({ book, entry }: Readonly<{ book: Book; entry: Entry }>) {
  const places = usePlaces();
  const standing = standingOf(entry, book.reference);
  const open = (id: string) => {
    const quick = quickAt(book.reference, id);
    if (quick === null) places.entry(id);
    else places.quick(quick.id);
  };
  usePlaceTitle(entry.title);
  useMarkOpened(book.system, entry.id);
  return (
    <Screen title={entry.title} overline={standing?.title ?? book.name} onBack={places.back}>
      <EntryBody book={book} entry={entry} onOpen={open} />
      {standing !== null && <Neighbours standing={standing} />}
    </Screen>
  );
}

function Neighbours({ standing }: Readonly<{ standing: Standing }>) {
  const { entry: say } = useWords().rules;
  const { neighbour } = usePlaces();
  const { before, after } = standing;
  if (before === null && after === null) return null;
  return (
    <Section title={say.inChapter} side={standing.title}>
      <List>
        {before !== null && (
          <EntryRow entry={before} title={say.before(before.title)} onOpen={neighbour} />
        )}
        {after !== null && (
          <EntryRow entry={after} title={say.after(after.title)} onOpen={neighbour} />
        )}
      </List>
    </Section>
  );
}
