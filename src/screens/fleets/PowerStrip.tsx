import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import type { BlockOf, Share } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

type PowerStripProps = Readonly<{ shares: BlockOf<'shares'> }>;

/** Power and shares in one line that stays in view while the page scrolls. */
export function PowerStrip({ shares }: PowerStripProps) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  const { fleet: say } = useWords().fleets;
  const { label, spent, limit, note, parts } = shares;
  const isOver = spent > limit;
  const spoken = parts.map((part) =>
    part.ok ? say.part(part.label, part.value) : say.wrongPart(part.label, part.value),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={say.strip(label, spent, limit, [note, ...spoken])}
      style={styles.strip}
    >
      <View style={styles.line}>
        <Text variant="name" tone={isOver ? 'critical' : 'text'}>
          {say.power(spent, limit)}
        </Text>
        <Text variant="detail" tone={isOver ? 'critical' : 'muted'} style={styles.note}>
          {note}
        </Text>
        {!isStacked && parts.map((part) => <Part key={part.label} part={part} />)}
      </View>
      <View style={styles.track}>
        <View
          style={[
            styles.fill,
            isOver && styles.over,
            { width: `${Math.min(100, (100 * spent) / Math.max(1, limit))}%` },
          ]}
        />
      </View>
    </View>
  );
}

function Part({ part: { label, value, ok } }: Readonly<{ part: Share }>) {
  const styles = useStyles();
  const { fleet: say } = useWords().fleets;
  return (
    <View style={styles.part}>
      <Icon name={ok ? 'check' : 'warning'} size={14} tone={ok ? 'good' : 'critical'} />
      <Text variant="code" tone={ok ? 'muted' : 'critical'}>
        {say.part(label, value)}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  strip: { gap: space.xs },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  note: { flexGrow: 1 },
  part: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  track: {
    height: 6,
    overflow: 'hidden',
    borderRadius: radius.pip,
    backgroundColor: colors.raised,
  },
  fill: { height: 6, backgroundColor: colors.accent },
  over: { backgroundColor: colors.critical },
}));
