import { View } from 'react-native';

import type { BlockOf, Share } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Panel, Section } from '../Panel';
import { ShareBar } from '../ShareBar';
import { Tap } from '../Tap';
import { Text } from '../Text';
import type { PageHands } from './hands';

type SharesBlockProps = Readonly<{ block: BlockOf<'shares'>; hands: PageHands }>;

/** How much is spent of a limit, and on what; what each part may come to is marked on its bar. */
export function SharesBlock({ block, hands }: SharesBlockProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.shares;
  const { label, spent, limit, note, parts } = block;
  const isOver = spent > limit;
  const whole = Math.max(limit, spent, 1);
  return (
    <Section title={label} side={note}>
      <Panel>
        <View style={styles.head}>
          <Text variant="figure" tone={isOver ? 'critical' : 'text'}>
            {say.spent(spent, limit)}
          </Text>
          {isOver && (
            <View style={styles.flag}>
              <Icon name="warning" size={18} tone="critical" />
              <Text variant="chip" tone="critical">
                {say.over}
              </Text>
            </View>
          )}
        </View>
        <View style={styles.track}>
          <View
            style={[styles.fill, isOver && styles.over, { width: `${(100 * spent) / whole}%` }]}
          />
          {isOver && <View style={[styles.limit, { left: `${(100 * limit) / whole}%` }]} />}
        </View>
        {parts.map((part) => (
          <Part key={part.label} part={part} whole={whole} hands={hands} />
        ))}
      </Panel>
    </Section>
  );
}

type PartProps = Readonly<{ part: Share; whole: number; hands: PageHands }>;

function Part({ part, whole, hands }: PartProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.shares;
  const { label, value, min, max, ok, entry } = part;
  const isWrong = ok === false;
  const range = say.range(min, max);
  const spoken = say.part(label, value, isWrong ? `${range}, ${say.wrong}` : range);
  const body = (
    <>
      <View style={styles.line}>
        {ok !== null && (
          <Icon name={ok ? 'check' : 'warning'} size={18} tone={ok ? 'good' : 'critical'} />
        )}
        <Text variant="strong" style={styles.name}>
          {label}
        </Text>
        <Text variant="name" tone={isWrong ? 'critical' : 'text'}>
          {words.figures.number(value)}
        </Text>
        <Text variant="detail" tone="muted">
          {range}
        </Text>
      </View>
      <ShareBar share={part} whole={whole} />
    </>
  );
  if (entry === undefined)
    return (
      <View style={styles.part} accessible aria-label={spoken}>
        {body}
      </View>
    );
  return (
    <Tap label={spoken} onPress={() => hands.read(entry)} style={styles.part}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  flag: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  track: {
    height: 16,
    overflow: 'hidden',
    borderRadius: radius.small,
    backgroundColor: colors.raised,
  },
  fill: { height: 16, backgroundColor: colors.accent },
  over: { backgroundColor: colors.critical },
  limit: { position: 'absolute', top: 0, bottom: 0, width: 3, backgroundColor: colors.text },
  part: { minHeight: target, justifyContent: 'center', gap: space.xs },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
  },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 80 },
}));
