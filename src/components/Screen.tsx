import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { makeStyles } from '../theme/makeStyles';
import { contentWidth, readingWidth, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { ToastArea } from './Toasts';
import { UndoBar, type UndoBarProps } from './UndoBar';
import { useIsOnTop } from './useIsOnTop';

type ScreenProps = Readonly<{
  title: string;
  /** Where this is, in small capitals above the title. */
  overline?: ReactNode;
  /** Shown before the title: a team's mark. */
  mark?: ReactNode;
  /** Shown after the title: what tells a ship from its twins. */
  badge?: ReactNode;
  /** The figures of the screen, opposite the title. */
  side?: ReactNode;
  onBack?: () => void;
  children: ReactNode;
  /** The one primary act, under the thumb. */
  footer?: ReactNode;
  undo?: UndoBarProps;
  /** Sentences stay narrow; lists and cards use the room. */
  width?: 'reading' | 'wide';
  /** No tabs below: nothing else keeps clear of the home bar. */
  isAlone?: boolean;
}>;

/** The frame of every screen: title, what scrolls, and the acts at the bottom. */
export function Screen(props: ScreenProps) {
  const styles = useStyles();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const isOnTop = useIsOnTop();
  const hasTabsBelow = props.isAlone !== true && !layout.isWide;
  const column = props.width === 'wide' ? styles.wide : styles.reading;
  const edges = {
    paddingLeft: Math.max(insets.left, layout.isWide ? space.xl : space.edge),
    paddingRight: Math.max(insets.right, layout.isWide ? space.xl : space.edge),
  };
  return (
    <View style={[styles.screen, { paddingTop: insets.top }]} role="main">
      <View style={styles.view}>
        <ScrollView
          contentContainerStyle={[styles.scrolled, edges]}
          keyboardShouldPersistTaps="handled"
        >
          <View style={[styles.column, column]}>
            <ScreenHead {...props} />
            {props.children}
          </View>
        </ScrollView>
        {isOnTop && <ToastArea />}
      </View>
      {(props.footer !== undefined || props.undo !== undefined) && (
        <View
          style={[
            styles.footer,
            edges,
            !hasTabsBelow && { paddingBottom: insets.bottom + space.s },
          ]}
        >
          <View style={styles.acts}>
            {props.undo !== undefined && <UndoBar {...props.undo} />}
            {props.footer}
          </View>
        </View>
      )}
    </View>
  );
}

function ScreenHead({ title, overline, mark, badge, side, onBack }: ScreenProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.head}>
      {onBack !== undefined && (
        <Tap label={words.acts.back} onPress={onBack} style={styles.back}>
          <Icon name="back" />
        </Tap>
      )}
      <View style={styles.names}>
        {typeof overline === 'string' ? (
          <Text variant="label" tone="muted">
            {overline}
          </Text>
        ) : (
          overline
        )}
        <View style={styles.title}>
          {mark}
          <Text variant="heading" level={1} style={styles.name}>
            {title}
          </Text>
          {badge}
        </View>
      </View>
      {side}
    </View>
  );
}

type ColumnsProps = Readonly<{ children: readonly ReactNode[] }>;

/** Side by side on a wide screen, one below the other on a phone. */
export function Columns({ children }: ColumnsProps) {
  const styles = useStyles();
  const { isWide } = useLayout();
  return (
    <View style={isWide ? styles.columns : styles.stack}>
      {children.map((child, index) => (
        // The columns of a screen never change places.
        <View key={index} style={isWide ? styles.oneColumn : styles.stack}>
          {child}
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  screen: { flex: 1, backgroundColor: colors.ground },
  view: { flex: 1 },
  scrolled: { flexGrow: 1, paddingBottom: space.xl },
  column: { flexGrow: 1, alignSelf: 'center', width: '100%', gap: space.l },
  reading: { maxWidth: readingWidth },
  wide: { maxWidth: contentWidth },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    minHeight: 64,
    paddingTop: space.s,
  },
  back: {
    width: target,
    height: target,
    marginLeft: -space.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  names: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  footer: { paddingTop: space.s, paddingBottom: space.s, backgroundColor: colors.ground },
  acts: { alignSelf: 'center', width: '100%', maxWidth: readingWidth, gap: space.s },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xl },
  stack: { gap: space.l },
  oneColumn: { flex: 1, gap: space.l },
}));
