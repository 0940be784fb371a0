import type { ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { readingWidth, space } from '../theme/metrics';
import { Text } from './Text';

type EmptyStateProps = Readonly<{
  title: string;
  text: string;
  picture?: ReactNode;
  /** The next useful tap. */
  children?: ReactNode;
}>;

/** What will be here, in a player's words, and the way on. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <View style={styles.empty}>
      {picture}
      <View style={styles.words}>
        <Text variant="heading" level={2} align="center">
          {title}
        </Text>
        <Text tone="muted" align="center">
          {text}
        </Text>
      </View>
      {children !== undefined && <View style={styles.acts}>{children}</View>}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  empty: {
    flexGrow: 1,
    alignSelf: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    width: '100%',
    maxWidth: readingWidth,
    paddingVertical: space.xl,
    paddingHorizontal: space.s,
  },
  words: { gap: space.s, maxWidth: 440 },
  acts: { alignSelf: 'stretch', alignItems: 'center', gap: space.s },
}));
