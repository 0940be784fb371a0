import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { Zones } from '../Zones';
import type { PageHands } from './hands';

type ZonesBlockProps = Readonly<{ block: BlockOf<'zones'>; hands: PageHands }>;

/**
 * Zones around the ship. In a game a tap spends a point of a zone's shield and a hold gives one back; on a
 * desk a tap gives one more and begins again after the most.
 */
export function ZonesBlock({ block, hands }: ZonesBlockProps) {
  const styles = useStyles();
  const change = (at: number, by: number) => {
    const zone = block.zones[at];
    if (zone === undefined) return;
    const { now, max, set, path } = zone;
    const to = path === undefined ? now + by : now - by;
    if (set !== undefined && to >= 0 && to <= max) hands.play(set(to));
    else if (path !== undefined) hands.answer(path, to > max ? 0 : to < 0 ? max : to);
  };
  return (
    <View style={styles.middle}>
      <Zones
        zones={block.zones}
        silhouette={block.silhouette}
        team={hands.shapeOf(block.team)}
        onPress={(at) => change(at, -1)}
        onHold={(at) => change(at, 1)}
      />
    </View>
  );
}

const useStyles = makeStyles(() => ({ middle: { alignItems: 'center' } }));
