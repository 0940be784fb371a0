import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';

import { useLayout } from '../theme/useLayout';
import { PlayTab } from './PlayTab';
import { TabBar } from './TabBar';
import { lazyScreen } from './lazyScreen';
import type { TabRoutes } from './routes';

const Tab = createBottomTabNavigator<TabRoutes>();

const FleetsTab = lazyScreen(async () => (await import('./FleetsTab')).FleetsTab);
const CardsTab = lazyScreen(async () => (await import('./CardsTab')).CardsTab);
const RulesTab = lazyScreen(async () => (await import('./RulesTab')).RulesTab);
const MoreTab = lazyScreen(async () => (await import('./MoreTab')).MoreTab);

export function Tabs() {
  const { isWide } = useLayout();
  return (
    <Tab.Navigator
      backBehavior="history"
      screenOptions={{ headerShown: false, tabBarPosition: isWide ? 'left' : 'bottom' }}
      tabBar={(props) => <TabBar {...props} />}
    >
      <Tab.Screen name="Play" component={PlayTab} />
      <Tab.Screen name="Fleets" component={FleetsTab} />
      <Tab.Screen name="Cards" component={CardsTab} />
      <Tab.Screen name="Rules" component={RulesTab} />
      <Tab.Screen name="More" component={MoreTab} />
    </Tab.Navigator>
  );
}
