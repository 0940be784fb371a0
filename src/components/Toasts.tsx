import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Animated, Platform, Pressable, View } from 'react-native';

import { useReducedMotion } from '../platform/reducedMotion';
import { makeStyles } from '../theme/makeStyles';
import { contentWidth, radius, space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Text } from './Text';

export type Toast = Readonly<{
  text: string;
  /** One thing to do about it: usually to take it back. */
  act?: Readonly<{ label: string; onPress: () => void }>;
  /** Stays until it is answered. */
  stays?: boolean;
}>;

type Shown = Toast & Readonly<{ id: number }>;

type ToastControl = Readonly<{ show: (toast: Toast) => void; hide: () => void }>;

const readingTime = 5000;
const decidingTime = 20_000;
const slide = 180;

const ToastContext = createContext<ToastControl>({ show: () => undefined, hide: () => undefined });
const ShownContext = createContext<Shown | undefined>(undefined);

/** Holds the one toast there is: a newer one takes the place of an older one. */
export function ToastProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [shown, setShown] = useState<Shown>();
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    setShown({ ...toast, id: lastId.current });
  }, []);
  const hide = useCallback(() => setShown(undefined), []);
  const control = useMemo(() => ({ show, hide }), [show, hide]);
  return (
    <ToastContext value={control}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ToastContext>
  );
}

export function useToast(): ToastControl {
  return useContext(ToastContext);
}

/** Where the toast appears: at the bottom of what scrolls, above a screen's acts. */
export function ToastArea() {
  const styles = useStyles();
  const shown = useContext(ShownContext);
  return (
    <View style={styles.area} aria-live="polite" role="status">
      {shown !== undefined && <ToastCard key={shown.id} toast={shown} />}
    </View>
  );
}

function ToastCard({ toast }: Readonly<{ toast: Toast }>) {
  const styles = useStyles();
  const words = useWords();
  const { hide } = useToast();
  const { act, text, stays = false } = toast;
  const [rise] = useState(() => new Animated.Value(0));
  const isStill = useReducedMotion();

  useEffect(() => {
    Animated.timing(rise, {
      toValue: 1,
      duration: isStill ? 0 : slide,
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [rise, isStill]);

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(hide, act === undefined ? readingTime : decidingTime);
    return () => clearTimeout(timer);
  }, [stays, act, hide]);

  const lift = rise.interpolate({ inputRange: [0, 1], outputRange: [16, 0] });
  return (
    <Animated.View style={[styles.card, { transform: [{ translateY: lift }] }]}>
      <Text variant="detail" style={styles.text}>
        {text}
      </Text>
      {act !== undefined && (
        <Pressable
          role="button"
          aria-label={act.label}
          style={styles.act}
          onPress={() => {
            hide();
            act.onPress();
          }}
        >
          <Text variant="button" tone="accent">
            {act.label}
          </Text>
        </Pressable>
      )}
      <Pressable role="button" aria-label={words.acts.dismiss} style={styles.close} onPress={hide}>
        <Icon name="close" size={18} tone="muted" />
      </Pressable>
    </Animated.View>
  );
}

const useStyles = makeStyles((colors) => ({
  area: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: space.s,
    alignItems: 'center',
    paddingHorizontal: space.edge,
    pointerEvents: 'box-none',
  },
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    width: '100%',
    maxWidth: contentWidth / 2,
    minHeight: target,
    paddingLeft: space.l,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.raised,
    boxShadow: colors.shadow,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 160, paddingVertical: space.m },
  act: { minHeight: target, paddingHorizontal: space.m, justifyContent: 'center' },
  close: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
}));
