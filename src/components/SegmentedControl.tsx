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

/** One of a few: all of them in view, the chosen one raised and underlined. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  return (
    <View
      role="radiogroup"
      aria-label={props.name}
      style={[styles.group, isStacked && styles.stacked]}
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
            style={[styles.segment, !isStacked && styles.share, isChosen && styles.chosen]}
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
  stacked: { flexDirection: 'column' },
  share: { flex: 1 },
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
