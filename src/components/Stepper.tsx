import { useState } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import { Icon, type IconName } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { useSidewaysDrag, type Finger } from './useSidewaysDrag';

type StepperProps = Readonly<{
  /** What is counted. */
  name: string;
  /** Null where it is not known yet. */
  value: number | null;
  min?: number;
  max: number;
  /** What the first tap makes of one that is not known. */
  first?: number;
  onSet: (to: number, from: number) => void;
  /** In a row with other controls. */
  isCompact?: boolean;
}>;

const stepWidth = 14;

/** Less and more, a tap each; held, or dragged on the value, it makes larger changes. */
export function Stepper({
  name,
  value,
  min = 0,
  max,
  first = min,
  onSet,
  isCompact = false,
}: StepperProps) {
  const styles = useStyles();
  const words = useWords();
  const [dragged, setDragged] = useState<number>();
  const bounded = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const start = value ?? first;
  const under = ({ dx }: Finger) => bounded(start + Math.round(dx / stepWidth));
  const drag = useSidewaysDrag({
    onMove: (finger) => setDragged(under(finger)),
    onCancel: () => setDragged(undefined),
    onRelease: (finger) => {
      setDragged(undefined);
      onSet(under(finger), start);
    },
  });
  const shown = dragged ?? value;
  const step = (by: number) => () => {
    if (value === null) return onSet(first, first - by);
    const to = bounded(value + by);
    if (to !== value) onSet(to, value);
  };
  return (
    <View style={styles.stepper} role="group" aria-label={words.stepper.value(name, value)}>
      <Step
        icon="minus"
        label={words.stepper.less(name)}
        isOff={value !== null && value <= min}
        onPress={step(-1)}
      />
      <View style={[styles.value, isCompact && styles.compact]} {...drag}>
        <Text variant="value" align="center" live tone={shown === value ? 'text' : 'accent'}>
          {shown === null ? words.stepper.blank : words.figures.number(shown)}
        </Text>
      </View>
      <Step
        icon="plus"
        label={words.stepper.more(name)}
        isOff={value !== null && value >= max}
        onPress={step(1)}
      />
    </View>
  );
}

type StepProps = Readonly<{
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
}>;

function Step({ icon, isOff, ...tap }: StepProps) {
  const styles = useStyles();
  return (
    <Tap
      {...tap}
      onRepeat={tap.onPress}
      style={({ pressed }) => [styles.step, pressed && styles.pressed]}
    >
      <Icon name={icon} tone={isOff ? 'outline' : 'text'} />
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  stepper: {
    flexDirection: 'row',
    alignSelf: 'flex-start',
    alignItems: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  step: {
    width: target + 4,
    height: target + 4,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { backgroundColor: colors.line },
  value: {
    minWidth: target,
    minHeight: target,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    // Selecting text would end the drag.
    userSelect: 'none',
  },
  compact: { minWidth: 26, paddingHorizontal: 0 },
}));
