import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { CardsScreen } from '../screens/cards/CardsScreen';
import { CardListScreen } from '../screens/cards/CardListScreen';
import { PackScreen } from '../screens/cards/PackScreen';
import { PackArcsScreen } from '../screens/cards/PackArcsScreen';
import { CardScreen } from '../screens/cards/CardScreen';
import { CardEditScreen } from '../screens/cards/CardEditScreen';
import { BringInScreen } from '../screens/cards/BringInScreen';
import { DeletedCardsScreen } from '../screens/deleted/DeletedScreen';
import { useWords } from '../words/WordsProvider';
import { bare } from './bare';
import type { CardsRoutes } from './routes';
import { screenGuard } from './screenGuard';

const Cards = createNativeStackNavigator<CardsRoutes>();

export function CardsTab() {
  const { cards, deleted } = useWords();
  const { title, home, arcs, bring } = cards;
  return (
    <Cards.Navigator screenOptions={bare} screenLayout={screenGuard}>
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
