import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { RulesScreen } from '../screens/rules/RulesScreen';
import { EntryScreen } from '../screens/rules/EntryScreen';
import { QuickScreen } from '../screens/rules/QuickScreen';
import { ChapterScreen } from '../screens/rules/ChapterScreen';
import { ArcsScreen } from '../screens/rules/ArcsScreen';
import { RulingsScreen } from '../screens/rules/RulingsScreen';
import { useWords } from '../words/WordsProvider';
import { bare } from './bare';
import type { RulesRoutes } from './routes';
import { screenGuard } from './screenGuard';

const Rules = createNativeStackNavigator<RulesRoutes>();

export function RulesTab() {
  const { title } = useWords().rules;
  return (
    <Rules.Navigator screenOptions={bare} screenLayout={screenGuard}>
      <Rules.Screen name="RulesHome" component={RulesScreen} options={{ title }} />
      <Rules.Screen name="Entry" component={EntryScreen} options={{ title }} />
      <Rules.Screen name="Quick" component={QuickScreen} options={{ title }} />
      <Rules.Screen name="Chapter" component={ChapterScreen} options={{ title }} />
      <Rules.Screen name="Arcs" component={ArcsScreen} options={{ title }} />
      <Rules.Screen name="Rulings" component={RulingsScreen} options={{ title }} />
    </Rules.Navigator>
  );
}
