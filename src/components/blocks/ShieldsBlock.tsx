import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { ShieldHex } from '../ShieldHex';
import type { PageHands } from './hands';

type ShieldsBlockProps = Readonly<{ block: BlockOf<'shields'>; hands: PageHands }>;

/**
 * Shields around the ship. In a game a tap spends a point of a facing and a hold gives one back; on a desk
 * a tap gives one more and begins again after the most.
 */
export function ShieldsBlock({ block, hands }: ShieldsBlockProps) {
  const styles = useStyles();
  const change = (side: number, by: number) => {
    const facing = block.facings[side];
    if (facing === undefined) return;
    const { now, max, set, path } = facing;
    const to = path === undefined ? now + by : now - by;
    if (set !== undefined && to >= 0 && to <= max) hands.play(set(to));
    else if (path !== undefined) hands.answer(path, to > max ? 0 : to < 0 ? max : to);
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
