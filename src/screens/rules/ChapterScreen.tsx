import type { StaticScreenProps } from '@react-navigation/native';

import { List } from '../../components/ListRow';
import { Screen } from '../../components/Screen';
import { EntryRow } from '../../components/reference/EntryRow';
import type { Chapter } from '../../core/reference/entry';
import { firstSentence } from '../../core/reference/neighbours';
import { plainText } from '../../core/reference/spans';
import { useBook, type Book } from '../../stores/rulesStore';
import { NotInBook } from './NotInBook';
import { usePlaces, usePlaceTitle } from './usePlaces';

type ChapterScreenProps = StaticScreenProps<{ readonly chapter: string }>;

export function ChapterScreen({ route }: ChapterScreenProps) {
  const book = useBook();
  const chapter = book?.reference.chapters[Number(route.params.chapter) - 1];
  if (book === null || chapter === undefined) return <NotInBook />;
  return <ChapterPage book={book} chapter={chapter} />;
}

function ChapterPage({ book, chapter }: Readonly<{ book: Book; chapter: Chapter }>) {
  const places = usePlaces();
  const { lookup } = book;
  usePlaceTitle(chapter.title);
  return (
    <Screen title={chapter.title} overline={book.name} onBack={places.back}>
      <List>
        {chapter.entries
          .flatMap((id) => lookup.entry(id) ?? [])
          .map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              detail={firstSentence(plainText(entry.text[0] ?? '', lookup.title))}
              onOpen={places.entry}
            />
          ))}
      </List>
    </Screen>
  );
}
