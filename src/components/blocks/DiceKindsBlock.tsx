import { useState } from 'react';
import { View } from 'react-native';

import type { DieFace } from '../../core/dice/die';
import type { BlockOf, DiceKind } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Die } from '../Die';
import { Icon } from '../Icon';
import { Panel, Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { useNextInSight } from '../useNextInSight';
import { DiceActs } from './DiceActs';
import { FaceGives, faceName } from './FaceGives';
import type { PageHands } from './hands';

type DiceKindsBlockProps = Readonly<{ block: BlockOf<'diceKinds'>; hands: PageHands }>;

const isFace = (face: DieFace | null): face is DieFace => face !== null;

/** Dice of several kinds: a tap on a face adds one, a hold or the backspace takes one away. */
export function DiceKindsBlock({ block, hands }: DiceKindsBlockProps) {
  const { dice: say } = useWords().blocks;
  const asked = useNextInSight();
  const [touched, setTouched] = useState<string>();
  const rolled = block.kinds.filter(({ why }) => why === undefined);
  const count = rolled.reduce((sum, kind) => sum + kind.count, 0);
  const entered = rolled.reduce((sum, kind) => sum + kind.dice.length, 0);
  const answer: PageHands['answer'] = (id, dice) => {
    setTouched(id);
    hands.answer(id, dice);
  };
  const filled = rolled.filter(({ dice }) => dice.length > 0);
  const last = filled.find(({ id }) => id === touched) ?? filled.at(-1);
  const rollRest = () =>
    hands.change(
      Object.fromEntries(
        rolled.map(({ id, dice, count: all, faces }) => [
          id,
          [...dice, ...hands.roll(faces.filter(isFace), all - dice.length)],
        ]),
      ),
    );
  const clear = () => hands.change(Object.fromEntries(rolled.map(({ id }) => [id, []])));
  return (
    <View ref={asked}>
      <Section title={block.label} side={say.progress(entered, count)}>
        <Panel>
          {block.kinds.map((kind) => (
            <Kind key={kind.id} kind={kind} answer={answer} />
          ))}
          <DiceActs
            left={count - entered}
            onRoll={count > entered ? rollRest : clear}
            {...(last && { onTakeBack: () => answer(last.id, last.dice.slice(0, -1)) })}
          />
        </Panel>
        {block.totals !== undefined && <Totals totals={block.totals} />}
      </Section>
    </View>
  );
}

type KindProps = Readonly<{ kind: DiceKind; answer: PageHands['answer'] }>;

/** Below it a row and its keys do not fit side by side. */
const narrow = 380;

function Kind({ kind, answer }: KindProps) {
  const styles = useStyles();
  const { diceKinds } = useWords().blocks;
  const { width, isStacked } = useLayout();
  const { id, name, look, count, dice, faces, why } = kind;
  const words = diceKinds.of(name, count);
  if (why !== undefined)
    return (
      <View style={styles.out}>
        <Die look={look} isMuted />
        <Text variant="detail" tone="muted" style={styles.grows}>
          {why}
        </Text>
      </View>
    );
  return (
    <View style={[styles.kind, (width < narrow || isStacked) && styles.above]}>
      <View style={styles.head} role="group" aria-label={words}>
        <Die look={look} size={36} />
        <Text variant="value" silent maxScale={1.3}>
          {String(count)}
        </Text>
      </View>
      <View style={styles.keys}>
        {faces.map((face, at) =>
          face === null ? (
            <View key={at} style={styles.gap} />
          ) : (
            <Key
              key={face.value}
              kind={kind}
              face={face}
              onSet={(to) =>
                answer(id, [
                  ...dice.filter((value) => value !== face.value),
                  ...Array.from({ length: to }, () => face.value),
                ])
              }
            />
          ),
        )}
      </View>
    </View>
  );
}

type KeyProps = Readonly<{ kind: DiceKind; face: DieFace; onSet: (count: number) => void }>;

function Key({ kind: { name, dice, count }, face, onSet }: KeyProps) {
  const styles = useStyles();
  const { blocks, figures } = useWords();
  const now = dice.filter((value) => value === face.value).length;
  const isFull = dice.length >= count;
  return (
    <Tap
      label={blocks.diceKinds.key(name, faceName(face), now)}
      onPress={() => onSet(now + 1)}
      onHold={() => onSet(Math.max(0, now - 1))}
      style={({ pressed }) => [
        styles.key,
        now > 0 && styles.counted,
        isFull && now === 0 && styles.spent,
        pressed && styles.pressed,
      ]}
      {...(isFull && { why: blocks.dice.full })}
    >
      {typeof face.value === 'number' && (
        <Text variant="value" align="center" silent maxScale={1.3}>
          {figures.number(face.value)}
        </Text>
      )}
      <FaceGives face={face} size={(face.signs ?? []).length > 1 ? 18 : 24} />
      {now > 0 && (
        <Text variant="value" align="center" silent maxScale={1.3}>
          {figures.number(now)}
        </Text>
      )}
    </Tap>
  );
}

type TotalsProps = Readonly<{ totals: NonNullable<BlockOf<'diceKinds'>['totals']> }>;

function Totals({ totals }: TotalsProps) {
  const styles = useStyles();
  const { figures } = useWords();
  return (
    <View style={styles.totals}>
      {totals.map(({ label, value, sign }) => (
        <View key={label} style={styles.total}>
          <Icon name={sign} tone={sign.colour ?? 'text'} />
          <Text variant="heading">{figures.number(value)}</Text>
          <Text variant="detail" tone="muted">
            {label}
          </Text>
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  kind: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  above: { flexDirection: 'column', alignItems: 'stretch' },
  out: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 36 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 60 },
  keys: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', gap: space.xs },
  gap: { flex: 1 },
  key: {
    flex: 1,
    minWidth: target,
    minHeight: 62,
    paddingVertical: space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: colors.raised,
    backgroundColor: colors.raised,
  },
  counted: { borderColor: colors.accent },
  spent: { opacity: 0.6 },
  pressed: { backgroundColor: colors.line },
  grows: { flex: 1 },
  totals: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    columnGap: space.m,
  },
  total: { flexDirection: 'row', alignItems: 'center', gap: space.s },
}));
