import { useNavigation } from '@react-navigation/native';
import { useDeferredValue, useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Picture } from '../../components/Picture';
import { Columns, Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { ChoiceMenu } from '../../components/blocks/ChoiceMenu';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { EntryRow } from '../../components/reference/EntryRow';
import { SearchField } from '../../components/reference/SearchField';
import { prepareSearch } from '../../core/reference/search';
import { chooseBook, useBook, useKept, type Book } from '../../stores/rulesStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { SearchResults } from './SearchResults';
import { usePlaces } from './usePlaces';

export function RulesScreen() {
  const book = useBook();
  if (book !== null) return <Home book={book} />;
  return systems.ids.length === 0 ? <NoBook /> : <Opening />;
}

/** While the book is on its way. */
function Opening() {
  return (
    <Screen title={useWords().rules.title} width="wide">
      {null}
    </Screen>
  );
}

function NoBook() {
  const { app, rules: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen title={say.title} overline={app.name} width="wide">
      <EmptyState title={say.empty.title} text={say.empty.text} picture={<Picture name="rules" />}>
        <Button
          label={say.empty.next}
          onPress={() => navigation.navigate('More', { screen: 'About', initial: false })}
        />
      </EmptyState>
    </Screen>
  );
}

type OfBook = Readonly<{ book: Book }>;

function Home({ book }: OfBook) {
  const { rules: say } = useWords();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  useEffect(() => prepareSearch(book.reference), [book]);
  return (
    <Screen title={say.title} overline={book.name} width="wide">
      <SearchField value={typed} onChange={setTyped} />
      {query === '' ? (
        <>
          <ChooseBook book={book} />
          <Columns>
            <>
              <Kept book={book} />
              <Quick book={book} />
              <Drawn book={book} />
            </>
            <Chapters book={book} />
          </Columns>
        </>
      ) : (
        <SearchResults book={book} query={query} />
      )}
    </Screen>
  );
}

const nothing = () => undefined;

function ChooseBook({ book }: OfBook) {
  const { rules: say } = useWords();
  const hands = useDeskHands({ change: nothing, open: nothing });
  if (systems.ids.length < 2) return null;
  const options = systems.ids.map((id) => ({ value: id, label: systems.listed(id).name }));
  return (
    <ChoiceMenu
      block={{
        ...{ block: 'choice', id: 'book', style: 'menu', options },
        label: say.system,
        value: book.system,
      }}
      hands={hands}
      onChoose={({ value }) => void chooseBook(String(value))}
    />
  );
}

function Kept({ book }: OfBook) {
  const styles = useStyles();
  const { rules: say } = useWords();
  const places = usePlaces();
  const { pinned, recent } = useKept(book);
  return (
    <>
      {pinned.length > 0 && (
        <Section title={say.pinned}>
          <List>
            {pinned.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onOpen={places.entry} />
            ))}
          </List>
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={say.recent}>
          <View style={styles.chips}>
            {recent.map(({ id, title }) => (
              <Chip key={id} label={title} onPress={() => places.entry(id)} />
            ))}
          </View>
        </Section>
      )}
    </>
  );
}

function Quick({ book: { reference } }: OfBook) {
  const styles = useStyles();
  const { rules: say } = useWords();
  const places = usePlaces();
  const { isStacked } = useLayout();
  if (reference.quick.length === 0) return null;
  return (
    <Section title={say.quick}>
      <View style={styles.tiles}>
        {reference.quick.map(({ id, title }) => (
          <Tap
            key={id}
            role="link"
            label={say.quickOf(title)}
            href={`/rules/quick/${id}`}
            onPress={() => places.quick(id)}
            style={({ pressed, hovered }) => [
              styles.tile,
              isStacked && styles.wholeRow,
              (pressed || hovered) && styles.pressed,
            ]}
          >
            <Text variant="button">{title}</Text>
          </Tap>
        ))}
      </View>
    </Section>
  );
}

function Drawn({ book }: OfBook) {
  const { rules: say, games } = useWords();
  const places = usePlaces();
  return (
    <Section title={say.atTheTable}>
      <List>
        {book.arcs.length > 0 && (
          <ListRow
            title={say.arcs.title}
            detail={say.arcs.detail}
            icon="arcs"
            leadsTo="/rules/arcs"
            onPress={places.arcs}
          />
        )}
        {book.rulings.length > 0 && (
          <ListRow
            title={say.rulings.title}
            detail={say.rulings.detail}
            icon="question"
            leadsTo="/rules/rulings"
            onPress={places.rulings}
          />
        )}
        {book.hasTools && (
          <ListRow
            title={games.tools.title}
            detail={games.tools.detail}
            icon="dice"
            leadsTo="/play/tools"
            onPress={places.tools}
          />
        )}
      </List>
    </Section>
  );
}

/** Rulings have a screen of their own, with their switches. */
function Chapters({ book: { reference, lookup } }: OfBook) {
  const { rules: say } = useWords();
  const places = usePlaces();
  const chapters = reference.chapters
    .map((chapter, at) => ({ ...chapter, number: at + 1 }))
    .filter(({ entries }) => entries.some((id) => lookup.entry(id)?.kind !== 'ruling'));
  return (
    <Section title={say.chapters}>
      <List>
        {chapters.map(({ title, number, entries }) => (
          <ListRow
            key={number}
            title={title}
            detail={say.entries(entries.length)}
            leadsTo={`/rules/chapter/${number}`}
            onPress={() => places.chapter(number)}
          />
        ))}
      </List>
    </Section>
  );
}

const useStyles = makeStyles((colors) => ({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: primaryHeight,
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  /** No word is broken for want of room. */
  wholeRow: { flexBasis: '100%' },
  pressed: { backgroundColor: colors.raised },
}));
