import { memo } from 'react';
import { View } from 'react-native';

import type { BlockOf, ShipRow as ShipRowView } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { GroupRow } from '../GroupRow';
import { ShipRow } from '../ShipRow';
import { Titled } from './Titled';
import type { PageHands } from './hands';

type ShipsBlockProps = Readonly<{ block: BlockOf<'ships'>; hands: PageHands }>;

/** Ships at a glance, each opening its page. */
export function ShipsBlock({ block, hands }: ShipsBlockProps) {
  const styles = useStyles();
  return (
    <Titled label={block.label}>
      <View style={styles.rows}>
        {block.rows.map((row) => (
          <ShipLine key={row.ship} row={row} hands={hands} />
        ))}
      </View>
    </Titled>
  );
}

type ShipLineProps = Readonly<{ row: ShipRowView; hands: PageHands }>;

/** Drawn anew only when its own ship has changed. */
export const ShipLine = memo(function ShipLine({ row, hands }: ShipLineProps) {
  const team = hands.shapeOf(row.team);
  if (row.rows !== undefined) return <GroupRow row={row} team={team} onOpen={hands.open} />;
  return <ShipRow row={row} team={team} onPress={() => hands.open(row.opens)} />;
});

const useStyles = makeStyles(() => ({ rows: { gap: space.s } }));
