import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Stepper } from '../Stepper';
import { Text } from '../Text';
import { FaceGives } from './FaceGives';

type DiceCountsProps = Readonly<{
  block: BlockOf<'dice'>;
  onSet: (dice: readonly number[]) => void;
}>;

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How many dice show each face. */
export function DiceCounts({ block, onSet }: DiceCountsProps) {
  const styles = useStyles();
  const words = useWords();
  const { dice, count } = block;
  const left = Math.max(0, count - dice.length);
  const setCount = (face: number, to: number) =>
    onSet([...dice.filter((die) => die !== face), ...Array.from({ length: to }, () => face)]);
  return (
    <View style={styles.counts}>
      {faces.map((face) => {
        const now = dice.filter((die) => die === face).length;
        return (
          <View key={face} style={styles.count}>
            <View style={styles.face}>
              <Text variant="figure" maxScale={1.3} silent>
                {words.figures.number(face)}
              </Text>
              <FaceGives gives={block.faces?.[face - 1]} icons={block.icons?.[face - 1]} />
            </View>
            <Stepper
              name={words.blocks.dice.ofFace(face, block.faces?.[face - 1] ?? '')}
              value={now}
              max={now + left}
              onSet={(to) => setCount(face, to)}
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
