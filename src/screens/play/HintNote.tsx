import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { setSetting, useAppStore } from '../../stores/appStore';
import type { Hint } from '../../stores/settings';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

/** A sentence at the moment it is needed, until a tap sends it away for good. More has it again. */
export function HintNote({ of: hint }: Readonly<{ of: Hint }>) {
  const styles = useStyles();
  const { more: say } = useWords();
  const gone = useAppStore(({ settings }) => settings.hintsGone);
  if (gone.includes(hint)) return null;
  return (
    <Panel>
      <View style={styles.hint}>
        <Text style={styles.words}>{say.hints[hint]}</Text>
        <Button label={say.gotIt} onPress={() => void setSetting('hintsGone', [...gone, hint])} />
      </View>
    </Panel>
  );
}

const useStyles = makeStyles(() => ({
  hint: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
}));
