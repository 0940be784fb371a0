import { useState } from 'react';
import { View } from 'react-native';

import type { TrackStyle } from '../core/drawing/drawing';
import { makeStyles } from '../theme/makeStyles';
import { space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Pip } from './Pip';
import { Tap } from './Tap';
import { Text } from './Text';
import { useSidewaysDrag, type Finger } from './useSidewaysDrag';
import { balancedRow, tappedValue, valueUnder } from './art/pipShapes';

type PipsProps = Readonly<{
  /** What is counted: Hull, Critical, Exhausted. */
  name: string;
  value: number;
  max: number;
  look: TrackStyle;
  /** Absent where it may only be read. */
  onSet?: (value: number) => void;
  /** Reads the rule: a hold on the pips, a tap on the name. */
  onRule?: () => void;
  /** What follows from it, in a few words. */
  note?: string;
}>;

const drawn = 34;
const widest = 60;
const labelWidth = 92;

/** Pips are tapped as on the card, or dragged over for more at once. */
export function Pips({ name, value, max, look, onSet, onRule, note }: PipsProps) {
  const styles = useStyles();
  const words = useWords();
  const layout = useLayout();
  const [width, setWidth] = useState(layout.width - 2 * (space.edge + space.m));
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? value;
  const beside = width - labelWidth * layout.textScale;
  const fits = max * target <= beside;
  const perRow = balancedRow(max, Math.floor((fits ? beside : width) / target));
  const cell = fits ? target : Math.max(target, Math.min(widest, width / perRow));
  const under = (finger: Finger) =>
    valueUnder(finger, { count: max, perRow, width: cell, height: target });
  const drag = useSidewaysDrag({
    onMove: (finger) => setDragged(under(finger)),
    onCancel: () => setDragged(undefined),
    onRelease: (finger) => {
      setDragged(undefined);
      onSet?.(under(finger));
    },
  });

  const pip = (index: number, height: number) => (
    <Pip
      look={look}
      state={index < shown ? 'on' : 'off'}
      height={height}
      {...(!fits && { width: cell - 14 })}
    />
  );

  return (
    <View style={styles.pips} onLayout={(event) => setWidth(event.nativeEvent.layout.width)}>
      <View style={[styles.head, !fits && styles.headAbove]}>
        <Name name={name} {...(onRule && { onRule })} />
        {!fits && <Value value={value} max={max} {...(dragged !== undefined && { dragged })} />}
        {!fits && note !== undefined && <Note text={note} />}
      </View>
      <View
        role={onSet ? 'group' : 'img'}
        aria-label={words.pips.group(name, value, max)}
        style={[styles.row, { width: perRow * cell }]}
        {...(onSet && drag)}
      >
        {Array.from({ length: max }, (_, index) =>
          onSet ? (
            <Tap
              key={index}
              label={index + 1 === value ? words.pips.less(name) : words.pips.set(name, index + 1)}
              onPress={() => onSet(tappedValue(index + 1, value))}
              style={[styles.target, { width: cell }]}
              {...(onRule && { onHold: onRule })}
            >
              {({ pressed }) => pip(index, pressed ? drawn - 6 : drawn)}
            </Tap>
          ) : (
            <View key={index} style={[styles.target, { width: cell }]}>
              {pip(index, drawn)}
            </View>
          ),
        )}
      </View>
      {fits && note !== undefined && <Note text={note} />}
    </View>
  );
}

function Name({ name, onRule }: Readonly<{ name: string; onRule?: () => void }>) {
  const styles = useStyles();
  const words = useWords();
  const { textScale } = useLayout();
  const label = (
    <Text variant="label" tone="muted">
      {name}
    </Text>
  );
  const style = [styles.name, { minWidth: labelWidth * textScale }];
  if (onRule === undefined) return <View style={style}>{label}</View>;
  return (
    <Tap label={words.pips.rule(name)} onPress={onRule} style={style}>
      {label}
    </Tap>
  );
}

type ValueProps = Readonly<{ value: number; max: number; dragged?: number }>;

/** How many are left; while a finger drags, how many there will be. */
function Value({ value, max, dragged }: ValueProps) {
  const styles = useStyles();
  const { figures } = useWords();
  if (dragged === undefined || dragged === value) {
    return (
      <Text variant="value" silent>
        {figures.outOf(value, max)}
      </Text>
    );
  }
  return (
    <View style={styles.change} aria-hidden>
      <Text variant="value" tone="muted">
        {figures.number(value)}
      </Text>
      <Icon name="forward" size={18} tone="accent" />
      <Text variant="value" tone="accent">
        {figures.number(dragged)}
      </Text>
    </View>
  );
}

function Note({ text }: Readonly<{ text: string }>) {
  const styles = useStyles();
  return (
    <Text variant="detail" tone="muted" align="right" style={styles.note}>
      {text}
    </Text>
  );
}

const useStyles = makeStyles(() => ({
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  headAbove: { width: '100%', justifyContent: 'space-between', columnGap: space.m },
  name: { minHeight: target, justifyContent: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  target: { height: target, alignItems: 'center', justifyContent: 'center' },
  change: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  note: { flexGrow: 1, flexShrink: 1, flexBasis: 80, paddingLeft: space.s },
}));
