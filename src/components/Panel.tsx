import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { Text } from './Text';

type PanelProps = Readonly<{
  children: ReactNode;
  /** What is in it brings its own room. */
  isTight?: boolean;
}>;

/** A raised surface that holds what belongs together. */
export function Panel({ children, isTight = false }: PanelProps) {
  const styles = useStyles();
  return <View style={[styles.panel, isTight && styles.tight]}>{children}</View>;
}

type SectionProps = Readonly<{
  title: string;
  /** Shown before the title: a team's mark. */
  mark?: ReactNode;
  side?: string;
  children: ReactNode;
}>;

/** A labelled part of a screen. */
export function Section({ children, ...head }: SectionProps) {
  const styles = useStyles();
  return (
    <View style={styles.section}>
      <SectionHead {...head} />
      {children}
    </View>
  );
}

const SectionHead = memo(function SectionHead({
  title,
  mark,
  side,
}: Omit<SectionProps, 'children'>) {
  const styles = useStyles();
  return (
    <View style={styles.head}>
      <View style={styles.title}>
        {mark}
        <Text variant="label" tone="muted" level={2} style={styles.name}>
          {title}
        </Text>
      </View>
      {side !== undefined && (
        <Text variant="label" tone="muted">
          {side}
        </Text>
      )}
    </View>
  );
});

const useStyles = makeStyles((colors) => ({
  panel: {
    padding: space.m,
    gap: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  tight: { gap: 0, paddingVertical: space.xs },
  section: { gap: space.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  name: { flexShrink: 1 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
}));
