import { View } from 'react-native';

import type { DieFace, FaceValue } from '../../core/dice/die';
import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { Stepper } from '../Stepper';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { FaceGives, faceName } from './FaceGives';

type DiceCountsProps = Readonly<{
  block: BlockOf<'dice'>;
  onSet: (dice: readonly FaceValue[]) => void;
}>;

/** Faces that give the same are entered as one of them. */
interface Group {
  readonly face: DieFace;
  readonly values: readonly FaceValue[];
}

const givesOf = ({ gives = '', signs = [] }: DieFace): string =>
  gives === '' && signs.length === 0 ? '' : `${gives} ${signs.length}`;

/** What dice can give, each once; face by face where all give the same. */
export function groupsOf(faces: readonly DieFace[]): readonly Group[] {
  const kinds = [...new Set(faces.map(givesOf))];
  if (kinds.length === 1) return faces.map((face) => ({ face, values: [face.value] }));
  return kinds.flatMap((kind) => {
    const same = faces.filter((face) => givesOf(face) === kind);
    return same.slice(0, 1).map((face) => ({ face, values: same.map(({ value }) => value) }));
  });
}

const isMiss = ({ face }: Group): boolean => givesOf(face) === '';

/** So many keys stand side by side, and three times as many in rows; for more dice there is a counter. */
const keysInRow = 6;
const mostKeys = 3 * keysInRow;

/** How many dice give what: only what matters is asked for, and the rest has missed. */
export function DiceCounts({ block, onSet }: DiceCountsProps) {
  const styles = useStyles();
  const say = useWords().blocks.dice;
  const { dice, count, faces } = block;
  const groups = groupsOf(faces);
  const areAlike = groups.every(isMiss);
  const miss = areAlike ? undefined : groups.find(isMiss);
  const left = Math.max(0, count - dice.length);
  const setCount = ({ face, values }: Group, to: number) =>
    onSet([
      ...dice.filter((die) => !values.includes(die)),
      ...Array.from({ length: to }, () => face.value),
    ]);
  return (
    <View style={styles.counts}>
      {groups
        .filter((group) => group !== miss)
        .map((group) => {
          const now = dice.filter((die) => group.values.includes(die)).length;
          return (
            <CountRow
              key={group.face.value}
              group={group}
              now={now}
              max={now + left}
              count={count}
              onSet={(to) => setCount(group, to)}
            />
          );
        })}
      {miss !== undefined && (
        <Button
          label={say.restMissed(left)}
          {...(left === 0 && { why: say.full })}
          onPress={() => onSet([...dice, ...Array.from({ length: left }, () => miss.face.value)])}
        />
      )}
    </View>
  );
}

/** One key for each number, in rows of the same length or one less. */
function keyRows(count: number): readonly (readonly number[])[] {
  const inRow = Math.ceil(count / Math.ceil(count / keysInRow));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return all
    .filter((_, at) => at % inRow === 0)
    .map((first) => all.slice(first - 1, first - 1 + inRow));
}

type CountRowProps = Readonly<{
  group: Group;
  now: number;
  max: number;
  count: number;
  onSet: (to: number) => void;
}>;

function CountRow({ group: { face, values }, now, max, count, onSet }: CountRowProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.blocks.dice;
  const name = say.ofFace(values.length === 1 ? faceName(face) : '', face.gives ?? '');
  return (
    <View style={styles.count}>
      <View style={styles.face}>
        <FaceGives face={face} />
        <Text variant="detail" tone="muted" silent maxScale={1.3}>
          {say.faces(values)}
        </Text>
      </View>
      {count > mostKeys ? (
        <Stepper name={name} value={now} max={max} onSet={onSet} />
      ) : (
        <View style={styles.rows}>
          {keyRows(count).map((row) => (
            <View key={row[0]} style={styles.keys}>
              {row.map((to) => (
                <Tap
                  key={to}
                  label={say.countOf(to, name)}
                  selected={to === now}
                  onPress={() => onSet(to === now ? 0 : to)}
                  style={({ pressed }) => [
                    styles.key,
                    to === now && styles.chosen,
                    pressed && styles.pressed,
                  ]}
                  {...(to > max && { why: say.full })}
                >
                  <Text variant="value" align="center" tone={to > max ? 'muted' : 'text'}>
                    {words.figures.number(to)}
                  </Text>
                </Tap>
              ))}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  counts: { gap: space.s },
  count: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: target,
  },
  face: { flexShrink: 1, minWidth: 64, alignItems: 'flex-start' },
  rows: { flexGrow: 1, flexShrink: 1, gap: 2 },
  keys: { flexDirection: 'row', justifyContent: 'flex-end', gap: 2 },
  key: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: 64,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    backgroundColor: colors.raised,
    borderWidth: 2,
    borderColor: colors.raised,
  },
  chosen: { borderColor: colors.accent },
  pressed: { backgroundColor: colors.line },
}));
