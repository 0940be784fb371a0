import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { CodeCamera } from '../../components/CodeCamera';
import { Icon } from '../../components/Icon';
import { Panel, Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { Checked, Problem } from '../../core/checked/checked';
import type { FleetsRoutes } from '../../navigation/routes';
import { pickFile } from '../../platform/files';
import {
  createFleet,
  newFleetOf,
  takeFleet,
  takePath,
  type FleetPreview,
  type TakeWhy,
} from '../../stores/fleetStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { sayTakeWhy } from './sayTakeWhy';

type TakeProps = NativeStackScreenProps<FleetsRoutes, 'FleetTake'>;
type Taken = Checked<FleetPreview, TakeWhy>;

/** A fleet that somebody sent: looked at first, then kept whole or not at all. */
export function FleetTakeScreen({ route, navigation }: TakeProps) {
  const { take: say, list } = useWords().fleets;
  const toast = useToast();
  const code = route.params?.code;
  const [taken, setTaken] = useState<Taken | null>(null);
  const look = useCallback(async (text: string) => setTaken(await takeFleet(text)), []);
  useEffect(() => {
    if (code === undefined || code === '') return undefined;
    let isGone = false;
    void takeFleet(takePath(code)).then((read) => !isGone && setTaken(read));
    return () => {
      isGone = true;
    };
  }, [code]);
  const keep = useOneAtATime(async (preview: FleetPreview) => {
    const made = await createFleet(newFleetOf(preview, say.pack));
    if (!made.ok || made.id === undefined) return toast.show({ text: list.notStored });
    toast.show({ text: say.kept(preview.fleet.name) });
    navigation.replace('Fleet', { fleet: made.id });
  });
  const preview = taken?.ok === true ? taken.value : null;
  return (
    <Screen
      title={say.title}
      onBack={() => navigation.popTo('FleetsHome')}
      {...(preview && {
        footer: <Button kind="primary" label={say.keep} onPress={() => keep(preview)} />,
      })}
    >
      {preview ? (
        <Preview preview={preview} onAgain={() => setTaken(null)} />
      ) : (
        <Ask problems={taken?.ok === false ? taken.problems : []} onText={look} />
      )}
    </Screen>
  );
}

type AskProps = Readonly<{
  problems: readonly Problem<TakeWhy>[];
  onText: (text: string) => Promise<void>;
}>;

function Ask({ problems, onText }: AskProps) {
  const { take: say } = useWords().fleets;
  const [text, setText] = useState('');
  const seen = useRef('');
  const open = async () => {
    const file = await pickFile('application/json').catch(() => undefined);
    if (file !== undefined) await onText(file.text);
  };
  /** A code is seen many times a second, and looked at once. */
  const see = (code: string) => {
    if (code === seen.current) return;
    seen.current = code;
    void onText(code);
  };
  return (
    <>
      {problems.length > 0 && <Refusal problems={problems} />}
      <Text>{say.text}</Text>
      <CodeCamera say={say} onText={see} />
      <TextField
        label={say.paste}
        hint={say.pasteHint}
        lines="many"
        value={text}
        onChange={setText}
      />
      <Button
        kind="primary"
        label={say.look}
        onPress={() => void onText(text)}
        {...(text.trim() === '' && { why: say.pasteFirst })}
      />
      <Button icon="restore" label={say.file} onPress={() => void open()} />
    </>
  );
}

function Refusal({ problems }: Readonly<{ problems: readonly Problem<TakeWhy>[] }>) {
  const styles = useStyles();
  const { take: say } = useWords().fleets;
  const sentences = [...new Set(problems.map((problem) => sayTakeWhy(say, problem)))];
  return (
    <Section title={say.notTaken}>
      <Panel>
        {sentences.map((sentence) => (
          <View key={sentence} style={styles.line}>
            <Icon name="warning" size={20} tone="critical" />
            <Text live style={styles.words}>
              {sentence}
            </Text>
          </View>
        ))}
        <Text tone="muted">{say.nothing}</Text>
      </Panel>
    </Section>
  );
}

type PreviewProps = Readonly<{ preview: FleetPreview; onAgain: () => void }>;

function Preview({ preview, onAgain }: PreviewProps) {
  const styles = useStyles();
  const { take: say } = useWords().fleets;
  const { desk, fleet, shelf, notes, newCards } = preview;
  const { state, legal } = desk.glance(fleet, shelf);
  return (
    <Section title={say.preview}>
      <Panel>
        <View style={styles.line}>
          <Icon name={legal ? 'check' : 'warning'} size={20} tone={legal ? 'good' : 'critical'} />
          <Text variant="strong" style={styles.words}>
            {state}
          </Text>
        </View>
        {newCards.length > 0 && <Text>{say.newCards(newCards.length, say.pack)}</Text>}
        <Text>{desk.text(fleet, shelf)}</Text>
        {notes !== '' && <Text tone="muted">{notes}</Text>}
      </Panel>
      <Button kind="quiet" label={say.again} onPress={onAgain} />
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  words: { flex: 1 },
}));
