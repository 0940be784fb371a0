import { View } from 'react-native';

import type { Silhouette as SilhouettePath } from '../core/drawing/drawing';
import type { GraphicTone } from '../theme/colors';
import { makeStyles } from '../theme/makeStyles';
import { Silhouette } from './Silhouette';

type ShipLineProps = Readonly<{ ships: readonly SilhouettePath[]; tone?: GraphicTone }>;

/** The ships of a fleet, side by side; how many of which there are stands in words where they are listed. */
export function ShipLine({ ships, tone = 'accent' }: ShipLineProps) {
  const styles = useStyles();
  if (ships.length === 0) return null;
  return (
    <View style={styles.line} aria-hidden>
      {ships.map((path, at) => (
        // Ships keep their places, and twins are alike.
        <Silhouette key={at} path={path} size={22} tone={tone} />
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: 2, marginTop: 2 },
}));
