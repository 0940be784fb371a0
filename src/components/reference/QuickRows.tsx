import { View } from 'react-native';

import type { EntryId } from '../../core/pages/page';
import type { QuickReference, QuickRow } from '../../core/reference/entry';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { List } from '../ListRow';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { entryPath } from './entryPath';

type QuickRowsProps = Readonly<{
  quick: QuickReference;
  onOpen: (entry: EntryId) => void;
  /** Its parts side by side. */
  isWide?: boolean;
}>;

/** A quick reference below its title: the same on its own screen and in a sheet. */
export function QuickRows({ quick, onOpen, isWide = false }: QuickRowsProps) {
  const styles = useStyles();
  return (
    <View style={isWide ? styles.wide : styles.narrow}>
      {quick.sections.map((section) => (
        <View key={section.title} style={isWide && styles.share}>
          <Section title={section.title}>
            <List>
              {section.rows.map((row) => (
                <Row key={row.label} row={row} onOpen={onOpen} />
              ))}
            </List>
          </Section>
        </View>
      ))}
    </View>
  );
}

/** What to look up on the left, the answer on the right; a tap reads the rule. */
function Row({ row, onOpen }: Readonly<{ row: QuickRow; onOpen: (entry: EntryId) => void }>) {
  const styles = useStyles();
  const { isStacked } = useLayout();
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
      onPress={() => onOpen(entry)}
      style={({ pressed, hovered }) => [look, (pressed || hovered) && styles.pressed]}
    >
      {body}
    </Tap>
  );
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
