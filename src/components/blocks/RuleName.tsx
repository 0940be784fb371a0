import { View } from 'react-native';

import type { EntryId } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import type { PageHands } from './hands';

type RuleNameProps = Readonly<{
  label: string;
  entry: EntryId | undefined;
  hands: PageHands;
  /** In small capitals, over what it names. */
  isOver?: boolean;
}>;

/** The name of a control; a tap reads its rule, where there is one. */
export function RuleName({ label, entry, hands, isOver = false }: RuleNameProps) {
  const styles = useStyles();
  const words = useWords();
  const name = (
    <Text
      variant={isOver ? 'label' : 'strong'}
      tone={isOver ? 'muted' : 'text'}
      style={styles.label}
    >
      {label}
    </Text>
  );
  if (entry === undefined) return <View style={isOver ? styles.over : styles.name}>{name}</View>;
  return (
    <Tap label={words.blocks.reads(label)} onPress={() => hands.read(entry)} style={styles.name}>
      {name}
      <View style={styles.sign}>
        <Icon name="info" size={16} tone="muted" />
      </View>
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target },
  over: { paddingBottom: space.s },
  label: { flexShrink: 1 },
  sign: { flexShrink: 0 },
}));
