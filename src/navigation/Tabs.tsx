import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { BringInScreen } from '../screens/cards/BringInScreen';
import { CardEditScreen } from '../screens/cards/CardEditScreen';
import { CardListScreen } from '../screens/cards/CardListScreen';
import { CardScreen } from '../screens/cards/CardScreen';
import { CardsScreen } from '../screens/cards/CardsScreen';
import { PackArcsScreen } from '../screens/cards/PackArcsScreen';
import { PackScreen } from '../screens/cards/PackScreen';
import {
  DeletedCardsScreen,
  DeletedFleetsScreen,
  DeletedScreen,
} from '../screens/deleted/DeletedScreen';
import { FleetCompleteScreen } from '../screens/fleets/FleetCompleteScreen';
import { FleetScreen } from '../screens/fleets/FleetScreen';
import { FleetShareScreen } from '../screens/fleets/FleetShareScreen';
import { FleetTakeScreen } from '../screens/fleets/FleetTakeScreen';
import { FleetsScreen } from '../screens/fleets/FleetsScreen';
import { AboutScreen } from '../screens/more/AboutScreen';
import { DataScreen } from '../screens/more/DataScreen';
import { LicencesScreen } from '../screens/more/LicencesScreen';
import { MoreScreen } from '../screens/more/MoreScreen';
import { BridgeScreen } from '../screens/play/BridgeScreen';
import { GamePageScreen } from '../screens/play/GamePageScreen';
import { GamesScreen } from '../screens/play/GamesScreen';
import { LogScreen } from '../screens/play/LogScreen';
import { MomentScreen } from '../screens/play/MomentScreen';
import { NewGameScreen } from '../screens/play/NewGameScreen';
import { NotFoundScreen } from '../screens/play/NotFoundScreen';
import { PlayScreen } from '../screens/play/PlayScreen';
import { ReportScreen } from '../screens/play/ReportScreen';
import { SendScreen } from '../screens/play/SendScreen';
import { StatisticsScreen } from '../screens/play/StatisticsScreen';
import { TakeScreen } from '../screens/play/TakeScreen';
import { ToolScreen } from '../screens/play/ToolScreen';
import { ToolsScreen } from '../screens/play/ToolsScreen';
import { ArcsScreen } from '../screens/rules/ArcsScreen';
import { ChapterScreen } from '../screens/rules/ChapterScreen';
import { EntryScreen } from '../screens/rules/EntryScreen';
import { QuickScreen } from '../screens/rules/QuickScreen';
import { RulesScreen } from '../screens/rules/RulesScreen';
import { RulingsScreen } from '../screens/rules/RulingsScreen';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { TabBar } from './TabBar';
import type {
  CardsRoutes,
  FleetsRoutes,
  MoreRoutes,
  PlayRoutes,
  RulesRoutes,
  TabRoutes,
} from './routes';

const Tab = createBottomTabNavigator<TabRoutes>();
const Play = createNativeStackNavigator<PlayRoutes>();
const Fleets = createNativeStackNavigator<FleetsRoutes>();
const Cards = createNativeStackNavigator<CardsRoutes>();
const Rules = createNativeStackNavigator<RulesRoutes>();
const More = createNativeStackNavigator<MoreRoutes>();

/** Screens bring their own heads. */
const bare = { headerShown: false } as const;

function PlayTab() {
  const words = useWords();
  const { games } = words;
  return (
    <Play.Navigator screenOptions={bare}>
      <Play.Screen name="PlayHome" component={PlayScreen} options={{ title: words.play.title }} />
      <Play.Screen name="Bridge" component={BridgeScreen} options={{ title: words.game.bridge }} />
      <Play.Screen
        name="GamePage"
        component={GamePageScreen}
        options={{ title: words.game.bridge }}
      />
      <Play.Screen name="NewGame" component={NewGameScreen} options={{ title: games.new.title }} />
      <Play.Screen name="Games" component={GamesScreen} options={{ title: games.list.title }} />
      <Play.Screen
        name="Statistics"
        component={StatisticsScreen}
        options={{ title: games.statistics.title }}
      />
      <Play.Screen name="Tools" component={ToolsScreen} options={{ title: games.tools.title }} />
      <Play.Screen name="Tool" component={ToolScreen} options={{ title: games.tools.title }} />
      <Play.Screen name="Take" component={TakeScreen} options={{ title: games.take.title }} />
      <Play.Screen name="Log" component={LogScreen} options={{ title: games.log.title }} />
      <Play.Screen name="Moment" component={MomentScreen} options={{ title: games.log.look }} />
      <Play.Screen name="Report" component={ReportScreen} options={{ title: games.report.title }} />
      <Play.Screen name="Send" component={SendScreen} options={{ title: games.send.title }} />
      <Play.Screen
        name="NotFound"
        component={NotFoundScreen}
        options={{ title: words.notFound.title }}
      />
    </Play.Navigator>
  );
}

function FleetsTab() {
  const { fleets, deleted } = useWords();
  const { title, complete, share, take } = fleets;
  return (
    <Fleets.Navigator screenOptions={bare}>
      <Fleets.Screen name="FleetsHome" component={FleetsScreen} options={{ title }} />
      <Fleets.Screen name="Fleet" component={FleetScreen} options={{ title }} />
      <Fleets.Screen
        name="FleetComplete"
        component={FleetCompleteScreen}
        options={{ title: complete.title }}
      />
      <Fleets.Screen
        name="FleetShare"
        component={FleetShareScreen}
        options={{ title: share.title }}
      />
      <Fleets.Screen name="FleetTake" component={FleetTakeScreen} options={{ title: take.title }} />
      <Fleets.Screen
        name="DeletedFleets"
        component={DeletedFleetsScreen}
        options={{ title: deleted.title }}
      />
    </Fleets.Navigator>
  );
}

function CardsTab() {
  const { cards, deleted } = useWords();
  const { title, home, arcs, bring } = cards;
  return (
    <Cards.Navigator screenOptions={bare}>
      <Cards.Screen name="CardsHome" component={CardsScreen} options={{ title }} />
      <Cards.Screen name="CardList" component={CardListScreen} options={{ title: home.all }} />
      <Cards.Screen name="Pack" component={PackScreen} options={{ title }} />
      <Cards.Screen name="PackArcs" component={PackArcsScreen} options={{ title: arcs.title }} />
      <Cards.Screen name="Card" component={CardScreen} options={{ title }} />
      <Cards.Screen name="CardEdit" component={CardEditScreen} options={{ title }} />
      <Cards.Screen name="BringIn" component={BringInScreen} options={{ title: bring.title }} />
      <Cards.Screen
        name="DeletedCards"
        component={DeletedCardsScreen}
        options={{ title: deleted.title }}
      />
    </Cards.Navigator>
  );
}

function RulesTab() {
  const { title } = useWords().rules;
  return (
    <Rules.Navigator screenOptions={bare}>
      <Rules.Screen name="RulesHome" component={RulesScreen} options={{ title }} />
      <Rules.Screen name="Entry" component={EntryScreen} options={{ title }} />
      <Rules.Screen name="Quick" component={QuickScreen} options={{ title }} />
      <Rules.Screen name="Chapter" component={ChapterScreen} options={{ title }} />
      <Rules.Screen name="Arcs" component={ArcsScreen} options={{ title }} />
      <Rules.Screen name="Rulings" component={RulingsScreen} options={{ title }} />
    </Rules.Navigator>
  );
}

function MoreTab() {
  const { more, data, deleted, about, licences } = useWords();
  return (
    <More.Navigator screenOptions={bare}>
      <More.Screen name="MoreHome" component={MoreScreen} options={{ title: more.title }} />
      <More.Screen name="Data" component={DataScreen} options={{ title: data.title }} />
      <More.Screen name="Deleted" component={DeletedScreen} options={{ title: deleted.title }} />
      <More.Screen name="About" component={AboutScreen} options={{ title: about.title }} />
      <More.Screen name="Licences" component={LicencesScreen} options={{ title: licences.title }} />
    </More.Navigator>
  );
}

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
