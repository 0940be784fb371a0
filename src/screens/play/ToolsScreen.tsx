import type { NativeStackScreenProps } from '@react-navigation/native-stack';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import type { PlayRoutes } from '../../navigation/routes';
import { useWords } from '../../words/WordsProvider';
import { useSystemsWithTools } from './useSystemsWithTools';

type ToolsProps = NativeStackScreenProps<PlayRoutes, 'Tools'>;

/** Answers without a game, as the systems bring them. */
export function ToolsScreen({ navigation }: ToolsProps) {
  const { tools: say } = useWords().games;
  const all = useSystemsWithTools();
  const home = () => navigation.popTo('PlayHome');
  return (
    <Screen title={say.title} onBack={home}>
      {all?.length === 0 && (
        <EmptyState title={say.none.title} text={say.none.text}>
          <Button kind="primary" label={say.none.next} onPress={home} />
        </EmptyState>
      )}
      {all?.map(({ id: system, name, tools }) => (
        <Section key={system} title={name}>
          <List>
            {tools.map(({ id, title, detail }) => (
              <ListRow
                key={id}
                title={title}
                detail={detail}
                leadsTo={`/play/tools/${system}/${id}`}
                onPress={() => navigation.navigate('Tool', { system, tool: id })}
              />
            ))}
          </List>
        </Section>
      ))}
    </Screen>
  );
}
