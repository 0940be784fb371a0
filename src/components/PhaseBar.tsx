import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { Text } from './Text';

type PhaseBarProps = Readonly<{ name: string; phases: readonly string[]; current: number }>;

/** Where a round stands: what is done, what is on, what is to come. */
export function PhaseBar({ name, phases, current }: PhaseBarProps) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  return (
    <View style={styles.bar} role="list" aria-label={name}>
      {phases.map((phase, index) => (
        // Large words have no room side by side: only the phase that is on keeps its name in view.
        <View
          key={phase}
          role="listitem"
          aria-label={phase}
          style={[styles.phase, isStacked && index === current && styles.widest]}
        >
          <View
            style={[styles.line, index < current && styles.done, index === current && styles.on]}
          />
          {(!isStacked || index === current) && (
            <Text variant="detail" tone={index === current ? 'text' : 'muted'}>
              {phase}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  bar: { flexDirection: 'row', gap: space.xs },
  phase: { flexGrow: 1, flexBasis: 0, gap: space.xs },
  widest: { flexBasis: 'auto' },
  line: { height: 4, borderRadius: radius.round, backgroundColor: colors.line },
  done: { backgroundColor: colors.outline },
  on: { backgroundColor: colors.accent, height: 6, marginVertical: -1 },
}));
