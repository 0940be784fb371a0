import { View } from 'react-native';

import type { BlockOf, Finding } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon, type IconName } from '../Icon';
import { List } from '../ListRow';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { ActButton } from './ActButton';
import { Titled } from './Titled';
import type { PageHands } from './hands';

type FindingsBlockProps = Readonly<{ block: BlockOf<'findings'>; hands: PageHands }>;

const marks = {
  warning: { icon: 'warning', tone: 'critical' },
  good: { icon: 'check', tone: 'good' },
  plain: { icon: 'info', tone: 'muted' },
} as const satisfies Record<Finding['tone'], { icon: IconName; tone: string }>;

/** What is wrong or worth knowing, with what would mend it. */
export function FindingsBlock({ block, hands }: FindingsBlockProps) {
  return (
    <Titled label={block.label}>
      <List>
        {block.findings.map((finding, index) => (
          // Two findings may say the same of two ships.
          <OneFinding key={index} finding={finding} hands={hands} />
        ))}
      </List>
    </Titled>
  );
}

function OneFinding({ finding, hands }: Readonly<{ finding: Finding; hands: PageHands }>) {
  const styles = useStyles();
  const { text, act } = finding;
  return (
    <View style={styles.finding}>
      <Said finding={finding} hands={hands} />
      {act !== undefined && (
        <View style={styles.act}>
          <ActButton act={{ spoken: `${act.label}: ${text}`, ...act }} hands={hands} kind="quiet" />
        </View>
      )}
    </View>
  );
}

function Said({ finding, hands }: Readonly<{ finding: Finding; hands: PageHands }>) {
  const styles = useStyles();
  const words = useWords();
  const { text, rule, entry } = finding;
  const { icon, tone } = marks[finding.tone];
  const body = (
    <>
      <Icon name={icon} size={20} tone={tone} />
      <View style={styles.text}>
        <Text>{text}</Text>
        {rule !== null && (
          <Text variant="code" tone="muted">
            {rule}
          </Text>
        )}
      </View>
    </>
  );
  if (entry === undefined) return <View style={styles.said}>{body}</View>;
  return (
    <Tap
      label={rule === null ? text : words.blocks.named(text, rule)}
      onPress={() => hands.read(entry)}
      style={styles.said}
    >
      {body}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  finding: {
    paddingHorizontal: space.l,
    paddingVertical: space.xs,
    backgroundColor: colors.surface,
  },
  said: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
    paddingVertical: space.xs,
  },
  text: { flex: 1 },
  act: { alignSelf: 'flex-end' },
}));
