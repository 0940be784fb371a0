import { View } from 'react-native';

import type { Block } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { ShieldHex } from '../ShieldHex';
import type { PageHands } from './hands';

type ShieldsBlockProps = Readonly<{
  block: Extract<Block, { block: 'shields' }>;
  hands: PageHands;
}>;

/** Shields around the ship: a tap spends a point of a facing, a hold gives one back. */
export function ShieldsBlock({ block, hands }: ShieldsBlockProps) {
  const styles = useStyles();
  const change = (side: number, by: number) => {
    const facing = block.facings[side];
    if (!facing) return;
    const to = Math.min(facing.max, Math.max(0, facing.now + by));
    if (to !== facing.now) hands.play(facing.set(to));
  };
  return (
    <View style={styles.middle}>
      <ShieldHex
        facings={block.facings.map(({ label, now, max }) => ({ name: label, value: now, max }))}
        role={block.silhouette}
        team={hands.shapeOf(block.team)}
        onPress={(side) => change(side, -1)}
        onHold={(side) => change(side, 1)}
      />
    </View>
  );
}

const useStyles = makeStyles(() => ({ middle: { alignItems: 'center' } }));
