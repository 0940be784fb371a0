import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { hatchBox } from './art/geometry';

type OddsChartProps = Readonly<{
  /** What the big number is the chance of. */
  name: string;
  /** Who plays how, in a few words. */
  note: string;
  defeat: number;
  /** The chance of losing 0, 1, 2 … hull without defeat. */
  hullLost: readonly number[];
  /** Every number opens its why. */
  onWhy: () => void;
}>;

const tallest = 56;
const barWidth = 26;

/** One big number and a small chart, 0 … n hull and the skull; a tap on it tells why. */
export function OddsChart({ name, note, defeat, hullLost, onWhy }: OddsChartProps) {
  const styles = useStyles();
  const words = useWords();
  const top = Math.max(defeat, ...hullLost, 0.01);
  return (
    <Tap
      label={words.odds.chart(name, defeat, hullLost)}
      onPress={onWhy}
      style={({ pressed, hovered }) => [styles.box, (pressed || hovered) && styles.pressed]}
    >
      <View style={styles.head}>
        <Text variant="label" tone="muted">
          {name}
        </Text>
        <Text variant="display">{words.figures.chance(defeat)}</Text>
        <Text variant="detail" tone="muted">
          {note}
        </Text>
      </View>
      <View style={styles.bars}>
        {hullLost.map((share, lost) => (
          // The nth bar is always n hull.
          <View key={lost} style={styles.bar}>
            <Text variant="detail" tone="muted">
              {words.odds.short(share)}
            </Text>
            <Bar height={(share / top) * tallest} />
            <Text variant="code">{words.figures.number(lost)}</Text>
          </View>
        ))}
        <View style={styles.bar}>
          <Text variant="detail">{words.odds.short(defeat)}</Text>
          <Bar height={(defeat / top) * tallest} isDefeat />
          <Icon name="skull" size={18} />
        </View>
      </View>
    </Tap>
  );
}

function Bar({ height, isDefeat = false }: Readonly<{ height: number; isDefeat?: boolean }>) {
  const { colors } = useTheme();
  const drawn = Math.max(2, height);
  return (
    <Svg width={barWidth} height={drawn} aria-hidden>
      <Rect
        width={barWidth}
        height={drawn}
        rx={Math.min(radius.pip, drawn / 2)}
        fill={isDefeat ? colors.raised : colors.accent}
      />
      {isDefeat && (
        <Path d={hatchBox(barWidth, drawn, 9)} stroke={colors.critical} strokeWidth={4.4} />
      )}
    </Svg>
  );
}

const useStyles = makeStyles((colors) => ({
  box: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.m,
    minHeight: target,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  head: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  bars: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  bar: { alignItems: 'center', gap: 2 },
}));
