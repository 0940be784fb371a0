import { View } from 'react-native';

import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Tap } from '../Tap';

type DiceActsProps = Readonly<{
  /** How many are still to be entered; with none left they can be cleared. */
  left: number;
  /** Rolls what is left, or clears all. */
  onRoll: () => void;
  /** Absent while nothing was entered. */
  onTakeBack?: () => void;
  /** What the app does where it is not a roll: a card that it draws is not taken back. */
  draws?: string | undefined;
}>;

/** Below dice that are asked for: rolled by the app, and the last one taken back. */
export function DiceActs({ left, onRoll, onTakeBack, draws }: DiceActsProps) {
  const styles = useStyles();
  const { dice: say } = useWords().blocks;
  return (
    <View style={styles.acts}>
      <View style={styles.grows}>
        <Button
          {...(left > 0 && { icon: 'dice' })}
          label={left > 0 ? (draws ?? say.roll(left)) : say.clear}
          onPress={onRoll}
        />
      </View>
      {draws === undefined && (
        <Tap
          label={say.takeBack}
          onPress={() => onTakeBack?.()}
          style={({ pressed }) => [styles.undo, pressed && styles.pressed]}
        >
          <Icon name="backspace" tone={onTakeBack === undefined ? 'outline' : 'text'} />
        </Tap>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  acts: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grows: { flex: 1 },
  undo: {
    width: 60,
    minHeight: 52,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.raised,
  },
  pressed: { backgroundColor: colors.line },
}));
