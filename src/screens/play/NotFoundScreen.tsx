import { useNavigation } from '@react-navigation/native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Picture } from '../../components/Picture';
import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { app, notFound: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen title={app.name}>
      <EmptyState title={say.title} text={say.text} picture={<Picture name="lost" />}>
        <Button
          kind="primary"
          label={say.next}
          onPress={() => navigation.navigate('Play', { screen: 'PlayHome' })}
        />
      </EmptyState>
    </Screen>
  );
}
