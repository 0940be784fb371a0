import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { primaryHeight, radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { Icon, type AnyIcon } from './Icon';
import { Tap, type TapState } from './Tap';
import { Text } from './Text';

export type ButtonProps = Readonly<{
  label: string;
  /** Its name for those who listen, where the words on it are not enough. */
  name?: string;
  onPress: () => void;
  /** One primary act a screen; the rest are secondary, or quiet among words. */
  kind?: 'primary' | 'secondary' | 'quiet';
  icon?: AnyIcon;
  onHold?: () => void;
  /** Greyed, because it is illegal now; a tap says why. */
  why?: string;
  /** What is done in spite of it, offered with the reason. */
  anyway?: Readonly<{ label: string; onPress: () => void }>;
  /** Takes its share of the row. */
  grows?: boolean;
  /** As high as what it stands in. */
  fills?: boolean;
}>;

/** On a low screen large words leave room for what they act on. */
const lowScale = 1.6;

export function Button({
  kind = 'secondary',
  grows = false,
  fills = false,
  icon,
  label,
  name,
  ...tap
}: ButtonProps) {
  const styles = useStyles();
  const { isStacked, isLow } = useLayout();
  const isTight = isLow && isStacked;
  // Beside other buttons large words need its room.
  const shown = grows && isStacked ? undefined : icon;
  const isBlocked = tap.why !== undefined;
  const tone = isBlocked
    ? 'muted'
    : ({ primary: 'onFill', secondary: 'text', quiet: 'accent' } as const)[kind];
  const style = (state: TapState) => [
    styles.button,
    styles[kind],
    isBlocked && kind !== 'quiet' && styles.blocked,
    grows && styles.grows,
    fills && styles.fills,
    isTight && styles.tight,
    state.hovered && styles.hovered,
    state.pressed && styles.pressed,
  ];
  return (
    <Tap {...tap} label={name ?? label} style={style}>
      <View style={styles.inside}>
        {shown !== undefined && <Icon name={shown} size={20} tone={tone} />}
        <Text
          variant="button"
          tone={tone}
          align="center"
          style={styles.label}
          {...(isTight && { maxScale: lowScale })}
        >
          {label}
        </Text>
      </View>
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  button: {
    minHeight: target,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  primary: { minHeight: primaryHeight, backgroundColor: colors.accent },
  secondary: { minHeight: primaryHeight, backgroundColor: colors.raised },
  quiet: { paddingHorizontal: space.s },
  blocked: {
    backgroundColor: colors.surface,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: colors.outline,
  },
  grows: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  fills: { flexGrow: 1 },
  tight: { paddingVertical: space.xs },
  hovered: { boxShadow: colors.shadow },
  pressed: { opacity: 0.8 },
  inside: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  label: { flexShrink: 1 },
}));
