import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Block, BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { useUnfoldedInSight } from '../useNextInSight';

type FoldBlockProps = Readonly<{
  block: BlockOf<'fold'>;
  draw: (block: Block, key: number) => ReactNode;
}>;

/** One line until it is tapped. What is in it keeps its place while it is unfolded. */
export function FoldBlock({ block, draw }: FoldBlockProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const unfolded = useUnfoldedInSight(isOpen);
  return (
    <View ref={unfolded} style={styles.fold}>
      <Tap
        label={`${block.label}, ${block.note}`}
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={({ pressed, hovered }) => [styles.line, (pressed || hovered) && styles.pressed]}
      >
        <View style={styles.words}>
          <Text variant="name">{block.label}</Text>
          <Text variant="detail" tone="muted">
            {block.note}
          </Text>
        </View>
        <View style={isOpen && styles.turned}>
          <Icon name="down" size={20} tone="muted" />
        </View>
      </Tap>
      {(isOpen ? block.blocks : block.folded).map(draw)}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  fold: { gap: space.l },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: primaryHeight,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
}));
