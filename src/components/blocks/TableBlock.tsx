import { ScrollView, View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { webProps } from '../../platform/webProps';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { Section } from '../Panel';
import { Text } from '../Text';

const nameWidth = 132;
const cellWidth = 68;

/** Rows and columns; a wide one is scrolled sideways within itself. */
export function TableBlock({ block }: Readonly<{ block: BlockOf<'table'> }>) {
  const styles = useStyles();
  const { textScale } = useLayout();
  const name = { width: nameWidth * Math.min(textScale, 1.4) };
  const cell = { minWidth: cellWidth * textScale };
  return (
    <Section title={block.label}>
      <ScrollView
        horizontal
        contentContainerStyle={styles.inside}
        style={styles.frame}
        {...webProps({ tabIndex: 0, role: 'region', 'aria-label': block.label })}
      >
        <View role="table" aria-label={block.label} style={styles.table}>
          {block.head.length > 0 && (
            <View role="row" style={styles.row}>
              <View role="cell" style={name} />
              {block.head.map((title, index) => (
                // A table keeps its columns in one order.
                <View role="columnheader" key={index} style={[styles.cell, cell]}>
                  <Text variant="label" tone="muted" align="right">
                    {title}
                  </Text>
                </View>
              ))}
            </View>
          )}
          {block.rows.map((row, at) => (
            // Two rows may have one label.
            <View
              role="row"
              key={at}
              style={[styles.row, (at > 0 || block.head.length > 0) && styles.line]}
            >
              <View role="rowheader" style={name}>
                <Text variant="strong">{row.label}</Text>
              </View>
              {row.cells.map((text, index) => (
                <View role="cell" key={index} style={[styles.cell, cell]}>
                  <Text variant="name" align="right">
                    {text}
                  </Text>
                </View>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </Section>
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
  table: { flexGrow: 1, paddingHorizontal: space.m, paddingVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 44 },
  line: { borderTopWidth: 1, borderColor: colors.line },
  cell: { flexGrow: 1, flexBasis: 0, alignItems: 'flex-end' },
}));
