import { ScrollView, View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { Icon } from '../Icon';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import type { PageHands } from './hands';

type GridBlockProps = Readonly<{ block: BlockOf<'grid'>; hands: PageHands }>;

const nameWidth = 84;

/** Cells that are tapped on and off, as on a weapon's chart. */
export function GridBlock({ block, hands }: GridBlockProps) {
  const styles = useStyles();
  const { textScale } = useLayout();
  const name = [styles.name, { width: nameWidth * Math.min(textScale, 1.5) }];
  return (
    <Section title={block.label}>
      <ScrollView horizontal style={styles.frame} contentContainerStyle={styles.inside}>
        <View role="group" aria-label={block.label} style={styles.grid}>
          <View style={styles.row}>
            <View style={name} />
            {block.columns.map((column) => (
              <View key={column} style={styles.head}>
                <Text variant="name" align="center" silent maxScale={1.6}>
                  {column}
                </Text>
              </View>
            ))}
          </View>
          {block.rows.map((row) => (
            <View key={row.label} style={styles.row}>
              <View style={name}>
                <Text variant="strong" silent maxScale={1.5}>
                  {row.label}
                </Text>
              </View>
              {row.cells.map((cell, at) => (
                // The cells of a row stand under their columns.
                <Tap
                  key={at}
                  role="switch"
                  label={cell.spoken}
                  checked={cell.on}
                  onPress={() => hands.change(cell.answers)}
                  style={styles.target}
                >
                  {({ pressed }) => (
                    <View style={[styles.cell, cell.on && styles.on, pressed && styles.pressed]}>
                      {cell.on && <Mark cell={cell} />}
                    </View>
                  )}
                </Tap>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </Section>
  );
}

type MarkProps = Readonly<{ cell: BlockOf<'grid'>['rows'][number]['cells'][number] }>;

function Mark({ cell }: MarkProps) {
  if (cell.mark === undefined) return <Icon name="check" size={20} tone="onFill" />;
  return (
    <Text variant="strong" tone="onFill" silent maxScale={1.5}>
      {cell.mark}
    </Text>
  );
}

const useStyles = makeStyles((colors) => ({
  frame: {
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  inside: { flexGrow: 1 },
  grid: { flexGrow: 1, paddingVertical: space.xs, paddingHorizontal: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: target },
  name: { paddingLeft: space.s, flexGrow: 0 },
  head: { flexGrow: 1, minWidth: target },
  target: { flexGrow: 1, minWidth: target, minHeight: target, padding: 3 },
  cell: {
    flexGrow: 1,
    minHeight: target - 6,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    borderWidth: 1.5,
    borderColor: colors.outline,
  },
  on: { borderColor: colors.accent, backgroundColor: colors.accent },
  pressed: { opacity: 0.7 },
}));
