import { useState } from 'react';
import { Image, View } from 'react-native';

import { Icon } from '../../components/Icon';
import { Tap } from '../../components/Tap';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

type PhotoStripProps = Readonly<{ picture: string; onRemove: () => void }>;

/** Shares of the screen's height. */
const small = 0.16;
const large = 0.45;

/** The printed card, in view while it is typed in: a tap makes it large, another one small again. */
export function PhotoStrip({ picture, onRemove }: PhotoStripProps) {
  const styles = useStyles();
  const { photo: say } = useWords().cards;
  const { height } = useLayout();
  const [isLarge, setLarge] = useState(false);
  return (
    <View style={styles.strip}>
      <Tap
        label={isLarge ? say.smaller : say.larger}
        onPress={() => setLarge(!isLarge)}
        style={styles.tap}
      >
        <Image
          source={{ uri: picture }}
          resizeMode="contain"
          alt={say.name}
          style={[styles.picture, { height: height * (isLarge ? large : small) }]}
        />
      </Tap>
      <Tap label={say.remove} onPress={onRemove} style={styles.remove}>
        <Icon name="close" size={18} tone="muted" />
      </Tap>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  strip: {
    flexDirection: 'row',
    overflow: 'hidden',
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  tap: { flex: 1, padding: space.xs },
  picture: { width: '100%' },
  remove: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
}));
