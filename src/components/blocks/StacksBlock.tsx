import { View } from 'react-native';

import type { BlockOf, StackCard, StackView } from '../../core/pages/page';
import { useTheme } from '../../theme/ThemeProvider';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Section } from '../Panel';
import { List } from '../ListRow';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { tapOf } from './ActButton';
import { ChipRow } from './ChipsBlock';
import type { PageHands } from './hands';

type StacksBlockProps = Readonly<{ block: BlockOf<'stacks'>; hands: PageHands }>;

/** Cards that lie face up and face down: those that can be read, and how many of the others. */
export function StacksBlock({ block, hands }: StacksBlockProps) {
  return (
    <Section title={block.label} {...(block.note !== undefined && { side: block.note })}>
      <List>
        {block.stacks.map((stack) => (
          <Stack key={stack.id} stack={stack} hands={hands} />
        ))}
      </List>
    </Section>
  );
}

type StackProps = Readonly<{ stack: StackView; hands: PageHands }>;

function Stack({ stack, hands }: StackProps) {
  const styles = useStyles();
  const words = useWords();
  const { label, detail, cards, chips, act } = stack;
  const up = cards.flatMap((card) => (card.face === 'up' ? [card.name] : []));
  const spoken = words.blocks.stacks.cards(label, up, cards.length - up.length);
  const name = (
    <>
      <Text variant="name">{label}</Text>
      {detail !== undefined && (
        <Text variant="detail" tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
  return (
    <View style={styles.stack}>
      {act === undefined ? (
        <View style={styles.name} role="group" aria-label={spoken}>
          {name}
        </View>
      ) : (
        <Tap
          label={act.spoken ?? words.ship.row([spoken, act.label])}
          style={({ pressed }) => [styles.name, pressed && styles.pressed]}
          {...tapOf({ act, hands })}
        >
          {name}
        </Tap>
      )}
      <Cards stack={stack} hands={hands} />
      {chips !== undefined && <ChipRow chips={chips} hands={hands} />}
    </View>
  );
}

function Cards({ stack: { cards, places = 0, shape, colour }, hands }: StackProps) {
  const styles = useStyles();
  const isDisc = shape === 'disc';
  return (
    <View style={[styles.cards, isDisc && styles.overlapping]}>
      {cards.map((card, at) => (
        // Face down one is like another.
        <OneCard key={at} card={card} shape={shape} colour={colour} hands={hands} />
      ))}
      {Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => (
        <View key={`place ${at}`} style={styles.target} aria-hidden>
          <View style={[styles.card, isDisc && styles.disc, styles.empty]} />
        </View>
      ))}
    </View>
  );
}

type OneCardProps = Readonly<{ card: StackCard; hands: PageHands }> &
  Pick<StackView, 'shape' | 'colour'>;

/** A tap on one does its own act: reads what it says, turns it. */
function OneCard({ card, shape, colour, hands }: OneCardProps) {
  const styles = useStyles();
  const { stacks } = useWords().blocks;
  const { act } = card;
  const drawn = <CardFace card={card} shape={shape} colour={colour} />;
  if (act === undefined)
    return (
      <View style={shape === 'disc' ? styles.lies : styles.target} aria-hidden>
        {drawn}
      </View>
    );
  const name = card.face === 'up' ? card.name : stacks.down;
  return (
    <Tap
      label={act.spoken ?? `${name}: ${act.label}`}
      style={styles.target}
      {...tapOf({ act, hands })}
    >
      {drawn}
    </Tap>
  );
}

function CardFace({ card, shape, colour }: Omit<OneCardProps, 'hands'>) {
  const styles = useStyles();
  const { colors } = useTheme();
  const own = shape === 'disc' ? styles.disc : styles.card;
  if (card.face === 'up')
    return (
      <View style={[styles.card, own, { backgroundColor: colors[colour] }]}>
        <Icon name={card.sign} size={20} tone="onFill" />
      </View>
    );
  if (shape === 'disc')
    return (
      <View style={[styles.card, own, styles.hidden, { borderColor: colors[colour] }]}>
        <Icon name="covered" size={20} tone={colour} />
      </View>
    );
  return (
    <View style={[styles.card, own, styles.back]}>
      {[0, 1, 2].map((line) => (
        <View key={line} style={styles.line} />
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  stack: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s,
    minHeight: target + space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    backgroundColor: colors.surface,
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: target,
    justifyContent: 'center',
    borderRadius: radius.small,
  },
  pressed: { backgroundColor: colors.raised },
  cards: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, alignItems: 'center' },
  overlapping: { paddingLeft: 14 },
  target: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
  /** On those before it. */
  lies: { marginLeft: -14, height: target, justifyContent: 'center' },
  card: {
    width: 30,
    height: 40,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pip + 2,
  },
  disc: { width: 38, height: 38, borderRadius: radius.round },
  hidden: { borderWidth: 2, backgroundColor: colors.surface },
  back: { gap: 6, backgroundColor: colors.text },
  line: { width: 16, height: 2.5, borderRadius: 1, backgroundColor: colors.onFill },
  empty: { borderWidth: 2, borderColor: colors.outline },
}));
