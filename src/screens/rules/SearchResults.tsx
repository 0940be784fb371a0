import { useMemo } from 'react';
import { View } from 'react-native';

import { List } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Text } from '../../components/Text';
import { EntryRow } from '../../components/reference/EntryRow';
import type { Entry } from '../../core/reference/entry';
import { nearestEntry } from '../../core/reference/nearest';
import { firstSentence } from '../../core/reference/neighbours';
import { searchReference } from '../../core/reference/search';
import { plainText } from '../../core/reference/spans';
import type { Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { readingWidth, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { usePlaces } from './usePlaces';

/** What comes after these answers another question. */
const most = 10;

type SearchResultsProps = Readonly<{ book: Book; query: string }>;

/** What a query finds, the best answer first. */
export function SearchResults({ book, query }: SearchResultsProps) {
  const styles = useStyles();
  const { rules: say } = useWords();
  const found = useMemo(() => searchReference(book.reference, query, most), [book, query]);
  if (found.length === 0) return <NothingFound book={book} query={query} />;
  return (
    <View style={styles.results}>
      <Text variant="label" tone="muted" live>
        {say.found(found.length)}
      </Text>
      <Answers book={book} entries={found} />
    </View>
  );
}

function NothingFound({ book, query }: SearchResultsProps) {
  const styles = useStyles();
  const { rules: say } = useWords();
  const nearest = useMemo(() => nearestEntry(book.reference, query), [book, query]);
  return (
    <View style={styles.nothing}>
      <Text live>{say.none(query)}</Text>
      {nearest === null ? (
        <Text tone="muted">{say.noneHelp}</Text>
      ) : (
        <Section title={say.nearest}>
          <Answers book={book} entries={[nearest]} />
        </Section>
      )}
    </View>
  );
}

type AnswersProps = Readonly<{ book: Book; entries: readonly Entry[] }>;

function Answers({ book: { lookup }, entries }: AnswersProps) {
  const places = usePlaces();
  return (
    <List>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          detail={firstSentence(plainText(entry.text[0] ?? '', lookup.title))}
          onOpen={places.entry}
        />
      ))}
    </List>
  );
}

const useStyles = makeStyles(() => ({
  results: { gap: space.s, width: '100%', maxWidth: readingWidth },
  nothing: { gap: space.l, width: '100%', maxWidth: readingWidth },
}));
