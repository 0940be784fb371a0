import { View } from 'react-native';

import type { FaceIcon } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { Icon } from '../Icon';
import { Text } from '../Text';

type FaceGivesProps = Readonly<{
  gives: string | undefined;
  icons: readonly FaceIcon[] | undefined;
}>;

/** What a face gives: its icons, or its words where it has none. */
export function FaceGives({ gives = '', icons = [] }: FaceGivesProps) {
  const styles = useStyles();
  if (icons.length > 0)
    return (
      <View style={styles.icons} aria-hidden>
        {icons.map((icon, at) => (
          // A face may give two of a kind.
          <Icon key={at} name={icon} size={18} tone={icon === 'critical' ? 'critical' : 'text'} />
        ))}
      </View>
    );
  if (gives === '') return null;
  return (
    <Text variant="code" tone="muted" align="center" silent maxScale={1.3}>
      {gives}
    </Text>
  );
}

const useStyles = makeStyles(() => ({
  icons: { flexDirection: 'row', justifyContent: 'center', gap: 2, minHeight: 18 },
}));
