import { View } from 'react-native';

import type { CoverView } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Screen } from '../Screen';
import { Text } from '../Text';

type CoverProps = Readonly<{
  cover: CoverView;
  onOpen: () => void;
  onBack: () => void;
  /** From now on the phone stays where it is. */
  onNever?: () => void;
}>;

/** Lies over what is not for every eye, until the one it is for has taken the phone. */
export function Cover({ cover: { title, text, open }, onOpen, onBack, onNever }: CoverProps) {
  const styles = useStyles();
  const { handing } = useWords().blocks;
  return (
    <Screen
      title={title}
      onBack={onBack}
      footer={
        <View style={styles.acts}>
          {onNever !== undefined && <Button label={handing.never} onPress={onNever} />}
          <Button kind="primary" label={open} onPress={onOpen} />
        </View>
      }
    >
      <View style={styles.middle}>
        <Icon name={onNever === undefined ? 'covered' : 'swap'} size={96} tone="outline" />
        <Text align="center">{text}</Text>
      </View>
    </Screen>
  );
}

const useStyles = makeStyles(() => ({
  acts: { gap: space.s },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl },
}));
