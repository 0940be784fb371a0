import { View } from 'react-native';

import type { BlockOf, SumRow } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Panel, Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { tapOf } from './ActButton';
import type { PageHands } from './hands';

type SumBlockProps = Readonly<{ block: BlockOf<'sum'>; hands: PageHands }>;

/** Everything that goes into a number, each with its source; the number itself below the line. */
export function SumBlock({ block: { label, rows, total, isCount = false }, hands }: SumBlockProps) {
  const styles = useStyles();
  const words = useWords();
  const hasRemoves = rows.some(({ remove }) => remove !== undefined);
  return (
    <Section title={label}>
      <Panel isTight>
        {rows.map((row, index) => (
          // Two friends may give the same modifier.
          <View key={index} style={styles.row}>
            <Source row={row} hands={hands} isCount={isCount && index === 0} />
            {row.remove !== undefined && (
              <Tap
                label={row.remove.spoken ?? row.remove.label}
                style={styles.remove}
                {...tapOf({ act: row.remove, hands })}
              >
                <Icon name="close" size={18} tone="muted" />
              </Tap>
            )}
            {row.remove === undefined && hasRemoves && <View style={styles.remove} />}
          </View>
        ))}
        <View style={[styles.row, rows.length > 0 && styles.total]}>
          <View style={styles.grows}>
            <Text variant="name">{total.label}</Text>
            {total.note !== undefined && (
              <Text variant="detail" tone="muted">
                {total.note}
              </Text>
            )}
          </View>
          <Text variant="figure" align="right" live>
            {isCount ? words.figures.number(total.value) : words.figures.signed(total.value)}
          </Text>
          {hasRemoves && <View style={styles.remove} />}
        </View>
      </Panel>
    </Section>
  );
}

type SourceProps = Readonly<{ row: SumRow; hands: PageHands; isCount: boolean }>;

/** One source: it opens its rule. What the limit takes away is struck out, and says so. */
function Source({ row, hands, isCount }: SourceProps) {
  const styles = useStyles();
  const { sum } = useWords().blocks;
  const words = useWords();
  const { label, rule, entry, value } = row;
  const isWasted = row.wasted === true;
  const figure = isCount ? words.figures.number(value) : words.figures.signed(value);
  const body = (
    <>
      <Text tone={isWasted ? 'muted' : 'text'} style={styles.grows}>
        {label}
      </Text>
      {isWasted && (
        <Text variant="code" tone="muted">
          {sum.wasted}
        </Text>
      )}
      {rule !== null && (
        <Text variant="code" tone="muted">
          {rule}
        </Text>
      )}
      <Text
        variant="value"
        tone={isWasted ? 'muted' : 'text'}
        align="right"
        style={[styles.value, isWasted && styles.struck]}
      >
        {figure}
      </Text>
    </>
  );
  const spoken = (isWasted ? sum.wastedRow : sum.row)(label, value);
  if (entry === undefined)
    return (
      <View style={styles.source} accessible aria-label={spoken}>
        {body}
      </View>
    );
  return (
    <Tap label={spoken} onPress={() => hands.read(entry)} style={styles.source}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: target },
  source: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: space.m,
    minHeight: target,
  },
  grows: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  value: { minWidth: 36 },
  struck: { textDecorationLine: 'line-through' },
  remove: {
    width: target,
    height: target,
    marginRight: -space.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  total: { borderTopWidth: 1, borderTopColor: colors.line, paddingVertical: space.xs },
}));
