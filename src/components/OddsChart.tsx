import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { hatchBox } from './art/geometry';

type Figure = Readonly<{ label: string; value: string }>;

type Bar = Readonly<{ label: string; chance: number; fatal?: boolean }>;

type OddsChartProps = Readonly<{
  label: string;
  /** The one big number, and what it is the chance of. */
  headline: Figure;
  /** What else a player asks. */
  figures?: readonly Figure[];
  bars: readonly Bar[];
  /** Every number opens its why. */
  onWhy: () => void;
}>;

const headWidth = 110;
const tallest = 60;
const widest = 40;
const hatch = hatchBox(widest, tallest, 9);
/** More bars than this have no room for a figure each. */
const labelled = 9;

/** One big number and a small chart, the end of the ship hatched and with a skull; a tap tells why. */
export function OddsChart({ label, headline, figures = [], bars, onWhy }: OddsChartProps) {
  const styles = useStyles();
  const { odds } = useWords().blocks;
  const { textScale, isStacked } = useLayout();
  const top = bars.reduce((most, { chance }) => Math.max(most, chance), 0.01);
  const spoken = [
    ...figures.map((figure) => `${figure.label} ${figure.value}`),
    ...bars.map((bar) => odds.bar(bar.label, bar.chance)),
  ];
  return (
    <Tap
      label={odds.chart(label, headline.label, headline.value, spoken)}
      onPress={onWhy}
      style={({ pressed, hovered }) => [styles.box, (pressed || hovered) && styles.pressed]}
    >
      <View style={[styles.head, { flexBasis: headWidth * Math.min(textScale, 1.5) }]}>
        <Text variant="label" tone="muted">
          {headline.label}
        </Text>
        <Text variant="display">{headline.value}</Text>
        <Text variant="detail" tone="muted">
          {label}
        </Text>
      </View>
      <View style={[styles.bars, isStacked && styles.below]}>
        {bars.map((bar, at) => (
          // A chart keeps its bars in one order.
          <OneBar key={at} bar={bar} top={top} isLabelled={bars.length <= labelled} />
        ))}
      </View>
      {figures.length > 0 && <Figures figures={figures} />}
    </Tap>
  );
}

type OneBarProps = Readonly<{ bar: Bar; top: number; isLabelled: boolean }>;

const OneBar = memo(function OneBar({ bar, top, isLabelled }: OneBarProps) {
  const styles = useStyles();
  const { odds } = useWords().blocks;
  const isFatal = bar.fatal === true;
  return (
    <View style={styles.bar}>
      {isLabelled && (
        <Text variant="detail" tone={isFatal ? 'text' : 'muted'} align="center" maxScale={1.3}>
          {odds.share(bar.chance)}
        </Text>
      )}
      <View
        style={[
          styles.fill,
          isFatal && styles.fatal,
          { height: Math.max(2, (bar.chance / top) * tallest) },
        ]}
      >
        {isFatal && <Hatch />}
      </View>
      {isFatal ? (
        <Icon name="skull" size={18} />
      ) : (
        <Text variant="code" align="center" maxScale={1.3} lines={1}>
          {bar.label}
        </Text>
      )}
    </View>
  );
});

/** The same at every height: a taller bar shows more of it. */
const Hatch = memo(function Hatch() {
  const { colors } = useTheme();
  return (
    <Svg width={widest} height={tallest} aria-hidden>
      <Path d={hatch} stroke={colors.critical} strokeWidth={4.4} />
    </Svg>
  );
});

function Figures({ figures }: Readonly<{ figures: readonly Figure[] }>) {
  const styles = useStyles();
  return (
    <View style={styles.figures}>
      {figures.map(({ label, value }) => (
        <OneFigure key={label} label={label} value={value} />
      ))}
    </View>
  );
}

const OneFigure = memo(function OneFigure({ label, value }: Figure) {
  const styles = useStyles();
  return (
    <View style={styles.figure}>
      <Text variant="value">{value}</Text>
      <Text variant="detail" tone="muted" style={styles.figureName}>
        {label}
      </Text>
    </View>
  );
});

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
  head: { flexGrow: 1, flexShrink: 1 },
  bars: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 180,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: space.xs,
  },
  below: { justifyContent: 'flex-start' },
  bar: { flex: 1, maxWidth: widest, alignItems: 'center', gap: 2 },
  fill: {
    alignSelf: 'stretch',
    overflow: 'hidden',
    justifyContent: 'flex-end',
    borderRadius: radius.pip,
    backgroundColor: colors.accent,
  },
  fatal: { backgroundColor: colors.raised },
  figures: {
    width: '100%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.s,
    paddingTop: space.s,
    borderTopWidth: 1,
    borderColor: colors.line,
  },
  figure: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    maxWidth: '100%',
  },
  figureName: { flexShrink: 1 },
}));
