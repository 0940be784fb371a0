import { View } from 'react-native';

import { makeStyles } from '../../theme/makeStyles';
import { radius } from '../../theme/metrics';
import { Icon } from '../Icon';

/** One of several, or several of several. */
export type ChoiceRole = 'radio' | 'switch';

type ChoiceMarkProps = Readonly<{ role: ChoiceRole; isOn: boolean }>;

/** A ring for one of several, a box for several of several. */
export function ChoiceMark({ role, isOn }: ChoiceMarkProps) {
  const styles = useStyles();
  return (
    <View style={[styles.mark, role === 'radio' && styles.ring, isOn && styles.on]}>
      {isOn && <Icon name="check" size={16} tone="onFill" />}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  mark: {
    width: 24,
    height: 24,
    borderRadius: radius.pip + 2,
    borderWidth: 2,
    borderColor: colors.outline,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { borderRadius: radius.round },
  on: { borderColor: colors.accent, backgroundColor: colors.accent },
}));
