import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { FleetsScreen } from '../screens/fleets/FleetsScreen';
import { FleetScreen } from '../screens/fleets/FleetScreen';
import { FleetCompleteScreen } from '../screens/fleets/FleetCompleteScreen';
import { FleetShareScreen } from '../screens/fleets/FleetShareScreen';
import { FleetTakeScreen } from '../screens/fleets/FleetTakeScreen';
import { DeletedFleetsScreen } from '../screens/deleted/DeletedScreen';
import { useWords } from '../words/WordsProvider';
import { bare } from './bare';
import type { FleetsRoutes } from './routes';
import { screenGuard } from './screenGuard';

const Fleets = createNativeStackNavigator<FleetsRoutes>();

export function FleetsTab() {
  const { fleets, deleted } = useWords();
  const { title, complete, share, take } = fleets;
  return (
    <Fleets.Navigator screenOptions={bare} screenLayout={screenGuard}>
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
