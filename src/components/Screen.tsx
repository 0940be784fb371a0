import { useRef, type ReactElement, type ReactNode } from 'react';
import { FlatList, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { makeStyles } from '../theme/makeStyles';
import { contentWidth, readingWidth, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { ToastArea } from './Toasts';
import { Bars } from './Bars';
import type { UndoBarProps } from './UndoBar';
import { useIsOnTop } from './useIsOnTop';
import { NextInSight, useBringsNext } from './useNextInSight';
import { useTopOf } from './useTopOf';

type FrameProps = Readonly<{
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
  /** The one primary act, under the thumb. */
  footer?: ReactNode;
  undo?: UndoBarProps;
  /** Sentences stay narrow; lists and cards use the room. */
  width?: 'reading' | 'wide';
  /** No tabs below: nothing else keeps clear of the home bar. */
  isAlone?: boolean;
  /** What it is about: with another it begins at its top again. */
  topic?: string;
}>;

type ScreenProps = FrameProps & Readonly<{ children: ReactNode }>;

/** The frame of every screen: title, what scrolls, and the acts at the bottom. */
export function Screen(props: ScreenProps) {
  const styles = useStyles();
  const column = useColumn(props);
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const bringNext = useBringsNext(scroll, content);
  const { isLow } = useLayout();
  useTopOf(props.topic, scroll);
  return (
    <NextInSight value={bringNext}>
      <Frame {...props}>
        <ScrollView
          ref={scroll}
          contentContainerStyle={[styles.scrolled, useEdges()]}
          keyboardShouldPersistTaps="handled"
        >
          <View ref={content} style={[styles.column, isLow && styles.low, styles.fills, column]}>
            <ScreenHead {...props} />
            {props.children}
          </View>
        </ScrollView>
      </Frame>
    </NextInSight>
  );
}

type ListScreenProps<Item> = FrameProps &
  Readonly<{
    items: readonly Item[];
    keyOf: (item: Item) => string;
    draw: (item: Item) => ReactElement;
    /** Between the title and the first item. */
    head?: ReactNode;
    /** Instead of items, where there are none. */
    empty?: ReactNode;
    /** After the last item. */
    tail?: ReactNode;
  }>;

/** A screen of a list that may be long: only what is near the eye is drawn. Where there is room, in pairs. */
export function ListScreen<Item>({ items, keyOf, draw, ...props }: ListScreenProps<Item>) {
  const styles = useStyles();
  const column = useColumn(props);
  const { isWide } = useLayout();
  const isInPairs = isWide && props.width === 'wide';
  return (
    <Frame {...props}>
      <FlatList
        // A list cannot change its columns: it is another list then.
        key={isInPairs ? 'pairs' : 'single'}
        data={items}
        keyExtractor={keyOf}
        renderItem={({ item, index }) => (
          <View
            style={
              isInPairs ? [styles.half, index % 2 === 1 && styles.second] : [styles.column, column]
            }
          >
            {draw(item)}
          </View>
        )}
        {...(isInPairs && { numColumns: 2, columnWrapperStyle: [styles.pair, column] })}
        ListHeaderComponent={
          <View style={[styles.column, styles.listHead, column]}>
            <ScreenHead {...props} />
            {props.head}
          </View>
        }
        ListEmptyComponent={<View style={[styles.column, column]}>{props.empty}</View>}
        {...(props.tail !== undefined && {
          ListFooterComponent: <View style={[styles.column, column]}>{props.tail}</View>,
        })}
        contentContainerStyle={[styles.scrolled, useEdges()]}
        keyboardShouldPersistTaps="handled"
        initialNumToRender={drawnAtFirst}
      />
    </Frame>
  );
}

/** A phone's screen of rows, and some more. */
const drawnAtFirst = 16;

function useEdges() {
  const insets = useSafeAreaInsets();
  const { isWide } = useLayout();
  return {
    paddingLeft: Math.max(insets.left, isWide ? space.xl : space.edge),
    paddingRight: Math.max(insets.right, isWide ? space.xl : space.edge),
  };
}

function useColumn({ width }: FrameProps) {
  const styles = useStyles();
  return width === 'wide' ? styles.wide : styles.reading;
}

function Frame(props: ScreenProps) {
  const styles = useStyles();
  const insets = useSafeAreaInsets();
  const { isWide, isLow } = useLayout();
  const isOnTop = useIsOnTop();
  const edges = useEdges();
  const hasTabsBelow = props.isAlone !== true && !isWide;
  return (
    <View style={[styles.screen, { paddingTop: insets.top }]} role="main">
      <View style={styles.view}>
        {props.children}
        {isOnTop && <ToastArea />}
      </View>
      {(props.footer !== undefined || props.undo !== undefined) && (
        <View
          style={[
            styles.footer,
            isLow && styles.lowFooter,
            edges,
            !hasTabsBelow && { paddingBottom: insets.bottom + space.s },
          ]}
        >
          <View style={styles.acts}>
            <Bars {...(props.undo !== undefined && { undo: props.undo })}>{props.footer}</Bars>
          </View>
        </View>
      )}
    </View>
  );
}

/** What a title needs beside the figures; larger words go above them. */
const namesWidth = 160;
/** Never so wide that a small phone could not show the way back beside it. */
const besideBack = 240;
/** More letters than this would take a second line beside figures on a low screen, a third on any. */
const longTitle = { low: 15, any: 40 };

/** How far words above a title grow on a low screen. */
const tightLabel = 1.5;

function ScreenHead({ title, overline, mark, badge, side, onBack }: FrameProps) {
  const styles = useStyles();
  const { textScale, isLow, isStacked } = useLayout();
  const isTight = isLow && isStacked;
  const isAbove = side !== undefined && title.length > longTitle.any;
  const isLong = isAbove || (isLow && side !== undefined && title.length > longTitle.low);
  const basis = isAbove ? besideBack : Math.min(namesWidth * textScale, besideBack);
  const words = useWords();
  return (
    <View style={[styles.head, isLow && styles.lowHead]}>
      {onBack !== undefined && (
        <Tap label={words.acts.back} onPress={onBack} style={styles.back}>
          <Icon name="back" />
        </Tap>
      )}
      <View style={[styles.names, { flexBasis: basis }]}>
        {typeof overline === 'string' ? (
          <Text variant="label" tone="muted" {...(isTight && { maxScale: tightLabel })}>
            {overline}
          </Text>
        ) : (
          overline
        )}
        <View style={styles.title}>
          {mark}
          <Text variant={isLong || isTight ? 'name' : 'heading'} level={1} style={styles.name}>
            {title}
          </Text>
          {badge}
        </View>
      </View>
      {side !== undefined && <View style={styles.side}>{side}</View>}
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
  column: { alignSelf: 'center', width: '100%', gap: space.l },
  low: { gap: space.s },
  fills: { flexGrow: 1 },
  listHead: { paddingBottom: space.l },
  pair: { alignSelf: 'center', width: '100%' },
  half: { width: '50%', paddingRight: space.xs },
  /** It ends where what is above it ends. */
  second: { paddingRight: 0, paddingLeft: space.xs },
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
  lowHead: { minHeight: 52, paddingTop: space.xs },
  back: {
    width: target,
    height: target,
    marginLeft: -space.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  names: { flexGrow: 1, flexShrink: 1 },
  /** At the right edge, also where it goes below the title. */
  side: { marginLeft: 'auto' },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  footer: { paddingTop: space.s, paddingBottom: space.s, backgroundColor: colors.ground },
  lowFooter: { paddingTop: space.xs, paddingBottom: space.xs },
  acts: { alignSelf: 'center', width: '100%', maxWidth: readingWidth, gap: space.s },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xl },
  stack: { gap: space.l },
  oneColumn: { flex: 1, gap: space.l },
}));
