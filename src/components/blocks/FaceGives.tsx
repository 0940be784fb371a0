import { View } from 'react-native';

import type { DieFace } from '../../core/dice/die';
import { makeStyles } from '../../theme/makeStyles';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Text } from '../Text';

/** What a face is called: its number, or its name. */
export const faceName = ({ value, name }: DieFace): number | string => name ?? value;

type FaceProps = Readonly<{ face: DieFace; size?: number }>;

/** What a face gives: its signs, or its words where it has none. */
export function FaceGives({ face: { signs = [], gives = '', name = '' }, size = 18 }: FaceProps) {
  const styles = useStyles();
  if (signs.length > 0)
    return (
      <View style={styles.signs} aria-hidden>
        {signs.map((sign, at) => (
          // A face may give two of a kind.
          <Icon key={at} name={sign} size={size} tone={sign.colour ?? 'text'} />
        ))}
      </View>
    );
  const words = gives === '' ? name : gives;
  if (words === '') return null;
  return (
    <Text variant="code" tone="muted" align="center" silent maxScale={1.3}>
      {words}
    </Text>
  );
}

/** A face as it lies on the table: its number, its signs, or the first letter of its name. */
export function FaceUp({ face, tone }: Readonly<{ face: DieFace; tone: 'onFill' }>) {
  const styles = useStyles();
  const words = useWords();
  const { value, signs = [] } = face;
  if (typeof value === 'number' || signs.length === 0)
    return (
      <Text variant="value" tone={tone} maxScale={1.3}>
        {typeof value === 'number' ? words.figures.number(value) : String(faceName(face)).charAt(0)}
      </Text>
    );
  return (
    <View style={styles.signs}>
      {signs.map((sign, at) => (
        <Icon key={at} name={sign} size={signs.length > 1 ? 16 : 22} tone={tone} />
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  signs: { flexDirection: 'row', justifyContent: 'center', gap: 2, minHeight: 18 },
}));
