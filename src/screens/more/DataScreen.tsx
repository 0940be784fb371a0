import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { Platform } from 'react-native';

import { Button } from '../../components/Button';
import { Panel, Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Sheet } from '../../components/Sheet';
import { StatusLine } from '../../components/StatusLine';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import type { Persistence, TextFile } from '../../platform/device';
import { pickFile } from '../../platform/files';
import { importBackup, useAppStore } from '../../stores/appStore';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { sayBackupWhy } from './sayBackupWhy';
import { backupType, useSaveBackup } from './useBackup';

export function DataScreen() {
  const { data: say } = useWords();
  const navigation = useNavigation();
  const save = useSaveBackup();
  const [chosen, setChosen] = useState<TextFile>();
  return (
    <Screen title={say.title} onBack={() => navigation.goBack()}>
      <Text tone="muted">{say.where}</Text>
      <Kept />
      <Section title={say.save}>
        <Panel>
          <Text>{say.saveText}</Text>
          <Button kind="primary" icon="save" label={say.save} onPress={() => void save()} />
        </Panel>
      </Section>
      <Section title={say.restore}>
        <Panel>
          <Text>{say.restoreText}</Text>
          <Button
            icon="restore"
            label={say.restore}
            onPress={() => void pickFile(backupType).then(setChosen)}
          />
        </Panel>
      </Section>
      <SetAside />
      <RestoreSheet file={chosen} onClose={() => setChosen(undefined)} onSave={save} />
    </Screen>
  );
}

/** Whether the device promises to keep what is stored. */
function Kept() {
  const { data: say } = useWords();
  const persistence = useAppStore((app) => app.persistence);
  if (persistence === null) return <StatusLine title={say.status} text={say.checking} />;
  return (
    <StatusLine
      title={say.status}
      value={sayKept(say, persistence).value}
      text={sayKept(say, persistence).text}
      isGood={persistence === 'kept'}
    />
  );
}

function sayKept(say: Words['data'], persistence: Persistence) {
  switch (persistence) {
    case 'kept':
      return { value: say.kept, text: Platform.OS === 'web' ? say.keptWebText : say.keptText };
    case 'may-be-cleared':
      return { value: say.mayBeCleared, text: say.mayBeClearedText };
    case 'cleared-when-idle':
      return { value: say.clearedWhenIdle, text: say.clearedWhenIdleText };
  }
}

/** Rows that could not be read: still in the database and in every backup. */
function SetAside() {
  const { data: say } = useWords();
  const count = useAppStore(({ damaged }) => damaged.length);
  if (count === 0) return null;
  return (
    <StatusLine title={say.setAside} value={say.setAsideCount(count)} text={say.setAsideText} />
  );
}

type RestoreSheetProps = Readonly<{
  file: TextFile | undefined;
  onClose: () => void;
  onSave: () => Promise<void>;
}>;

/** Restoring is the one act that undo does not cover, so it is shown before it is done. */
function RestoreSheet({ file, onClose, onSave }: RestoreSheetProps) {
  const { data: say } = useWords();
  const toast = useToast();
  const restore = async (text: string) => {
    onClose();
    const restored = await importBackup(text);
    const why = restored.ok ? undefined : restored.problems[0]?.why;
    toast.show({ text: why === undefined ? say.restored : sayBackupWhy(say, why) });
  };
  return (
    <Sheet isOpen={file !== undefined} title={say.restore} onClose={onClose}>
      <Text>{say.chosen(file?.name ?? '')}</Text>
      <Button icon="save" label={say.saveFirst} onPress={() => void onSave()} />
      <Button
        kind="primary"
        label={say.replace}
        onPress={() => file !== undefined && void restore(file.text)}
      />
    </Sheet>
  );
}
