import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { NotFoundScreen } from '../screens/play/NotFoundScreen';
import { PlayScreen } from '../screens/play/PlayScreen';
import { useWords } from '../words/WordsProvider';
import { bare } from './bare';
import { lazyScreen } from './lazyScreen';
import type { PlayRoutes } from './routes';
import { screenGuard } from './screenGuard';

const Play = createNativeStackNavigator<PlayRoutes>();

const later = async () => (await import('./playScreens')).playScreens;

const Later = {
  Bridge: lazyScreen(async () => (await later()).Bridge),
  GamePage: lazyScreen(async () => (await later()).GamePage),
  NewGame: lazyScreen(async () => (await later()).NewGame),
  Games: lazyScreen(async () => (await later()).Games),
  Statistics: lazyScreen(async () => (await later()).Statistics),
  Tools: lazyScreen(async () => (await later()).Tools),
  Tool: lazyScreen(async () => (await later()).Tool),
  Take: lazyScreen(async () => (await later()).Take),
  Log: lazyScreen(async () => (await later()).Log),
  Moment: lazyScreen(async () => (await later()).Moment),
  Report: lazyScreen(async () => (await later()).Report),
  Send: lazyScreen(async () => (await later()).Send),
  Phones: lazyScreen(async () => (await later()).Phones),
  Join: lazyScreen(async () => (await later()).Join),
} as const;

export function PlayTab() {
  const words = useWords();
  const { games } = words;
  return (
    <Play.Navigator screenOptions={bare} screenLayout={screenGuard}>
      <Play.Screen name="PlayHome" component={PlayScreen} options={{ title: words.play.title }} />
      <Play.Screen name="Bridge" component={Later.Bridge} options={{ title: words.game.bridge }} />
      <Play.Screen
        name="GamePage"
        component={Later.GamePage}
        options={{ title: words.game.bridge }}
      />
      <Play.Screen name="NewGame" component={Later.NewGame} options={{ title: games.new.title }} />
      <Play.Screen name="Games" component={Later.Games} options={{ title: games.list.title }} />
      <Play.Screen
        name="Statistics"
        component={Later.Statistics}
        options={{ title: games.statistics.title }}
      />
      <Play.Screen name="Tools" component={Later.Tools} options={{ title: games.tools.title }} />
      <Play.Screen name="Tool" component={Later.Tool} options={{ title: games.tools.title }} />
      <Play.Screen name="Take" component={Later.Take} options={{ title: games.take.title }} />
      <Play.Screen name="Log" component={Later.Log} options={{ title: games.log.title }} />
      <Play.Screen name="Moment" component={Later.Moment} options={{ title: games.log.look }} />
      <Play.Screen name="Report" component={Later.Report} options={{ title: games.report.title }} />
      <Play.Screen name="Send" component={Later.Send} options={{ title: games.send.title }} />
      <Play.Screen name="Phones" component={Later.Phones} options={{ title: games.phones.title }} />
      <Play.Screen name="Join" component={Later.Join} options={{ title: games.join.title }} />
      <Play.Screen
        name="NotFound"
        component={NotFoundScreen}
        options={{ title: words.notFound.title }}
      />
    </Play.Navigator>
  );
}
