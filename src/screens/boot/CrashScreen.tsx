import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useWords } from '../../words/WordsProvider';
import { useSaveBackup } from '../more/useBackup';

type CrashScreenProps = Readonly<{
  detail: string;
  onRestart: () => void;
  onLeave?: () => void;
}>;

/** A part of the app failed: nothing stored is lost, and here is how to be sure of it. */
export function CrashScreen({ detail, onRestart, onLeave }: CrashScreenProps) {
  const { app, crash: say } = useWords();
  const save = useSaveBackup();
  return (
    <Screen
      title={app.name}
      isAlone={onLeave === undefined}
      footer={
        <>
          <Button icon="save" label={say.save} onPress={() => void save()} />
          {onLeave && <Button label={say.restart} onPress={onRestart} />}
          {onLeave ? (
            <Button kind="primary" label={say.leave} onPress={onLeave} />
          ) : (
            <Button kind="primary" label={say.restart} onPress={onRestart} />
          )}
        </>
      }
    >
      <EmptyState
        title={say.title}
        text={say.text}
        picture={<Icon name="warning" size={64} tone="critical" />}
      />
      <Section title={say.detail}>
        <Text variant="detail" tone="muted" selectable>
          {detail}
        </Text>
      </Section>
    </Screen>
  );
}
