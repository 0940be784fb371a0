import { View } from 'react-native';

import type { Page } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Screen } from '../Screen';
import { Text } from '../Text';

type CoverProps = Readonly<{
  cover: NonNullable<Page['cover']>;
  onOpen: () => void;
  onBack: () => void;
}>;

/** Lies over what is not for every eye, until the one it is for has taken the phone. */
export function Cover({ cover: { title, text, open }, onOpen, onBack }: CoverProps) {
  const styles = useStyles();
  return (
    <Screen
      title={title}
      onBack={onBack}
      footer={<Button kind="primary" label={open} onPress={onOpen} />}
    >
      <View style={styles.middle}>
        <Icon name="covered" size={96} tone="outline" />
        <Text align="center">{text}</Text>
      </View>
    </Screen>
  );
}

const useStyles = makeStyles(() => ({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl },
}));
