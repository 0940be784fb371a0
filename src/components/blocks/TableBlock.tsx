import { useState } from 'react';
import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { Section } from '../Panel';
import { Text } from '../Text';
import { columnGap, tableColumns, type TableColumns } from './tableColumns';

type TableBlockProps = Readonly<{ block: BlockOf<'table'> }>;

/** Rows and columns; where these have no room side by side, each cell is below its row's name, with its head. */
export function TableBlock({ block }: TableBlockProps) {
  const styles = useStyles();
  const { width, textScale } = useLayout();
  const [room, setRoom] = useState(width - 2 * space.edge);
  const columns = tableColumns(block, textScale);
  const fits = columns.least + 2 * (space.m + 1) <= room;
  return (
    <Section title={block.label}>
      <View
        role="table"
        aria-label={block.label}
        style={styles.table}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      >
        {fits ? (
          <Grid block={block} name={columns.name} cells={columns.cells} />
        ) : (
          <Stack block={block} />
        )}
      </View>
    </Section>
  );
}

type GridProps = TableBlockProps & Pick<TableColumns, 'name' | 'cells'>;

function Grid({ block: { head, rows }, name, cells }: GridProps) {
  const styles = useStyles();
  const nameStyle = [styles.name, name];
  const cellStyle = (at: number) => [styles.cell, cells[at]];
  return (
    <>
      {head.length > 0 && (
        <View role="row" style={styles.row}>
          <View role="cell" style={nameStyle} />
          {head.map((title, at) => (
            // A table keeps its columns in one order.
            <View role="columnheader" key={at} style={cellStyle(at)}>
              <Text variant="label" tone="muted" align="right">
                {title}
              </Text>
            </View>
          ))}
        </View>
      )}
      {rows.map((row, nth) => (
        // Two rows may have one label.
        <View
          role="row"
          key={nth}
          style={[styles.row, (nth > 0 || head.length > 0) && styles.line]}
        >
          <View role="rowheader" style={nameStyle}>
            <Text variant="strong">{row.label}</Text>
          </View>
          {row.cells.map((text, at) => (
            <View role="cell" key={at} style={cellStyle(at)}>
              <Text variant="name" align="right">
                {text}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </>
  );
}

function Stack({ block: { head, rows } }: TableBlockProps) {
  const styles = useStyles();
  return rows.map((row, nth) => (
    <View role="row" key={nth} style={[styles.stacked, nth > 0 && styles.line]}>
      <View role="rowheader">
        <Text variant="strong">{row.label}</Text>
      </View>
      <View style={styles.pairs}>
        {row.cells.map((text, at) => (
          <View role="cell" key={at} style={styles.pair}>
            {head[at] !== undefined && (
              <Text variant="label" tone="muted">
                {head[at]}
              </Text>
            )}
            <Text variant="name">{text}</Text>
          </View>
        ))}
      </View>
    </View>
  ));
}

const useStyles = makeStyles((colors) => ({
  table: {
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: columnGap,
    minHeight: 44,
    paddingVertical: space.xs,
  },
  line: { borderTopWidth: 1, borderColor: colors.line },
  name: { flexGrow: 2, flexShrink: 1 },
  cell: { flexGrow: 1, flexShrink: 1, alignItems: 'flex-end' },
  stacked: { paddingVertical: space.s, gap: space.xs },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  pair: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs },
}));
