import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { setSetting, useAppStore } from '../../stores/appStore';
import type { Hint } from '../../stores/settings';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

/** A sentence at the moment it is needed, until a tap sends it away for good. More has it again. */
export function HintNote({ of: hint }: Readonly<{ of: Hint }>) {
  const styles = useStyles();
  const { more: say } = useWords();
  const { isLow, isStacked } = useLayout();
  const gone = useAppStore(({ settings }) => settings.hintsGone);
  if (gone.includes(hint)) return null;
  return (
    <Panel isTight={isLow}>
      <View style={[styles.hint, isStacked && styles.stacked]}>
        <Text variant={isLow ? 'detail' : 'body'} style={!isStacked && styles.words}>
          {say.hints[hint]}
        </Text>
        <Button
          kind={isLow ? 'quiet' : 'secondary'}
          label={say.gotIt}
          onPress={() => void setSetting('hintsGone', [...gone, hint])}
        />
      </View>
    </Panel>
  );
}

const useStyles = makeStyles(() => ({
  hint: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
}));
