import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

import { Button } from '../../components/Button';
import { List, ListRow } from '../../components/ListRow';
import { Panel, Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { StatusLine } from '../../components/StatusLine';
import { Text } from '../../components/Text';
import type { Persistence } from '../../platform/device';
import { giveBytes } from '../../platform/files';
import { useAppStore } from '../../stores/appStore';
import { deleteSetAside, listSetAside, loadSetAside } from '../../stores/backups';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { RestoreSheet } from './RestoreSheet';
import { usePickBackup, useSaveBackup } from './useBackup';

export function DataScreen() {
  const { data: say } = useWords();
  const navigation = useNavigation();
  const save = useSaveBackup();
  const { shown, show, pick } = usePickBackup();
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
          <Button icon="restore" label={say.restore} onPress={() => void pick()} />
        </Panel>
      </Section>
      <SetAside />
      <Aside />
      <RestoreSheet shown={shown} canAdd onClose={() => show(null)} />
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
  const damaged = useAppStore((app) => app.damaged);
  if (damaged.length === 0) return null;
  return (
    <Section title={say.setAside}>
      <Text tone="muted">{say.setAsideText}</Text>
      <List>
        {damaged.map(({ table, id, name, detail }) => (
          <ListRow key={`${table} ${id}`} title={say.thing(table, name)} detail={detail} />
        ))}
      </List>
    </Section>
  );
}

/** Damaged files that another has replaced. */
function Aside() {
  const { data: say } = useWords();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => void listSetAside().then((found) => found.length > 0 && setNames(found)), []);
  if (names.length === 0) return null;
  return (
    <Section title={say.aside}>
      <Text tone="muted">{say.asideText}</Text>
      <List>
        {names.map((name) => (
          <ListRow
            key={name}
            title={name}
            side={
              <>
                <Button
                  kind="quiet"
                  icon="save"
                  label={say.asideSave}
                  name={say.asideSaveOf(name)}
                  onPress={() => void loadSetAside(name).then((bytes) => giveBytes(name, bytes))}
                />
                <Button
                  kind="quiet"
                  label={say.asideDelete}
                  name={say.asideDeleteOf(name)}
                  onPress={() => void deleteSetAside(name).then(listSetAside).then(setNames)}
                />
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}
