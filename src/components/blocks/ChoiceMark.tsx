import { View } from 'react-native';

import { makeStyles } from '../../theme/makeStyles';
import { radius } from '../../theme/metrics';
import { useDrawingScale } from '../../theme/useLayout';
import { Icon } from '../Icon';

/** One of several, or several of several. */
export type ChoiceRole = 'radio' | 'switch';

const markSize = 24;
const largestMark = 1.25;

type ChoiceMarkProps = Readonly<{ role: ChoiceRole; isOn: boolean }>;

/** A ring for one of several, a box for several of several. */
export function ChoiceMark({ role, isOn }: ChoiceMarkProps) {
  const styles = useStyles();
  // Words beside it need the room more.
  const size = markSize * Math.min(useDrawingScale(), largestMark);
  return (
    <View
      style={[
        styles.mark,
        { width: size, height: size },
        role === 'radio' && styles.ring,
        isOn && styles.on,
      ]}
    >
      {isOn && <Icon name="check" size={16} tone="onFill" />}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  mark: {
    borderRadius: radius.pip + 2,
    borderWidth: 2,
    borderColor: colors.outline,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { borderRadius: radius.round },
  on: { borderColor: colors.accent, backgroundColor: colors.accent },
}));
