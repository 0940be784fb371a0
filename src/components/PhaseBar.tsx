import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { Tap } from './Tap';
import { Text } from './Text';

type Phase = Readonly<{ label: string; onRead?: () => void }>;
type PhaseBarProps = Readonly<{ name: string; phases: readonly Phase[]; current: number }>;

/** Where a round stands: what is done, what is on, what is to come. A tap reads the rule of a phase. */
export function PhaseBar({ name, phases, current }: PhaseBarProps) {
  const styles = useStyles();
  const { isStacked, isLow } = useLayout();
  return (
    <View style={[styles.bar, isLow && styles.low]} role="list" aria-label={name}>
      {phases.map(({ label, onRead }, index) => {
        const line = (
          <View
            style={[styles.line, index < current && styles.done, index === current && styles.on]}
          />
        );
        // Large words have no room side by side: only the phase that is on keeps its name in view.
        const words = (!isStacked || index === current) && (
          <Text variant="detail" tone={index === current ? 'text' : 'muted'}>
            {label}
          </Text>
        );
        return (
          <View
            key={label}
            role="listitem"
            aria-label={label}
            style={[styles.phase, isStacked && index === current && styles.widest]}
          >
            {onRead === undefined ? (
              <>
                {line}
                {words}
              </>
            ) : (
              <Tap label={label} onPress={onRead} style={styles.tap}>
                {line}
                {words}
              </Tap>
            )}
          </View>
        );
      })}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  bar: { flexDirection: 'row', gap: space.xs },
  /** What is below it moves up to its words: the room there is only for a finger. */
  low: { marginBottom: -space.m },
  phase: { flexGrow: 1, flexBasis: 0, gap: space.xs },
  widest: { flexBasis: 'auto' },
  tap: { minHeight: target, paddingTop: space.s, gap: space.xs },
  line: { height: 4, borderRadius: radius.round, backgroundColor: colors.line },
  done: { backgroundColor: colors.outline },
  on: { backgroundColor: colors.accent, height: 6, marginVertical: -1 },
}));
