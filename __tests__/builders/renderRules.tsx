import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { EntrySheetProvider } from '../../src/components/reference/EntrySheet';
import type { RulesRoutes } from '../../src/navigation/routes';
import { ArcsScreen } from '../../src/screens/rules/ArcsScreen';
import { ChapterScreen } from '../../src/screens/rules/ChapterScreen';
import { EntryScreen } from '../../src/screens/rules/EntryScreen';
import { QuickScreen } from '../../src/screens/rules/QuickScreen';
import { RulesScreen } from '../../src/screens/rules/RulesScreen';
import { RulingsScreen } from '../../src/screens/rules/RulingsScreen';
import { renderPart } from './renderApp';

const Stack = createNativeStackNavigator<RulesRoutes>();

type Place = {
  readonly [Name in keyof RulesRoutes]: Readonly<{ name: Name; params?: RulesRoutes[Name] }>;
}[keyof RulesRoutes];

/** Renders the Rules tab at a place, with its first screen below. */
export function renderRules(place: Place = { name: 'RulesHome' }) {
  const routes = place.name === 'RulesHome' ? [place] : [{ name: 'RulesHome' }, place];
  return renderPart(
    <NavigationContainer initialState={{ routes }}>
      <EntrySheetProvider>
        <Stack.Navigator screenOptions={{ headerShown: false }}>
          <Stack.Screen name="RulesHome" component={RulesScreen} />
          <Stack.Screen name="Entry" component={EntryScreen} />
          <Stack.Screen name="Quick" component={QuickScreen} />
          <Stack.Screen name="Chapter" component={ChapterScreen} />
          <Stack.Screen name="Arcs" component={ArcsScreen} />
          <Stack.Screen name="Rulings" component={RulingsScreen} />
        </Stack.Navigator>
      </EntrySheetProvider>
    </NavigationContainer>,
  );
}
