import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Panel, Section } from '../../components/Panel';
import { Text } from '../../components/Text';
import type { GamePreview } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

type PreviewProps = Readonly<{ preview: GamePreview; onAnother: () => void }>;

/** What a game that was sent is, before it is kept. */
export function Preview({ preview, onAnother }: PreviewProps) {
  const styles = useStyles();
  const { take: say } = useWords().games;
  const { name, system, setup, state, cursor, others, here } = preview;
  return (
    <Section title={say.preview}>
      <Panel>
        <Text variant="name">{name}</Text>
        <Text tone="muted">{systems.listed(system.id).name}</Text>
        {setup.teams.map((team) => (
          <Text key={team.id}>
            {say.side(
              team.name,
              setup.players.filter((player) => player.team === team.id).map((one) => one.name),
            )}
          </Text>
        ))}
        <Text>{say.played(state.round, cursor)}</Text>
        <View style={styles.line}>
          <Icon
            name={others === 0 ? 'check' : 'warning'}
            size={20}
            tone={others === 0 ? 'good' : 'critical'}
          />
          <Text style={styles.words}>{others === 0 ? say.asDecided : say.others(others)}</Text>
        </View>
        {here !== null && <Text>{say.here}</Text>}
      </Panel>
      <Button kind="quiet" label={say.another} onPress={onAnother} />
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  words: { flex: 1 },
}));
