import { View } from 'react-native';

import type { DieLook } from '../core/drawing/drawing';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useDrawingScale } from '../theme/useLayout';
import { Die } from './Die';
import { Icon, type AnyIcon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type ChipProps = Readonly<{
  label: string;
  /** Its name for those who listen, where the words on it are not enough. */
  name?: string;
  icon?: AnyIcon;
  die?: DieLook;
  /** Marked with a border and a check as well as with colour. */
  isSelected?: boolean;
  onPress?: () => void;
  onHold?: () => void;
  /** Greyed, because it is illegal now; a tap says why. */
  why?: string;
}>;

const checkSize = 14;

/** A keyword, a mark or a filter. Without a tap it is only words. */
export function Chip(props: ChipProps) {
  const { label, name, icon, die, isSelected, onPress, onHold, why } = props;
  const styles = useStyles();
  const shown = isSelected === true ? 'check' : icon;
  const ofCheck = (checkSize * useDrawingScale() + space.xs) / 2;
  const body = (
    <View
      style={[
        styles.chip,
        // As wide without its check as with it.
        isSelected === false && { paddingHorizontal: space.s - 1 + ofCheck },
        isSelected === true && styles.selected,
        why !== undefined && styles.greyed,
      ]}
    >
      {die !== undefined && <Die look={die} size={20} />}
      {shown !== undefined && (
        <Icon name={shown} size={checkSize} tone={isSelected === true ? 'accent' : 'text'} />
      )}
      <Text variant="chip" tone={why === undefined ? 'text' : 'muted'} style={styles.label}>
        {label}
      </Text>
    </View>
  );
  if (onPress === undefined) return body;
  return (
    <Tap
      label={name ?? label}
      onPress={onPress}
      style={styles.target}
      {...(onHold && { onHold })}
      {...(why !== undefined && { why })}
      {...(isSelected !== undefined && { role: 'switch', checked: isSelected })}
    >
      {body}
    </Tap>
  );
}

/** An order or a lock by its printed code. */
export function OrderChip({ code }: Readonly<{ code: string }>) {
  const styles = useStyles();
  return (
    <View style={styles.order}>
      <Text variant="code" tone="onFill">
        {code}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  target: { minHeight: target, minWidth: target, maxWidth: '100%', justifyContent: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: 32,
    maxWidth: '100%',
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  label: { flexShrink: 1 },
  greyed: { borderStyle: 'dashed', borderColor: colors.outline },
  selected: {
    paddingHorizontal: space.s - 1,
    borderColor: colors.accent,
    backgroundColor: colors.raised,
  },
  order: {
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderRadius: radius.pip + 2,
    backgroundColor: colors.order,
  },
}));
