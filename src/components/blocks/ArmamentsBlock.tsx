import { memo } from 'react';
import { View } from 'react-native';

import type { ArmamentRow, BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { ArcPicture } from '../ArcPicture';
import { Chip } from '../Chip';
import { Section } from '../Panel';
import { Text } from '../Text';
import { ActButton } from './ActButton';
import type { PageHands } from './hands';

type ArmamentsBlockProps = Readonly<{ block: BlockOf<'armaments'>; hands: PageHands }>;

/** Every armament: its arc as a picture, its dice as a number, and a button. */
export function ArmamentsBlock({ block, hands }: ArmamentsBlockProps) {
  return (
    <Section title={block.label}>
      <View>
        {block.rows.map((row) => (
          <OneArmament key={row.id} row={row} hands={hands} />
        ))}
      </View>
    </Section>
  );
}

type OneArmamentProps = Readonly<{ row: ArmamentRow; hands: PageHands }>;

const OneArmament = memo(function OneArmament({ row, hands }: OneArmamentProps) {
  const styles = useStyles();
  const words = useWords();
  const { name, act } = row;
  return (
    <View style={styles.row}>
      <View style={styles.what}>
        <ArcPicture rays={row.rays} />
        <View style={styles.names}>
          <Text variant="name">{name}</Text>
          <Text variant="detail" tone="muted">
            {row.detail}
          </Text>
          {row.mark !== null && (
            <View style={styles.mark}>
              <Chip label={row.mark} icon="exhausted" />
            </View>
          )}
        </View>
      </View>
      <View style={styles.dice}>
        <Text variant="value">{words.figures.number(row.dice)}</Text>
        <Text variant="code" tone="muted">
          {words.armament.dice(row.dice)}
        </Text>
      </View>
      {act !== undefined && (
        <ActButton
          act={{ spoken: words.armament.act(act.label, name), ...act }}
          hands={hands}
          kind="primary"
        />
      )}
    </View>
  );
});

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    minHeight: target,
    paddingVertical: space.s,
    borderTopWidth: 1,
    borderColor: colors.line,
  },
  what: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 170,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
  },
  names: { flex: 1 },
  mark: { alignSelf: 'flex-start' },
  dice: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs },
}));
