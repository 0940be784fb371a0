import { View } from 'react-native';

import type { ArmamentRow, Block } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { ArcPicture } from '../ArcPicture';
import { Chip } from '../Chip';
import { Section } from '../Panel';
import { Text } from '../Text';

type ArmamentsBlockProps = Readonly<{ block: Extract<Block, { block: 'armaments' }> }>;

/** Every armament: its arc as a picture, its dice as a number, and what it is. */
export function ArmamentsBlock({ block }: ArmamentsBlockProps) {
  const styles = useStyles();
  return (
    <Section title={block.label}>
      <View>
        {block.rows.map((row) => (
          <View key={row.id} style={styles.row}>
            <ArcPicture rays={row.rays} />
            <Names row={row} />
            <Dice dice={row.dice} />
          </View>
        ))}
      </View>
    </Section>
  );
}

function Names({ row }: Readonly<{ row: ArmamentRow }>) {
  const styles = useStyles();
  return (
    <View style={styles.names}>
      <Text variant="name">{row.name}</Text>
      <Text variant="detail" tone="muted">
        {row.detail}
      </Text>
      {row.mark !== null && <Chip label={row.mark} />}
    </View>
  );
}

function Dice({ dice }: Readonly<{ dice: number }>) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.dice}>
      <Text variant="value">{words.figures.number(dice)}</Text>
      <Text variant="code" tone="muted">
        {words.armament.dice(dice)}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
    paddingVertical: space.s,
    borderTopWidth: 1,
    borderColor: colors.line,
  },
  names: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  dice: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs },
}));
