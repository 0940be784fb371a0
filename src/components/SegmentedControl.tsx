import { useState } from 'react';
import { View } from 'react-native';

import { moveWithArrows } from '../platform/arrowKeys';
import { webProps } from '../platform/webProps';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { Tap } from './Tap';
import { Text } from './Text';

type SegmentedControlProps<Value extends string> = Readonly<{
  name: string;
  value: Value;
  choices: readonly Readonly<{ value: Value; label: string; why?: string }>[];
  onChoose: (value: Value) => void;
}>;

/** Of a letter in the face of buttons. */
const letterWidth = 8.2;

/** Where words are large: whether the longest one has no room beside the others. */
function useWraps(labels: readonly string[]) {
  const { width, textScale, isStacked } = useLayout();
  const [room, setRoom] = useState(width - 2 * space.edge);
  const share = (room - space.xs) / labels.length - space.xs - 2 * space.s;
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return { isWrapped: isStacked && longest * letterWidth * textScale > share, setRoom };
}

/** One of a few: all of them in view, the chosen one raised and underlined. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const styles = useStyles();
  const { isWrapped, setRoom } = useWraps(props.choices.map(({ label }) => label));
  return (
    <View
      role="radiogroup"
      aria-label={props.name}
      style={[styles.group, isWrapped && styles.wrapped]}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      {...webProps({ onKeyDown: moveWithArrows })}
    >
      {props.choices.map(({ value, label, why }) => {
        const isChosen = value === props.value;
        return (
          <Tap
            key={value}
            role="radio"
            label={label}
            checked={isChosen}
            onPress={() => props.onChoose(value)}
            style={[
              styles.segment,
              isWrapped ? styles.own : styles.share,
              isChosen && styles.chosen,
            ]}
            {...(why !== undefined && { why })}
          >
            <Text variant="button" align="center" tone={isChosen ? 'text' : 'muted'}>
              {label}
            </Text>
            <View style={[styles.mark, isChosen && styles.markOn]} />
          </Tap>
        );
      })}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  group: {
    flexDirection: 'row',
    padding: space.xs,
    gap: space.xs,
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  /** As many in a line as have room. */
  wrapped: { flexWrap: 'wrap' },
  share: { flex: 1 },
  own: { flexGrow: 1, minWidth: target, maxWidth: '100%' },
  segment: {
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card - space.xs,
    paddingHorizontal: space.s,
    paddingTop: space.xs,
  },
  chosen: { backgroundColor: colors.surface },
  mark: { height: 3, width: 20, marginTop: 2, borderRadius: radius.round },
  markOn: { backgroundColor: colors.accent },
}));
