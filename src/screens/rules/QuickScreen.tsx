import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { List } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { entryPath } from '../../components/reference/entryPath';
import { useIsOnTop } from '../../components/useIsOnTop';
import type { QuickReference, QuickRow } from '../../core/reference/entry';
import { printPage, usePaper } from '../../platform/print';
import { useBook, type Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
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
  const styles = useStyles();
  const { rules: say } = useWords();
  const { isWide } = useLayout();
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
      <View style={isWide ? styles.wide : styles.narrow}>
        {quick.sections.map((section) => (
          <View key={section.title} style={isWide && styles.share}>
            <Section title={section.title}>
              <List>
                {section.rows.map((row) => (
                  <Row key={row.label} row={row} system={book.system} />
                ))}
              </List>
            </Section>
          </View>
        ))}
      </View>
      <Button kind="quiet" label={say.print.act} icon="print" onPress={print} />
    </Screen>
  );
}

/** What to look up on the left, the answer on the right; a tap reads the rule. */
function Row({ row, system }: Readonly<{ row: QuickRow; system: string }>) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  const { open } = useEntrySheet();
  const { label, value, entry } = row;
  const body = (
    <>
      <Text variant="strong" style={isStacked ? undefined : styles.label}>
        {label}
      </Text>
      <Text style={isStacked ? undefined : styles.value}>{value}</Text>
    </>
  );
  const look = [styles.row, isStacked && styles.stacked];
  if (entry === undefined) return <View style={look}>{body}</View>;
  return (
    <Tap
      role="link"
      label={`${label}, ${value}`}
      href={entryPath(entry)}
      onPress={() => open(entry, system)}
      style={({ pressed, hovered }) => [look, (pressed || hovered) && styles.pressed]}
    >
      {body}
    </Tap>
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

const useStyles = makeStyles((colors) => ({
  narrow: { gap: space.l },
  wide: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  share: { flexGrow: 1, flexBasis: 360 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  pressed: { backgroundColor: colors.raised },
  label: { flex: 2 },
  value: { flex: 3 },
}));
