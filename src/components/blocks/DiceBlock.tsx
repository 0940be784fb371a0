import { useState } from 'react';
import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Panel, Section } from '../Panel';
import { SegmentedControl } from '../SegmentedControl';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { DiceCounts } from './DiceCounts';
import { FaceGives } from './FaceGives';
import type { PageHands } from './hands';

type DiceBlockProps = Readonly<{ block: BlockOf<'dice'>; hands: PageHands }>;

export const dieFaces = [1, 2, 3, 4, 5, 6] as const;

/** Dice that were rolled on the table, entered with big keys; or rolled by the app. */
export function DiceBlock({ block, hands }: DiceBlockProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.dice;
  const [way, setWay] = useState<'each' | 'counts'>('each');
  const { id, label, count, dice, note } = block;
  const left = Math.max(0, count - dice.length);
  const set = (next: readonly number[]) => hands.answer(id, next);
  return (
    <Section title={label} side={say.progress(dice.length, count)}>
      <Panel>
        <Entered block={block} onSet={set} />
        {note !== undefined && (
          <Text variant="detail" tone="muted">
            {note}
          </Text>
        )}
        {way === 'each' ? (
          <Keys block={block} left={left} onSet={set} />
        ) : (
          <DiceCounts block={block} onSet={set} />
        )}
        <View style={styles.acts}>
          <View style={styles.grows}>
            <Button
              icon="dice"
              label={left > 0 ? say.roll(left) : say.clear}
              onPress={() => set(left > 0 ? [...dice, ...hands.roll(left)] : [])}
            />
          </View>
          <Tap
            label={say.takeBack}
            onPress={() => dice.length > 0 && set(dice.slice(0, -1))}
            style={({ pressed }) => [styles.undo, pressed && styles.pressed]}
          >
            <Icon name="backspace" tone={dice.length > 0 ? 'text' : 'outline'} />
          </Tap>
        </View>
        {count > 1 && (
          <SegmentedControl
            name={say.way}
            value={way}
            choices={[
              { value: 'each', label: say.each },
              { value: 'counts', label: say.counts },
            ]}
            onChoose={setWay}
          />
        )}
      </Panel>
    </Section>
  );
}

type EnterProps = Readonly<{
  block: BlockOf<'dice'>;
  onSet: (dice: readonly number[]) => void;
}>;

/** The dice so far, and a place for each that is missing; a tap on one takes it back. */
function Entered({ block: { label, dice, count }, onSet }: EnterProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.dice;
  return (
    <View
      role="group"
      aria-label={say.entered(label, dice.length, count)}
      style={styles.entered}
      aria-live="polite"
    >
      {dice.map((face, at) => (
        // Dice stand in the order they were entered.
        <Tap
          key={at}
          label={say.takeBackOne(face)}
          onPress={() => onSet(dice.filter((_, other) => other !== at))}
          style={styles.place}
        >
          <View style={styles.die}>
            <Text variant="value" tone="onFill" maxScale={1.3}>
              {words.figures.number(face)}
            </Text>
          </View>
        </Tap>
      ))}
      {Array.from({ length: Math.max(0, count - dice.length) }, (_, at) => (
        <View key={`open ${at}`} style={styles.place} aria-hidden>
          <View style={[styles.die, styles.open]} />
        </View>
      ))}
    </View>
  );
}

type KeysProps = EnterProps & Readonly<{ left: number }>;

function Keys({ block, left, onSet }: KeysProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.dice;
  return (
    <View style={styles.keys}>
      {dieFaces.map((face) => (
        <Tap
          key={face}
          label={say.face(face, block.faces?.[face - 1] ?? '')}
          onPress={() => onSet([...block.dice, face])}
          style={({ pressed }) => [
            styles.key,
            left === 0 && styles.spent,
            pressed && styles.pressed,
          ]}
          {...(left === 0 && { why: say.full })}
        >
          <Text variant="figure" align="center" maxScale={1.4} tone={left > 0 ? 'text' : 'muted'}>
            {words.figures.number(face)}
          </Text>
          <FaceGives block={block} face={face} />
        </Tap>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  entered: { flexDirection: 'row', flexWrap: 'wrap', minHeight: target, marginHorizontal: -4 },
  place: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
  die: {
    width: 40,
    height: 40,
    borderRadius: radius.small,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.accent,
  },
  open: {
    backgroundColor: 'transparent',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: colors.outline,
  },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: {
    flexGrow: 1,
    flexBasis: '28%',
    minHeight: 68,
    paddingVertical: space.xs,
    paddingHorizontal: 2,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.raised,
  },
  spent: { opacity: 0.6 },
  pressed: { backgroundColor: colors.line },
  acts: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grows: { flex: 1 },
  undo: {
    width: 60,
    minHeight: 52,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.raised,
  },
}));
