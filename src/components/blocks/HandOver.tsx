import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';

type HandOverProps = Readonly<{ to: string; onPress: () => void }>;

/** Has the phone handed over at the other's decisions, this one and those that follow. */
export function HandOver({ to, onPress }: HandOverProps) {
  const styles = useStyles();
  const { handing, named } = useWords().blocks;
  return (
    <Tap
      label={named(handing.act, to)}
      onPress={onPress}
      style={({ pressed, hovered }) => [styles.act, (pressed || hovered) && styles.pressed]}
    >
      <Icon name="swap" size={18} tone="muted" />
      <Text variant="strong" tone="muted">
        {handing.act}
      </Text>
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  act: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target,
    paddingHorizontal: space.m,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.outline,
  },
  pressed: { backgroundColor: colors.raised },
}));
