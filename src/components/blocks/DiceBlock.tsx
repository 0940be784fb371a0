import { memo, useCallback } from 'react';
import { View } from 'react-native';

import type { DiceWay, DieFace, FaceValue } from '../../core/dice/die';
import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Panel, Section } from '../Panel';
import { SegmentedControl } from '../SegmentedControl';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { useNextInSight } from '../useNextInSight';
import { DiceActs } from './DiceActs';
import { DiceCounts } from './DiceCounts';
import { FaceGives, faceName, FaceUp } from './FaceGives';
import type { PageHands } from './hands';
import { useDiceWay } from './useDiceWay';

type DiceBlockProps = Readonly<{ block: BlockOf<'dice'>; hands: PageHands }>;

/** Dice that were rolled on the table, entered with big keys; or rolled by the app. */
export function DiceBlock({ block, hands }: DiceBlockProps) {
  const say = useWords().blocks.dice;
  const { way, set: setWay } = useDiceWay();
  const { id, label, count, dice, note } = block;
  const set = useCallback((next: readonly FaceValue[]) => hands.answer(id, next), [hands, id]);
  const asked = useNextInSight();
  return (
    <View ref={asked}>
      <Section title={label} side={say.progress(dice.length, count)}>
        <Panel>
          <Entered label={label} dice={dice} count={count} faces={block.faces} onSet={set} />
          {note !== undefined && (
            <Text variant="detail" tone="muted">
              {note}
            </Text>
          )}
          {way === 'counts' && count > 1 && <DiceCounts block={block} onSet={set} />}
          {(way === 'table' || (way === 'counts' && count === 1)) && (
            <Keys block={block} onSet={set} />
          )}
          <Acts
            dice={dice}
            count={count}
            faces={block.faces}
            onSet={set}
            roll={hands.roll}
            draws={block.draws}
          />
          {block.draws === undefined && <Ways way={way} onChoose={setWay} />}
        </Panel>
      </Section>
    </View>
  );
}

/** A modifier changes what the keys give, and nothing else: the other parts are not drawn anew. */
const Ways = memo(function Ways({
  way,
  onChoose,
}: Readonly<{ way: DiceWay; onChoose: (way: DiceWay) => void }>) {
  const say = useWords().blocks.dice;
  return (
    <SegmentedControl
      name={say.way}
      value={way}
      choices={[
        { value: 'table', label: say.each },
        { value: 'counts', label: say.counts },
        { value: 'app', label: say.app },
      ]}
      onChoose={onChoose}
    />
  );
});

type DiceProps = Readonly<{
  dice: readonly FaceValue[];
  count: number;
  faces: readonly DieFace[];
  onSet: (dice: readonly FaceValue[]) => void;
}>;

type ActsProps = DiceProps & Pick<PageHands, 'roll'> & Readonly<{ draws: string | undefined }>;

const Acts = memo(function Acts({ dice, count, faces, onSet, roll, draws }: ActsProps) {
  const left = Math.max(0, count - dice.length);
  return (
    <DiceActs
      left={left}
      draws={draws}
      onRoll={() => onSet(left > 0 ? [...dice, ...roll(faces, left)] : [])}
      {...(dice.length > 0 && { onTakeBack: () => onSet(dice.slice(0, -1)) })}
    />
  );
});

/** So many empty places are drawn: of forty dice the rest is a number. */
const mostOpen = 10;

/** The dice so far, and a place for each that is missing; a tap on one takes it back. */
const Entered = memo(function Entered(props: DiceProps & Readonly<{ label: string }>) {
  const { label, dice, count, faces, onSet } = props;
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
      {dice.map((value, at) => {
        const face = faces.find((one) => one.value === value) ?? { value };
        return (
          // Dice stand in the order they were entered.
          <Tap
            key={at}
            label={say.takeBackOne(faceName(face))}
            onPress={() => onSet(dice.filter((_, other) => other !== at))}
            style={styles.place}
          >
            <View style={styles.die}>
              <FaceUp face={face} tone="onFill" />
            </View>
          </Tap>
        );
      })}
      {Array.from({ length: Math.min(mostOpen, count - dice.length) }, (_, at) => (
        <View key={`open ${at}`} style={styles.place} aria-hidden>
          <View style={[styles.die, styles.open]} />
        </View>
      ))}
    </View>
  );
});

type KeysProps = Readonly<{ block: BlockOf<'dice'>; onSet: DiceProps['onSet'] }>;

function Keys({ block: { dice, count, faces }, onSet }: KeysProps) {
  const styles = useStyles();
  const enter = useCallback((face: FaceValue) => onSet([...dice, face]), [dice, onSet]);
  return (
    <View style={styles.keys}>
      {faces.map((face) => (
        <Key key={face.value} face={face} isFull={dice.length >= count} onEnter={enter} />
      ))}
    </View>
  );
}

type KeyProps = Readonly<{
  face: DieFace;
  isFull: boolean;
  onEnter: (face: FaceValue) => void;
}>;

const Key = memo(function Key({ face, isFull, onEnter }: KeyProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.dice;
  return (
    <Tap
      label={say.face(faceName(face), face.gives ?? '')}
      onPress={() => onEnter(face.value)}
      style={({ pressed }) => [styles.key, isFull && styles.spent, pressed && styles.pressed]}
      {...(isFull && { why: say.full })}
    >
      {typeof face.value === 'number' && (
        <Text variant="figure" align="center" maxScale={1.4} tone={isFull ? 'muted' : 'text'}>
          {words.figures.number(face.value)}
        </Text>
      )}
      <FaceGives face={face} />
    </Tap>
  );
});

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
}));
