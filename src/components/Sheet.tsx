import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Animated, Modal, Platform, Pressable, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useBackCloses } from '../platform/backButton';
import { useReducedMotion } from '../platform/reducedMotion';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

type SheetProps = Readonly<{
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Which of several pages it shows: another one begins at its top. */
  page?: string;
  /** The act that it is for, always in view. */
  footer?: ReactNode;
}>;

const rise = 200;

/** A layer over the screen. Back, Escape, the close button and a tap beside it all close it. */
export function Sheet({ isOpen, title, page, onClose, children, footer }: SheetProps) {
  const styles = useStyles();
  const words = useWords();
  const insets = useSafeAreaInsets();
  const { isWide } = useLayout();
  const isStill = useReducedMotion();
  const lift = useRise(isOpen, isStill);
  useBackCloses(isOpen, onClose);
  useOneSheet(isOpen, onClose);
  return (
    <Modal
      visible={isOpen}
      transparent
      statusBarTranslucent
      animationType={isStill ? 'none' : 'fade'}
      onRequestClose={onClose}
      aria-label={title}
    >
      <View style={[styles.layer, isWide && styles.layerWide]}>
        <Animated.View
          style={[
            styles.sheet,
            isWide ? styles.sheetWide : { paddingBottom: insets.bottom },
            { transform: [{ translateY: lift }] },
          ]}
        >
          <View style={styles.head}>
            <Text variant="heading" level={2} style={styles.title}>
              {title}
            </Text>
            <Tap label={words.acts.close} onPress={onClose} style={styles.close}>
              <Icon name="close" size={20} tone="muted" />
            </Tap>
          </View>
          <ScrollView key={page} contentContainerStyle={styles.body}>
            {children}
          </ScrollView>
          {footer !== undefined && <View style={styles.footer}>{footer}</View>}
        </Animated.View>
        {/* After the sheet, so that it is never the first to be focused. */}
        <Pressable aria-hidden tabIndex={-1} style={styles.beside} onPress={onClose} />
      </View>
    </Modal>
  );
}

function useRise(isOpen: boolean, isStill: boolean): Animated.AnimatedInterpolation<number> {
  const [height] = useState(() => new Animated.Value(0));
  useEffect(() => {
    Animated.timing(height, {
      toValue: isOpen ? 1 : 0,
      duration: isStill ? 0 : rise,
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [height, isOpen, isStill]);
  return height.interpolate({ inputRange: [0, 1], outputRange: [48, 0] });
}

let closeOpenSheet: (() => void) | undefined;

/** Never a sheet on a sheet: the one that opens closes the one before. */
function useOneSheet(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => latest.current();
    closeOpenSheet?.();
    closeOpenSheet = close;
    return () => {
      if (closeOpenSheet === close) closeOpenSheet = undefined;
    };
  }, [isOpen]);
}

const useStyles = makeStyles((colors) => ({
  layer: { flex: 1, justifyContent: 'flex-end', backgroundColor: colors.scrim },
  layerWide: { justifyContent: 'center', alignItems: 'center' },
  beside: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 },
  sheet: {
    zIndex: 1,
    maxHeight: '88%',
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderWidth: 1,
    borderBottomWidth: 0,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  sheetWide: { width: 560, borderBottomWidth: 1, borderRadius: radius.sheet },
  head: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingLeft: space.l,
    paddingTop: space.s,
  },
  title: { flex: 1, paddingVertical: space.s },
  close: {
    width: target,
    height: target,
    marginRight: space.s,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  body: { padding: space.l, paddingTop: 0, gap: space.m },
  footer: { padding: space.l, paddingTop: space.s, gap: space.s },
}));
