import { useState } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { Icon } from '../Icon';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import type { PageHands } from './hands';

type Grid = BlockOf<'grid'>;
type GridBlockProps = Readonly<{ block: Grid; hands: PageHands }>;

/** Of a name in words, and of a number with the way to its row. */
const nameWidth = { word: 92, number: 44 };
/** Of a letter in the name of a column, which grows only so far. */
const letterWidth = 8;
const headScale = 1.5;
const isShort = ({ label }: Grid['rows'][number]) => label.length < 4;

/** Cells that are tapped on and off, as on a weapon's chart. Where there is little room, rows have their name above. */
export function GridBlock({ block, hands }: GridBlockProps) {
  const styles = useStyles();
  const { width, textScale } = useLayout();
  const [room, setRoom] = useState(width - 2 * space.edge);
  const name = nameWidth[block.rows.every(isShort) ? 'number' : 'word'] * textScale;
  const longest = Math.max(...block.columns.map(({ length }) => length));
  const column = Math.max(target, longest * letterWidth * Math.min(textScale, headScale));
  const isBeside = room >= name + block.columns.length * column + 2 * space.s;
  const names = [styles.name, isBeside && { width: name }];
  return (
    <Section title={block.label}>
      <View
        role="group"
        aria-label={block.label}
        style={styles.grid}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      >
        <View style={styles.cells} aria-hidden>
          {isBeside && <View style={names} />}
          {block.columns.map((column) => (
            <View key={column} style={styles.head}>
              <Text variant="name" tone="muted" align="center" maxScale={headScale}>
                {column}
              </Text>
            </View>
          ))}
        </View>
        {block.rows.map((row) => (
          <View key={row.label} style={isBeside && styles.beside}>
            <RowName row={row} style={names} hands={hands} />
            <View style={styles.cells}>
              {row.cells.map((cell, at) => (
                // The cells of a row stand under their columns.
                <Cell key={at} cell={cell} hands={hands} />
              ))}
            </View>
          </View>
        ))}
      </View>
    </Section>
  );
}

type RowNameProps = Readonly<{
  row: Grid['rows'][number];
  style: StyleProp<ViewStyle>;
  hands: PageHands;
}>;

function RowName({ row: { label, act }, style, hands }: RowNameProps) {
  const styles = useStyles();
  if (act === undefined)
    return (
      <View style={style} aria-hidden>
        <Text variant="strong">{label}</Text>
      </View>
    );
  return (
    <Tap label={act.label} onPress={() => hands.run(act)} style={[style, styles.opens]}>
      <Text variant="strong">{label}</Text>
      <Icon name="forward" size={16} tone="muted" />
    </Tap>
  );
}

type CellProps = Readonly<{ cell: Grid['rows'][number]['cells'][number]; hands: PageHands }>;

function Cell({ cell, hands }: CellProps) {
  const styles = useStyles();
  const { on, mark, spoken } = cell;
  return (
    <Tap
      role="switch"
      label={spoken}
      checked={on}
      onPress={() => hands.change(cell.answers)}
      style={styles.target}
    >
      {({ pressed }) => (
        <View style={[styles.cell, on && styles.on, pressed && styles.pressed]}>
          {on && mark === undefined && <Icon name="check" size={20} tone="onFill" />}
          {on && mark !== undefined && (
            <Text variant="name" tone="onFill" maxScale={1.3}>
              {mark}
            </Text>
          )}
        </View>
      )}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  grid: {
    padding: space.xs,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  beside: { flexDirection: 'row', alignItems: 'center' },
  cells: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center' },
  name: { paddingHorizontal: space.s, paddingTop: space.xs },
  opens: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target,
    paddingTop: 0,
  },
  head: { flex: 1 },
  target: { flex: 1, minHeight: target, padding: 3 },
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
