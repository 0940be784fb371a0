import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { useLinkBuilder } from '@react-navigation/native';
import { View } from 'react-native';

import { AppMark } from '../components/AppMark';
import { Icon, type IconName } from '../components/Icon';
import { Tap } from '../components/Tap';
import { Text } from '../components/Text';
import { moveWithArrows } from '../platform/arrowKeys';
import { webProps } from '../platform/webProps';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import type { TabRoutes } from './routes';

export const tabs = [
  { route: 'Play', icon: 'play', word: 'play' },
  { route: 'Fleets', icon: 'fleets', word: 'fleets' },
  { route: 'Cards', icon: 'cards', word: 'cards' },
  { route: 'Rules', icon: 'rules', word: 'rules' },
  { route: 'More', icon: 'more', word: 'more' },
] as const satisfies readonly {
  route: keyof TabRoutes;
  icon: IconName;
  word: string;
}[];

/** Large words on a low screen: what is between the bars needs the room more than they do. */
const tightIcon = 20;
const tightWord = 1.3;

/** The tabs: in thumb reach at the bottom of a phone, a rail at the left where there is room. */
export function TabBar({ state, navigation, insets }: BottomTabBarProps) {
  const styles = useStyles();
  const words = useWords();
  const { isWide, isLow, isStacked } = useLayout();
  const isTight = isLow && isStacked && !isWide;
  const { buildHref } = useLinkBuilder();
  const clear = isWide
    ? { paddingLeft: insets.left, paddingTop: insets.top + space.l, paddingBottom: insets.bottom }
    : { paddingBottom: Math.max(insets.bottom, space.xs) };

  const go = (key: string, name: string, isFocused: boolean) => {
    const event = navigation.emit({ type: 'tabPress', target: key, canPreventDefault: true });
    if (isFocused || event.defaultPrevented) return;
    navigation.navigate(name);
  };

  return (
    <View style={[isWide ? styles.rail : styles.bar, clear]} role="navigation">
      {isWide && (
        <View style={styles.brand}>
          <AppMark size={44} />
        </View>
      )}
      <View
        role="tablist"
        aria-label={words.tabs.name}
        style={isWide ? styles.column : styles.row}
        {...webProps({ onKeyDown: moveWithArrows })}
      >
        {tabs.map(({ route: name, icon, word }, index) => {
          const isFocused = state.index === index;
          const key = state.routes[index]?.key ?? name;
          const href = buildHref(name);
          return (
            <Tap
              key={name}
              role="tab"
              label={words.tabs[word]}
              selected={isFocused}
              onPress={() => go(key, name, isFocused)}
              style={({ hovered }) => [
                styles.tab,
                isWide ? styles.railTab : styles.barTab,
                isLow && !isWide && styles.lowTab,
                hovered && styles.hovered,
              ]}
              {...(href !== undefined && { href })}
            >
              <View style={[styles.mark, isWide && styles.railMark, isFocused && styles.marked]} />
              <Icon
                name={icon}
                tone={isFocused ? 'accent' : 'muted'}
                {...(isTight && { size: tightIcon })}
              />
              <Text
                variant="tab"
                tone={isFocused ? 'accent' : 'muted'}
                lines={1}
                {...(isTight && { maxScale: tightWord })}
              >
                {words.tabs[word]}
              </Text>
            </Tap>
          );
        })}
      </View>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  bar: { borderTopWidth: 1, borderColor: colors.line, backgroundColor: colors.surface },
  rail: { borderRightWidth: 1, borderColor: colors.line, backgroundColor: colors.surface },
  brand: { alignItems: 'center', paddingBottom: space.xl },
  row: { flexDirection: 'row', paddingHorizontal: space.xs },
  column: { gap: space.xs },
  tab: { alignItems: 'center', justifyContent: 'center', minHeight: target, gap: 2 },
  barTab: { flex: 1, paddingTop: space.s, paddingBottom: space.xs },
  lowTab: { paddingTop: space.xs, paddingBottom: 0, gap: 0 },
  railTab: { width: 96, minHeight: 68, paddingHorizontal: space.xs },
  hovered: { backgroundColor: colors.raised },
  mark: {
    position: 'absolute',
    top: -1,
    width: 28,
    height: 3,
    borderBottomLeftRadius: radius.pip,
    borderBottomRightRadius: radius.pip,
  },
  railMark: { top: 20, left: 0, width: 3, height: 28 },
  marked: { backgroundColor: colors.accent },
}));
