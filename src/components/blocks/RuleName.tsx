import { View } from 'react-native';

import type { EntryId } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import type { PageHands } from './hands';

type RuleNameProps = Readonly<{ label: string; entry: EntryId | undefined; hands: PageHands }>;

/** The name of a control; a tap reads its rule, where there is one. */
export function RuleName({ label, entry, hands }: RuleNameProps) {
  const styles = useStyles();
  const words = useWords();
  const name = (
    <Text variant="strong" style={styles.label}>
      {label}
    </Text>
  );
  if (entry === undefined) return <View style={styles.name}>{name}</View>;
  return (
    <Tap label={words.blocks.reads(label)} onPress={() => hands.read(entry)} style={styles.name}>
      {name}
      <Icon name="info" size={16} tone="muted" />
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target },
  label: { flexShrink: 1 },
}));
