import { useNavigation } from '@react-navigation/native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Picture } from '../../components/Picture';
import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';

export function PlayScreen() {
  const { app, play: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen
      title={say.title}
      overline={app.name}
      width="wide"
      footer={
        <Button
          kind="primary"
          label={say.empty.next}
          onPress={() => navigation.navigate('Fleets', { screen: 'FleetsHome' })}
        />
      }
    >
      <EmptyState title={say.empty.title} text={say.empty.text} picture={<Picture name="play" />} />
    </Screen>
  );
}
