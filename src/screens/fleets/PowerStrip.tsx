import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { ShareBar } from '../../components/ShareBar';
import { Text } from '../../components/Text';
import type { FleetGlance } from '../../core/pages/desks';
import type { BlockOf, Share } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

type PowerStripProps = Readonly<{ shares: BlockOf<'shares'>; glance: FleetGlance }>;

/** Power, shares and legality that stay in view while the page scrolls. */
export function PowerStrip({ shares, glance }: PowerStripProps) {
  const styles = useStyles();
  const { isLow } = useLayout();
  const { fleet: say } = useWords().fleets;
  const { label, spent, limit, note, parts } = shares;
  const isOver = spent > limit;
  // A low screen has room for what is not met yet; the page has the rest.
  const open = isLow ? parts.find(isOpen) : undefined;
  const spoken = parts.map((part) =>
    part.ok === false ? say.wrongPart(part.label, part.value) : say.part(part.label, part.value),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={say.strip(label, spent, limit, [note, glance.state, ...spoken])}
      style={!isLow && styles.strip}
    >
      <View style={styles.line}>
        <Text variant="name" tone={isOver ? 'critical' : 'text'}>
          {say.power(spent, limit)}
        </Text>
        <Text variant="detail" tone={isOver ? 'critical' : 'muted'} style={styles.note}>
          {open ? say.partOf(open.label, open.value, open, limit) : note}
        </Text>
        <Mark isGood={glance.isUnfinished === true ? null : glance.legal} text={glance.state} />
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
      {!isLow && (
        <View style={styles.parts}>
          {parts.map((part) => (
            <View key={part.label} style={styles.part}>
              <Mark isGood={part.ok} text={say.partOf(part.label, part.value, part, limit)} />
              <ShareBar isSmall share={part} whole={Math.max(limit, spent, 1)} />
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const isOpen = ({ ok, value, min, max }: Share): boolean =>
  ok === false || value < min || (max !== null && value > max);

function Mark({ isGood, text }: Readonly<{ isGood: boolean | null; text: string }>) {
  const styles = useStyles();
  return (
    <View style={styles.mark}>
      {isGood !== null && (
        <Icon name={isGood ? 'check' : 'warning'} size={14} tone={isGood ? 'good' : 'critical'} />
      )}
      <Text variant="code" tone={isGood === false ? 'critical' : 'muted'}>
        {text}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  strip: { gap: space.xs },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  note: { flexGrow: 1 },
  parts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
  /** As wide as its words ask for: a long one has more room than a short one. */
  part: { flexGrow: 1, gap: 2 },
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  track: {
    height: 6,
    overflow: 'hidden',
    borderRadius: radius.pip,
    backgroundColor: colors.raised,
  },
  fill: { height: 6, backgroundColor: colors.accent },
  over: { backgroundColor: colors.critical },
}));
