import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { Icon } from './Icon';
import { Text } from './Text';

type StatusLineProps = Readonly<{
  title: string;
  /** How it stands, in a word or two; without it nothing is known yet. */
  value?: string;
  text: string;
  isGood?: boolean;
}>;

/** How something stands: a check or a warning, a word, and the sentence that explains it. */
export function StatusLine({ title, value, text, isGood = false }: StatusLineProps) {
  const styles = useStyles();
  const tone = isGood ? 'good' : 'teamB';
  return (
    <View style={styles.box}>
      <Text variant="label" tone="muted" level={2}>
        {title}
      </Text>
      {value !== undefined && (
        <View style={styles.line}>
          <Icon name={isGood ? 'check' : 'warning'} size={22} tone={tone} />
          <Text variant="name" style={styles.value}>
            {value}
          </Text>
        </View>
      )}
      <Text variant="detail" tone="muted">
        {text}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  box: {
    gap: space.xs,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  value: { flexShrink: 1 },
}));
