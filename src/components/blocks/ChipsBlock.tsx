import { View } from 'react-native';

import type { Block, Chip as ChipView } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { Chip, OrderChip } from '../Chip';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import type { PageHands } from './hands';

type ChipsBlockProps = Readonly<{ block: Extract<Block, { block: 'chips' }>; hands: PageHands }>;

/** Orders, keywords and marks side by side. A tap does a chip's act, or reads its rule. */
export function ChipsBlock({ block, hands }: ChipsBlockProps) {
  const styles = useStyles();
  return (
    <Section title={block.label}>
      <View style={styles.row}>
        {block.chips.map((chip, index) => (
          // Two copies of an order have one label.
          <OneChip key={index} chip={chip} hands={hands} />
        ))}
      </View>
    </Section>
  );
}

function OneChip({ chip, hands }: Readonly<{ chip: ChipView; hands: PageHands }>) {
  const styles = useStyles();
  const { act, entry, label, isOn } = chip;
  const read = entry === undefined ? undefined : () => hands.read(entry);
  const press = act === undefined ? read : () => hands.play(act.command);
  if (chip.solid !== true)
    return (
      <Chip
        label={label}
        {...(press && { onPress: press })}
        {...(read && { onHold: read })}
        {...(isOn !== undefined && { isSelected: isOn })}
      />
    );
  const body = <OrderChip code={label} />;
  if (press === undefined) return body;
  return (
    <Tap label={chip.spoken ?? label} onPress={press} style={styles.target}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  target: { minHeight: target, minWidth: target, justifyContent: 'center' },
}));
