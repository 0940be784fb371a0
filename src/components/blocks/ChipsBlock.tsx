import { View } from 'react-native';

import type { BlockOf, Chip as ChipView } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { Chip, OrderChip } from '../Chip';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { markOf } from './toneMarks';
import type { PageHands } from './hands';

type ChipsBlockProps = Readonly<{ block: BlockOf<'chips'>; hands: PageHands }>;

/** Orders, keywords and marks under their name. */
export function ChipsBlock({ block, hands }: ChipsBlockProps) {
  return (
    <Section title={block.label}>
      <ChipRow chips={block.chips} hands={hands} />
    </Section>
  );
}

const canTap = ({ act, entry }: ChipView): boolean => act !== undefined || entry !== undefined;

type ChipRowProps = Readonly<{ chips: readonly ChipView[]; hands: PageHands }>;

/** Chips side by side. A tap does a chip's act, or reads its rule. */
export function ChipRow({ chips, hands }: ChipRowProps) {
  const styles = useStyles();
  const canTapAny = chips.some(canTap);
  return (
    <View style={[styles.row, !canTapAny && styles.apart]}>
      {chips.map((chip, index) => (
        // Two copies of an order have one label.
        <View key={index} style={[styles.one, canTapAny && !canTap(chip) && styles.amongTargets]}>
          <OneChip chip={chip} hands={hands} />
        </View>
      ))}
    </View>
  );
}

function OneChip({ chip, hands }: Readonly<{ chip: ChipView; hands: PageHands }>) {
  const styles = useStyles();
  const { act, entry, label, isOn, spoken } = chip;
  const { icon } = markOf(chip.tone);
  const read = entry === undefined ? undefined : () => hands.read(entry);
  const press = act === undefined ? read : () => hands.run(act);
  const why = act?.why;
  if (chip.solid !== true)
    return (
      <Chip
        label={label}
        {...(icon !== undefined && { icon })}
        {...(chip.die !== undefined && { die: chip.die })}
        {...(spoken !== undefined && { name: spoken })}
        {...(press && { onPress: press })}
        {...(read && { onHold: read })}
        {...(isOn !== undefined && { isSelected: isOn })}
        {...(why !== undefined && { why })}
      />
    );
  const body = <OrderChip code={label} />;
  if (press === undefined) return body;
  return (
    <Tap
      label={spoken ?? label}
      onPress={press}
      style={styles.target}
      {...(read && { onHold: read })}
      {...(why !== undefined && { why })}
    >
      {body}
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  // Chips that are tapped stand apart by the height of their targets; the others keep in step with them.
  apart: { rowGap: space.s },
  one: { maxWidth: '100%' },
  amongTargets: { minHeight: target, justifyContent: 'center' },
  target: { minHeight: target, minWidth: target, justifyContent: 'center' },
}));
