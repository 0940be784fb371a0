import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type ToggleProps = Readonly<{
  title: string;
  detail?: string;
  isOn: boolean;
  onSet: (isOn: boolean) => void;
}>;

/** A row that is on or off: told by place and a check as well as by colour. */
export function Toggle({ title, detail, isOn, onSet }: ToggleProps) {
  const styles = useStyles();
  return (
    <Tap
      role="switch"
      label={title}
      checked={isOn}
      onPress={() => onSet(!isOn)}
      style={({ pressed, hovered }) => [styles.row, (pressed || hovered) && styles.pressed]}
    >
      <View style={styles.words}>
        <Text variant="strong">{title}</Text>
        {detail !== undefined && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
      </View>
      <View style={[styles.track, isOn && styles.trackOn]}>
        <View style={[styles.knob, isOn && styles.knobOn]}>
          {isOn && <Icon name="check" size={14} tone="accent" />}
        </View>
      </View>
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
  track: {
    width: 52,
    height: 30,
    padding: 2,
    borderRadius: radius.round,
    borderWidth: 2,
    borderColor: colors.outline,
    backgroundColor: colors.raised,
  },
  trackOn: { borderColor: colors.accent, backgroundColor: colors.accent },
  knob: {
    width: 22,
    height: 22,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.outline,
  },
  knobOn: { alignSelf: 'flex-end', backgroundColor: colors.onFill },
}));
