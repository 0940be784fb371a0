import { View } from 'react-native';

import type { FaceValue } from '../../core/dice/die';
import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Stepper } from '../Stepper';
import { Text } from '../Text';
import { FaceGives, faceName } from './FaceGives';

type DiceCountsProps = Readonly<{
  block: BlockOf<'dice'>;
  onSet: (dice: readonly FaceValue[]) => void;
}>;

/** How many dice show each face. */
export function DiceCounts({ block, onSet }: DiceCountsProps) {
  const styles = useStyles();
  const words = useWords();
  const { dice, count, faces } = block;
  const left = Math.max(0, count - dice.length);
  const setCount = (face: FaceValue, to: number) =>
    onSet([...dice.filter((die) => die !== face), ...Array.from({ length: to }, () => face)]);
  return (
    <View style={styles.counts}>
      {faces.map((face) => {
        const now = dice.filter((die) => die === face.value).length;
        return (
          <View key={face.value} style={styles.count}>
            <View style={styles.face}>
              {typeof face.value === 'number' && (
                <Text variant="figure" maxScale={1.3} silent>
                  {words.figures.number(face.value)}
                </Text>
              )}
              <FaceGives face={face} />
            </View>
            <Stepper
              name={words.blocks.dice.ofFace(faceName(face), face.gives ?? '')}
              value={now}
              max={now + left}
              onSet={(to) => setCount(face.value, to)}
            />
          </View>
        );
      })}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  count: {
    flexGrow: 1,
    flexBasis: 210,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: target,
  },
  face: { flexDirection: 'row', flexShrink: 1, alignItems: 'center', gap: space.s },
}));
