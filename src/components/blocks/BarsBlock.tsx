import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { Panel, Section } from '../Panel';
import { Text } from '../Text';

/** Lengths to compare, each with its figure in words. */
export function BarsBlock({ block }: Readonly<{ block: BlockOf<'bars'> }>) {
  const styles = useStyles();
  const top = block.bars.reduce((most, { value }) => Math.max(most, value), 0);
  return (
    <Section title={block.label} {...(block.note !== undefined && { side: block.note })}>
      <Panel>
        {block.bars.map(({ label, value, text }, index) => (
          // A chart keeps its bars in one order.
          <View key={index} style={styles.bar}>
            <View style={styles.line}>
              <Text variant="strong" style={styles.name}>
                {label}
              </Text>
              <Text variant="name">{text}</Text>
            </View>
            <View style={styles.track}>
              <View
                style={[
                  styles.fill,
                  { width: `${top > 0 ? (100 * Math.max(0, value)) / top : 0}%` },
                ]}
              />
            </View>
          </View>
        ))}
      </Panel>
    </Section>
  );
}

const useStyles = makeStyles((colors) => ({
  bar: { gap: space.xs },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  name: { flexShrink: 1 },
  track: { height: 12, borderRadius: radius.pip, backgroundColor: colors.raised },
  fill: { height: 12, minWidth: 2, borderRadius: radius.pip, backgroundColor: colors.accent },
}));
