import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { TeamMark } from '../TeamMark';
import { Text } from '../Text';
import { markOf } from './toneMarks';
import type { PageHands } from './hands';

type TextBlockProps = Readonly<{ block: BlockOf<'text'>; hands: PageHands }>;

/** A sentence or two; what it stands for is told by a sign beside it. */
export function TextBlock({ block: { text, tone, entry }, hands }: TextBlockProps) {
  const styles = useStyles();
  const { icon, text: colour } = markOf(tone);
  const body = (
    <>
      {icon !== undefined && (
        <View style={styles.icon}>
          <Icon name={icon} size={18} tone={colour} />
        </View>
      )}
      <Text tone={tone === undefined ? 'muted' : 'text'} style={styles.text}>
        {text}
      </Text>
      {entry !== undefined && (
        <View style={styles.icon}>
          <Icon name="info" size={18} tone="muted" />
        </View>
      )}
    </>
  );
  if (entry === undefined) return <View style={styles.line}>{body}</View>;
  return (
    <Tap label={text} onPress={() => hands.read(entry)} style={[styles.line, styles.target]}>
      {body}
    </Tap>
  );
}

type HeadingBlockProps = Readonly<{ block: BlockOf<'heading'>; hands: PageHands }>;

/** The name of what follows, with its side's mark. */
export function HeadingBlock({ block: { text, note, team }, hands }: HeadingBlockProps) {
  const styles = useStyles();
  return (
    <View style={styles.heading}>
      <View style={styles.name}>
        {team !== undefined && <TeamMark team={hands.shapeOf(team)} size={18} />}
        <Text variant="name" level={2} style={styles.shrinks}>
          {text}
        </Text>
      </View>
      {note !== undefined && (
        <Text variant="detail" tone="muted">
          {note}
        </Text>
      )}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  line: { flexDirection: 'row', gap: space.s },
  target: { minHeight: target, alignItems: 'center' },
  icon: { height: 24, justifyContent: 'center' },
  text: { flex: 1 },
  heading: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    paddingTop: space.s,
  },
  name: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  shrinks: { flexShrink: 1 },
}));
