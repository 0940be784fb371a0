import { View } from 'react-native';

import type { Gauge as GaugeView } from '../core/pages/page';
import { makeStyles } from '../theme/makeStyles';
import { Pip } from './Pip';

type GaugeProps = Readonly<{
  gauge: GaugeView;
  height: number;
  /** Many are drawn narrower, to stand in one row of this width. */
  width?: number;
  isMuted?: boolean;
}>;

/** Pips to look at: what counts, what is to come, what is missing. What they say is said beside them. */
export function Gauge({ gauge, height, width, isMuted = false }: GaugeProps) {
  const styles = useStyles();
  const { style, now, max, coming = 0 } = gauge;
  const count = Math.max(max, now + coming);
  const gap = height / 4.25;
  const share = width === undefined ? height : width / count - gap;
  return (
    <View style={[styles.pips, { gap }]} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <Pip
          key={at}
          look={style}
          state={at < now ? 'on' : at < now + coming ? 'coming' : 'off'}
          height={height}
          {...(share < height && { width: share })}
          isMuted={isMuted}
        />
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
}));
