import { useNavigation } from '@react-navigation/native';

import { List, ListRow } from '../../components/ListRow';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { appVersion } from '../../platform/appVersion';
import { useWords } from '../../words/WordsProvider';

export function AboutScreen() {
  const { about: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen title={say.title} onBack={() => navigation.goBack()}>
      <Text>{say.intro}</Text>
      <Text tone="muted">{say.games}</Text>
      <List>
        <ListRow
          title={say.version}
          side={
            <Text variant="name" tone="muted" selectable>
              {appVersion}
            </Text>
          }
        />
        <ListRow
          title={say.licences}
          detail={say.licencesDetail}
          leadsTo="/more/licences"
          onPress={() => navigation.navigate('More', { screen: 'Licences' })}
        />
      </List>
    </Screen>
  );
}
