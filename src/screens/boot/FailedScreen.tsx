import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { startApp, type StorageProblem } from '../../stores/appStore';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { useSaveBackup } from '../more/useBackup';

/** The database did not open: why, in a sentence, and the way to keep what is in it. */
export function FailedScreen({ problem }: Readonly<{ problem: StorageProblem }>) {
  const { app, acts, boot } = useWords();
  const save = useSaveBackup();
  const { title, text } = sayProblem(boot, problem);
  return (
    <Screen
      title={app.name}
      isAlone
      footer={
        <>
          <Button icon="save" label={boot.save} onPress={() => void save()} />
          <Button kind="primary" label={acts.retry} onPress={() => void startApp()} />
        </>
      }
    >
      <EmptyState
        title={title}
        text={text}
        picture={<Icon name="warning" size={64} tone="teamB" />}
      />
      {'detail' in problem && (
        <Section title={boot.detail}>
          <Text variant="detail" tone="muted" selectable>
            {problem.detail}
          </Text>
        </Section>
      )}
    </Screen>
  );
}

function sayProblem(boot: Words['boot'], problem: StorageProblem) {
  switch (problem.id) {
    case 'storage-refused':
      return boot.refused;
    case 'newer-database':
      return { title: boot.newer.title, text: boot.newer.text(problem.found, problem.known) };
    case 'migration-failed':
      return boot.migration;
    case 'damaged':
      return boot.damaged;
  }
}
