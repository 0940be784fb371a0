import { View } from 'react-native';

import type { EntryId } from '../../core/pages/page';
import { quickId, type Entry } from '../../core/reference/entry';
import { quickWith, seeAlso } from '../../core/reference/neighbours';
import { pinEntry, useEntryMarks, writeNote, type Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { List, ListRow } from '../ListRow';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { useToast } from '../Toasts';
import { EntryRow } from './EntryRow';
import { LinkedText } from './LinkedText';
import { NoteField } from './NoteField';

type EntryBodyProps = Readonly<{
  book: Book;
  entry: Entry;
  /** An entry, or a quick reference by its `quickId`. */
  onOpen: (entry: EntryId) => void;
}>;

/** An entry below its title: the same on its own screen and in a sheet. */
export function EntryBody({ book, entry, onOpen }: EntryBodyProps) {
  const styles = useStyles();
  const { entry: say, quickOf } = useWords().rules;
  const { lookup, reference } = book;
  const others = seeAlso(entry, reference);
  const sheets = quickWith(entry, reference);
  return (
    <>
      <View style={styles.head}>
        <Sections sections={entry.sections} />
        <PinSwitch book={book} entry={entry} />
      </View>
      {entry.text.map((text) => (
        <LinkedText key={text} text={text} lookup={lookup} onOpen={onOpen} />
      ))}
      {entry.example !== undefined && (
        <View style={styles.example}>
          <Text variant="label" tone="muted">
            {say.example}
          </Text>
          <LinkedText text={entry.example} lookup={lookup} onOpen={onOpen} />
        </View>
      )}
      {others.length + sheets.length > 0 && (
        <Section title={say.seeAlso}>
          <List>
            {sheets.map(({ id, title }) => (
              <ListRow
                key={id}
                title={quickOf(title)}
                leadsTo={`/rules/quick/${id}`}
                onPress={() => onOpen(quickId(id))}
              />
            ))}
            {others.map((other) => (
              <EntryRow key={other.id} entry={other} onOpen={onOpen} />
            ))}
          </List>
        </Section>
      )}
      <Note book={book} entry={entry} />
    </>
  );
}

function Sections({ sections }: Readonly<{ sections: Entry['sections'] }>) {
  const styles = useStyles();
  const { entry: say } = useWords().rules;
  return (
    <View style={styles.sections} role="list" aria-label={say.sections}>
      {sections.map((section) => (
        <View key={section} role="listitem" style={styles.section}>
          <Text variant="code" tone="muted">
            {say.section(section)}
          </Text>
        </View>
      ))}
    </View>
  );
}

type OfEntry = Readonly<{ book: Book; entry: Entry }>;

function PinSwitch({ book: { system }, entry: { id } }: OfEntry) {
  const styles = useStyles();
  const { rules } = useWords();
  const toast = useToast();
  const key = { system, entry: id };
  const isPinned = useEntryMarks(key)?.pinned ?? false;
  const toggle = () => {
    void pinEntry(key, !isPinned).then(({ ok }) => {
      if (!ok) toast.show({ text: rules.notStored });
    });
  };
  return (
    <Tap
      role="switch"
      label={rules.entry.pin}
      checked={isPinned}
      onPress={toggle}
      style={styles.pin}
    >
      <Icon name={isPinned ? 'pinned' : 'pin'} size={20} tone={isPinned ? 'accent' : 'muted'} />
      <Text variant="chip" tone={isPinned ? 'accent' : 'muted'}>
        {isPinned ? rules.entry.pinnedShort : rules.entry.pinShort}
      </Text>
    </Tap>
  );
}

function Note({ book: { system }, entry: { id } }: OfEntry) {
  const key = { system, entry: id };
  const marks = useEntryMarks(key);
  if (marks === null) return null;
  return <NoteField key={id} note={marks.note} write={(note) => writeNote(key, note)} />;
}

const useStyles = makeStyles((colors) => ({
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m },
  sections: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, paddingTop: 10 },
  section: {
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.small,
    backgroundColor: colors.raised,
  },
  pin: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target,
    minWidth: target,
    paddingLeft: space.s,
  },
  example: {
    gap: space.xs,
    paddingVertical: space.m,
    paddingHorizontal: space.l,
    borderLeftWidth: 4,
    borderColor: colors.accent,
    borderRadius: radius.small,
    backgroundColor: colors.raised,
  },
}));
