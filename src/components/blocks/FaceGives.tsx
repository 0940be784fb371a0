import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { Icon } from '../Icon';
import { Text } from '../Text';

type FaceGivesProps = Readonly<{ block: BlockOf<'dice'>; face: number }>;

/** What a face gives: its icons, or its words where it has none. */
export function FaceGives({ block, face }: FaceGivesProps) {
  const styles = useStyles();
  const icons = block.icons?.[face - 1] ?? [];
  if (icons.length > 0)
    return (
      <View style={styles.icons} aria-hidden>
        {icons.map((icon, at) => (
          // A face may give two of a kind.
          <Icon key={at} name={icon} size={18} tone={icon === 'critical' ? 'critical' : 'text'} />
        ))}
      </View>
    );
  const words = block.faces?.[face - 1] ?? '';
  if (words === '') return null;
  return (
    <Text variant="code" tone="muted" align="center" silent maxScale={1.3}>
      {words}
    </Text>
  );
}

const useStyles = makeStyles(() => ({
  icons: { flexDirection: 'row', justifyContent: 'center', gap: 2, minHeight: 18 },
}));
