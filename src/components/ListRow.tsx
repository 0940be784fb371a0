import type { ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { radius, space } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { Icon, type AnyIcon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type ListRowProps = Readonly<{
  title: string;
  detail?: string;
  icon?: AnyIcon;
  /** Where it stands in a book: opposite its words, and above them where these are large. */
  code?: string;
  /** Where words are large, only the beginning of its detail: all of it is where the row leads. */
  isPreview?: boolean;
  /** A value, a chip or a mark at the end. */
  side?: ReactNode;
  /** One of a few that a whole screen is about. */
  isLarge?: boolean;
  /** Goes to another screen: a link on the web. */
  leadsTo?: string;
  onPress?: () => void;
  onHold?: () => void;
}>;

/** Enough to tell one row from the next. */
const previewLines = 2;

export function ListRow({ isLarge = false, ...row }: ListRowProps) {
  const { title, detail, icon, code, isPreview, side, leadsTo, onPress, onHold } = row;
  const styles = useStyles();
  const { isStacked } = useLayout();
  const place = code !== undefined && (
    <Text variant="code" tone="muted">
      {code}
    </Text>
  );
  const body = (
    <>
      {icon !== undefined && (
        <Icon name={icon} size={isLarge ? 32 : 24} tone={isLarge ? 'accent' : 'muted'} />
      )}
      <View style={styles.words}>
        {isStacked && place}
        <Text variant={isLarge ? 'name' : 'strong'}>{title}</Text>
        {detail !== undefined && (
          <Text
            variant="detail"
            tone="muted"
            {...(isStacked && isPreview === true && { lines: previewLines })}
          >
            {detail}
          </Text>
        )}
      </View>
      {!isStacked && place}
      {side}
      {leadsTo !== undefined && <Icon name="forward" size={18} tone="muted" />}
    </>
  );
  const look = [styles.row, isLarge && styles.large];
  if (onPress === undefined) return <View style={look}>{body}</View>;
  return (
    <Tap
      label={detail === undefined ? title : `${title}, ${detail}`}
      onPress={onPress}
      style={({ pressed, hovered }) => [look, (pressed || hovered) && styles.pressed]}
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
  large: { minHeight: 84 },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
