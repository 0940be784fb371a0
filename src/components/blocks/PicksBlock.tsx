import { View } from 'react-native';

import type { BlockOf, Option } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { List } from '../ListRow';
import { Section } from '../Panel';
import { OptionRow } from './OptionRow';
import { isSameAnswer } from './sameAnswer';
import type { PageHands } from './hands';

type PicksBlockProps = Readonly<{ block: BlockOf<'picks'>; hands: PageHands }>;

/** Several of several: chips, or lines where they have more to say. */
export function PicksBlock({ block, hands }: PicksBlockProps) {
  const styles = useStyles();
  const { id, values, options } = block;
  const isLong = options.some(({ detail }) => detail !== undefined);
  const isOn = ({ value }: Option) => values.some((one) => isSameAnswer(one, value));
  const toggle = (option: Option) =>
    hands.answer(
      id,
      isOn(option)
        ? values.filter((one) => !isSameAnswer(one, option.value))
        : [...values, option.value],
    );
  const drawn = options.map((option, at) => (
    // Picks keep their options in one order.
    <OptionRow
      key={at}
      option={option}
      look={isLong ? 'row' : 'chip'}
      role="switch"
      isOn={isOn(option)}
      onPress={() => toggle(option)}
      {...(option.team !== undefined && { team: hands.shapeOf(option.team) })}
    />
  ));
  return (
    <Section title={block.label}>
      <View role="group" aria-label={block.label} style={!isLong && styles.wrap}>
        {isLong ? <List>{drawn}</List> : drawn}
      </View>
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}));
