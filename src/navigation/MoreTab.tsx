import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { MoreScreen } from '../screens/more/MoreScreen';
import { DataScreen } from '../screens/more/DataScreen';
import { AboutScreen } from '../screens/more/AboutScreen';
import { LicencesScreen } from '../screens/more/LicencesScreen';
import { DeletedScreen } from '../screens/deleted/DeletedScreen';
import { useWords } from '../words/WordsProvider';
import { bare } from './bare';
import type { MoreRoutes } from './routes';
import { screenGuard } from './screenGuard';

const More = createNativeStackNavigator<MoreRoutes>();

export function MoreTab() {
  const { more, data, deleted, about, licences } = useWords();
  return (
    <More.Navigator screenOptions={bare} screenLayout={screenGuard}>
      <More.Screen name="MoreHome" component={MoreScreen} options={{ title: more.title }} />
      <More.Screen name="Data" component={DataScreen} options={{ title: data.title }} />
      <More.Screen name="Deleted" component={DeletedScreen} options={{ title: deleted.title }} />
      <More.Screen name="About" component={AboutScreen} options={{ title: about.title }} />
      <More.Screen name="Licences" component={LicencesScreen} options={{ title: licences.title }} />
    </More.Navigator>
  );
}
