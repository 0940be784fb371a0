import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';
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
import { missingParts, PART_LINK, type Gathered } from '../../core/codes/parts';
import type { PlayRoutes } from '../../navigation/routes';
import { pickFile } from '../../platform/files';
import { keepGame, readGame, type GamePreview } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Preview } from './GamePreview';
import { gameFileType } from './SendScreen';
import { sayGameProblem } from './sayGameProblem';
import { useGathering } from './useGathering';

type TakeProps = NativeStackScreenProps<PlayRoutes, 'Take'>;

/** A game that another phone hands over, from a file or from codes in any order: looked at first, then kept. */
export function TakeScreen({ route, navigation }: TakeProps) {
  const { take: say, problem: sayProblem } = useWords().games;
  const toast = useToast();
  const part = route.params?.part ?? '';
  const [file, setFile] = useState<string | null>(null);
  const codes = useGathering(part === '' ? null : `${PART_LINK}${part}`);
  const read = useSentGame(file ?? (codes.whole?.ok === true ? codes.whole.value : null));
  const another = () => {
    setFile(null);
    codes.startOver();
  };
  const keep = useOneAtATime(async (preview: GamePreview) => {
    const made = await keepGame(preview);
    if (!made.ok) return toast.show({ text: sayGameProblem(sayProblem, made.problem) });
    if (preview.here === null) toast.show({ text: say.kept(preview.name) });
    another();
    navigation.replace('Bridge', { game: made.id });
  });
  const preview = read?.ok === true ? read.preview : null;
  return (
    <Screen
      title={say.title}
      onBack={() => navigation.popTo('PlayHome')}
      {...(preview && {
        footer: (
          <Button
            kind="primary"
            label={preview.here === null ? say.keep : say.open}
            onPress={() => keep(preview)}
          />
        ),
      })}
    >
      {preview ? (
        <Preview preview={preview} onAnother={another} />
      ) : (
        <>
          {read?.ok === false && <Refused text={sayGameProblem(sayProblem, read.problem)} />}
          {codes.whole?.ok === false && <Refused text={say.problem.damagedWhole} />}
          <Text>{read === undefined ? say.reading : say.text}</Text>
          <FromFile onText={setFile} />
          <Codes
            {...codes}
            take={(text) => {
              setFile(null);
              codes.take(text);
            }}
          />
        </>
      )}
    </Screen>
  );
}

type Read = Awaited<ReturnType<typeof readGame>>;

/** What a text holds: null where there is no text, undefined while it is read. */
function useSentGame(text: string | null): Read | null | undefined {
  const [last, setLast] = useState<Readonly<{ text: string; read: Read }> | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isGone = false;
    void readGame(text).then((read) => !isGone && setLast({ text, read }));
    return () => {
      isGone = true;
    };
  }, [text]);
  if (text === null) return null;
  return last?.text === text ? last.read : undefined;
}

function Refused({ text }: Readonly<{ text: string }>) {
  const styles = useStyles();
  const { take: say } = useWords().games;
  return (
    <Section title={say.notTaken}>
      <Panel>
        <View style={styles.line}>
          <Icon name="warning" size={20} tone="critical" />
          <Text live style={styles.words}>
            {text}
          </Text>
        </View>
      </Panel>
    </Section>
  );
}

function FromFile({ onText }: Readonly<{ onText: (text: string) => void }>) {
  const { take: say } = useWords().games;
  const open = async () => {
    const file = await pickFile(gameFileType).catch(() => undefined);
    if (file !== undefined) onText(file.text);
  };
  return (
    <Section title={say.file}>
      <Button kind="primary" icon="restore" label={say.fileAct} onPress={() => void open()} />
    </Section>
  );
}

function Codes({ gathered, isKept, take, keep, startOver }: ReturnType<typeof useGathering>) {
  const { take: say } = useWords().games;
  return (
    <Section title={say.codes}>
      {gathered !== null && <Progress gathered={gathered} onStartOver={startOver} />}
      {gathered !== null && !isKept && (
        <>
          <Text>{say.gatherText}</Text>
          <Button kind="primary" label={say.gather} onPress={() => keep(gathered)} />
        </>
      )}
      <CodeCamera say={say} onText={take} />
      <Paste onText={take} />
    </Section>
  );
}

type ProgressProps = Readonly<{ gathered: Gathered; onStartOver: () => void }>;

function Progress({ gathered, onStartOver }: ProgressProps) {
  const styles = useStyles();
  const { take: say } = useWords().games;
  const missing = missingParts(gathered);
  const { length } = gathered.parts;
  return (
    <View style={styles.progress}>
      <Text variant="name" live>
        {say.progress(length - missing.length, length)}
      </Text>
      <View style={styles.boxes} aria-hidden>
        {gathered.parts.map((part, index) => (
          // A series keeps its parts in one order.
          <View key={index} style={[styles.box, part !== null && styles.full]} />
        ))}
      </View>
      {missing.length > 0 && <Text tone="muted">{say.missing(missing)}</Text>}
      <Button kind="quiet" icon="undo" label={say.startOver} onPress={onStartOver} />
    </View>
  );
}

type OfText = Readonly<{ onText: (text: string) => void }>;

function Paste({ onText }: OfText) {
  const { take: say } = useWords().games;
  const [text, setText] = useState('');
  const take = () => {
    onText(text);
    setText('');
  };
  return (
    <>
      <TextField label={say.paste} hint={say.pasteHint} value={text} onChange={setText} />
      {text !== '' && <Button label={say.pasteAct} onPress={take} />}
    </>
  );
}

const useStyles = makeStyles((colors) => ({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  words: { flex: 1 },
  progress: { gap: space.s },
  boxes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  box: {
    width: 20,
    height: 20,
    borderRadius: radius.pip,
    borderWidth: 1,
    borderColor: colors.outline,
  },
  full: { borderColor: colors.good, backgroundColor: colors.good },
}));
