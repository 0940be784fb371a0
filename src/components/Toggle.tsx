import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type ToggleProps = Readonly<{
  title: string;
  detail?: string;
  isOn: boolean;
  onSet: (isOn: boolean) => void;
  /** Reads the rule: a hold, and a button of its own. */
  onRule?: () => void;
  /** Keeps the room of that button, so that switches stand under one another. */
  hasRuleRoom?: boolean;
}>;

/** A row that is on or off: told by place and a check as well as by colour. */
export function Toggle({ title, detail, isOn, onSet, onRule, hasRuleRoom }: ToggleProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.line}>
      <Tap
        role="switch"
        label={title}
        checked={isOn}
        onPress={() => onSet(!isOn)}
        style={({ pressed, hovered }) => [styles.row, (pressed || hovered) && styles.pressed]}
        {...(onRule && { onHold: onRule })}
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
            <View style={!isOn && styles.unchecked}>
              <Icon name="check" size={14} tone="accent" />
            </View>
          </View>
        </View>
      </Tap>
      {onRule !== undefined && (
        <Tap label={words.blocks.reads(title)} onPress={onRule} style={styles.rule}>
          <Icon name="info" size={18} tone="muted" />
        </Tap>
      )}
      {onRule === undefined && hasRuleRoom === true && <View style={styles.rule} />}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  line: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  pressed: { backgroundColor: colors.raised },
  rule: { width: target, minHeight: target, alignItems: 'center', justifyContent: 'center' },
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
  // Kept and hidden: a drawing takes longer to make than a switch may take to turn.
  unchecked: { opacity: 0 },
  knobOn: { alignSelf: 'flex-end', backgroundColor: colors.onFill },
}));
