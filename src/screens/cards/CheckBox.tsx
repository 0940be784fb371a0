import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { makeStyles } from '../../theme/makeStyles';
import { radius } from '../../theme/metrics';

/** On or off, told by a check as well as by colour; what it is about stands beside it. */
export function CheckBox({ isOn }: Readonly<{ isOn: boolean }>) {
  const styles = useStyles();
  return (
    <View aria-hidden style={[styles.box, isOn && styles.on]}>
      {isOn && <Icon name="check" size={16} tone="onFill" />}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  box: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    borderWidth: 2,
    borderColor: colors.outline,
  },
  on: { borderColor: colors.accent, backgroundColor: colors.accent },
}));
