import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { AppMark } from '../../components/AppMark';
import { Text } from '../../components/Text';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

const unnoticed = 300;

/** Nothing while it is quick, then a calm mark. */
export function OpeningScreen() {
  const styles = useStyles();
  const words = useWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={styles.screen} role="main">
      {isSlow && (
        <>
          <AppMark size={96} />
          <Text variant="name" tone="muted" level={1} live>
            {words.boot.opening}
          </Text>
        </>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    backgroundColor: colors.ground,
  },
}));
