import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { Text } from './Text';

type PhaseBarProps = Readonly<{ name: string; phases: readonly string[]; current: number }>;

/** Where a round stands: what is done, what is on, what is to come. */
export function PhaseBar({ name, phases, current }: PhaseBarProps) {
  const styles = useStyles();
  return (
    <View style={styles.bar} role="list" aria-label={name}>
      {phases.map((phase, index) => (
        <View key={phase} style={styles.phase} role="listitem">
          <View
            style={[styles.line, index < current && styles.done, index === current && styles.on]}
          />
          <Text variant="detail" tone={index === current ? 'text' : 'muted'}>
            {phase}
          </Text>
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  bar: { flexDirection: 'row', gap: space.xs },
  phase: { flex: 1, gap: space.xs },
  line: { height: 4, borderRadius: radius.round, backgroundColor: colors.line },
  done: { backgroundColor: colors.outline },
  on: { backgroundColor: colors.accent, height: 6, marginVertical: -1 },
}));
