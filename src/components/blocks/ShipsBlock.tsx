import { memo } from 'react';
import { View } from 'react-native';

import type { BlockOf, ShipRow as ShipRowView } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { GroupRow } from '../GroupRow';
import { ShipRow } from '../ShipRow';
import { Titled } from './Titled';
import type { PageHands } from './hands';

type ShipsBlockProps = Readonly<{ block: BlockOf<'ships'>; hands: PageHands }>;

/** Ships at a glance, each opening its page. */
export function ShipsBlock({ block, hands }: ShipsBlockProps) {
  return (
    <Titled label={block.label}>
      <ShipLines rows={block.rows} hands={hands} />
    </Titled>
  );
}

type ShipLinesProps = Readonly<{ rows: readonly ShipRowView[]; hands: PageHands }>;

/** One below the other; small ones in pairs where the letters are not too large for it. */
export function ShipLines({ rows, hands }: ShipLinesProps) {
  const styles = useStyles();
  const { isStacked, isLow } = useLayout();
  return (
    <View style={[styles.rows, isLow && styles.low]}>
      {rows.map((row) => (
        <View key={row.ship} style={row.isTile === true && !isStacked ? styles.tile : styles.whole}>
          <ShipLine row={row} hands={hands} />
        </View>
      ))}
    </View>
  );
}

type ShipLineProps = Readonly<{ row: ShipRowView; hands: PageHands }>;

/** Drawn anew only when its own ship has changed. */
const ShipLine = memo(function ShipLine({ row, hands }: ShipLineProps) {
  const Row = row.rows === undefined ? ShipRow : GroupRow;
  return (
    <Row
      row={row}
      team={hands.shapeOf(row.team)}
      onOpen={hands.open}
      onPlay={hands.play}
      onAct={hands.run}
    />
  );
});

const useStyles = makeStyles(() => ({
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  low: { rowGap: 6 },
  whole: { width: '100%' },
  tile: { flexBasis: '46%', flexGrow: 1 },
}));
