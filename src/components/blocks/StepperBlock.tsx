import { View } from 'react-native';

import { Stepped } from '../../core/pages/answers';
import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { Stepper } from '../Stepper';
import { RuleName } from './RuleName';
import type { PageHands } from './hands';

type StepperBlockProps = Readonly<{ block: BlockOf<'stepper'>; hands: PageHands }>;

/** A number with less and more. */
export function StepperBlock({ block, hands }: StepperBlockProps) {
  const styles = useStyles();
  const { id, label, value, min, max, first, orNone = false, entry } = block;
  const bounds = { min, max, orNone };
  return (
    <View style={styles.row}>
      <View style={styles.name}>
        <RuleName label={label} hands={hands} entry={entry} />
      </View>
      {/* Beside the middle of a name of several lines. */}
      <View>
        <Stepper
          name={label}
          value={value}
          min={orNone && value !== null ? min - 1 : min}
          max={max}
          {...(first !== undefined && { first })}
          onSet={(to, from) => hands.answer(id, new Stepped(from, to, bounds))}
        />
      </View>
    </View>
  );
}

const useStyles = makeStyles(() => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
}));
