import { View } from 'react-native';

import type { Share } from '../core/pages/page';
import { makeStyles } from '../theme/makeStyles';
import { radius } from '../theme/metrics';

type ShareBarProps = Readonly<{
  share: Share;
  /** What the whole length stands for, where no share goes beyond it. */
  whole: number;
  isSmall?: boolean;
}>;

/** A share as a bar, inside the outline of what it may come to. */
export function ShareBar({ share: { value, min, max, ok }, whole, isSmall }: ShareBarProps) {
  const styles = useStyles();
  const scale = Math.max(whole, max ?? 0, value);
  const percent = (of: number) => `${(100 * of) / scale}%` as const;
  return (
    <View style={isSmall === true ? styles.low : styles.high}>
      <View
        style={[
          styles.allowed,
          { left: percent(min), width: percent(Math.max(0, (max ?? scale) - min)) },
        ]}
      />
      <View
        style={[
          styles.value,
          isSmall === true && styles.thin,
          ok === false && styles.wrong,
          { width: percent(value) },
        ]}
      />
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  high: { height: 12, justifyContent: 'center' },
  low: { height: 8, justifyContent: 'center' },
  allowed: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderRadius: radius.pip,
    borderWidth: 1.5,
    borderColor: colors.outline,
  },
  value: { height: 6, borderRadius: 3, minWidth: 2, backgroundColor: colors.accent },
  thin: { height: 4 },
  wrong: { backgroundColor: colors.critical },
}));
