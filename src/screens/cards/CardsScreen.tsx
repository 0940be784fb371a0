import { useNavigation } from '@react-navigation/native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Picture } from '../../components/Picture';
import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';

export function CardsScreen() {
  const { app, cards: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen title={say.title} overline={app.name} width="wide">
      <EmptyState title={say.empty.title} text={say.empty.text} picture={<Picture name="cards" />}>
        <Button
          label={say.empty.next}
          onPress={() => navigation.navigate('More', { screen: 'Data', initial: false })}
        />
      </EmptyState>
    </Screen>
  );
}
