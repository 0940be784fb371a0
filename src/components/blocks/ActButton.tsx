import { memo } from 'react';
import { View } from 'react-native';

import type { Act } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button, type ButtonProps } from '../Button';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { markOf } from './toneMarks';
import type { PageHands } from './hands';

type ActProps = Readonly<{ act: Act; hands: PageHands }>;

/** What a tap on an act does, says and reads, whatever it looks like. */
export function tapOf({ act, hands }: ActProps) {
  const { entry, why, anyway } = act;
  return {
    onPress: () => hands.run(act),
    ...(entry !== undefined && { onHold: () => hands.read(entry) }),
    ...(why !== undefined && { why }),
    ...(anyway && { anyway: { label: anyway.label, onPress: () => hands.run(anyway) } }),
  };
}

type ActButtonProps = ActProps &
  Readonly<{ kind?: NonNullable<ButtonProps['kind']>; fills?: boolean }>;

/** An act as a button that takes its share of the row. */
export const ActButton = memo(function ActButton(props: ActButtonProps) {
  const { act, hands, kind = 'secondary', fills = false } = props;
  const { icon } = markOf(act.tone);
  return (
    <Button
      kind={kind}
      fills={fills}
      label={act.label}
      name={act.spoken ?? act.label}
      {...(icon !== undefined && { icon })}
      {...tapOf({ act, hands })}
    />
  );
});

/** An act as a line of a list, with what it is in a few words. */
export const ActRow = memo(function ActRow({ act, hands }: ActProps) {
  const styles = useStyles();
  const words = useWords();
  const { icon, text } = markOf(act.tone);
  const isGreyed = act.why !== undefined;
  const name = act.spoken ?? act.label;
  return (
    <Tap
      label={act.detail === undefined ? name : words.blocks.named(name, act.detail)}
      style={({ pressed, hovered }) => [styles.row, (pressed || hovered) && styles.pressed]}
      {...tapOf({ act, hands })}
    >
      {icon !== undefined && <Icon name={icon} size={20} tone={isGreyed ? 'muted' : text} />}
      <View style={styles.words}>
        <Text variant="name" tone={isGreyed ? 'muted' : 'text'}>
          {act.label}
        </Text>
        {act.detail !== undefined && (
          <Text variant="detail" tone="muted">
            {act.detail}
          </Text>
        )}
        {act.why !== undefined && (
          <Text variant="detail" tone="muted">
            {act.why}
          </Text>
        )}
      </View>
      {act.opens !== undefined && <Icon name="forward" size={18} tone="muted" />}
    </Tap>
  );
});

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target + space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
