import type { ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { Icon, type AnyIcon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type ListRowProps = Readonly<{
  title: string;
  detail?: string;
  icon?: AnyIcon;
  /** A value, a chip or a mark at the end. */
  side?: ReactNode;
  /** Goes to another screen: a link on the web. */
  leadsTo?: string;
  onPress?: () => void;
  onHold?: () => void;
}>;

export function ListRow({ title, detail, icon, side, leadsTo, onPress, onHold }: ListRowProps) {
  const styles = useStyles();
  const body = (
    <>
      {icon !== undefined && <Icon name={icon} tone="muted" />}
      <View style={styles.words}>
        <Text variant="strong">{title}</Text>
        {detail !== undefined && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
      </View>
      {side}
      {leadsTo !== undefined && <Icon name="forward" size={18} tone="muted" />}
    </>
  );
  if (onPress === undefined) return <View style={styles.row}>{body}</View>;
  return (
    <Tap
      label={detail === undefined ? title : `${title}, ${detail}`}
      onPress={onPress}
      style={({ pressed, hovered }) => [styles.row, (pressed || hovered) && styles.pressed]}
      {...(onHold && { onHold })}
      {...(leadsTo !== undefined && { role: 'link', href: leadsTo })}
    >
      {body}
    </Tap>
  );
}

/** Rows under one another on one surface. */
export function List({ children }: Readonly<{ children: ReactNode }>) {
  const styles = useStyles();
  return <View style={styles.list}>{children}</View>;
}

const useStyles = makeStyles((colors) => ({
  list: {
    overflow: 'hidden',
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.line,
    gap: 1,
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
