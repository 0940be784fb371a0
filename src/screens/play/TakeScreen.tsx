import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { CodeCamera } from '../../components/CodeCamera';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import { missingParts, PART_LINK, type Gathered } from '../../core/codes/parts';
import type { PlayRoutes } from '../../navigation/routes';
import { pickFile } from '../../platform/files';
import { importGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { gameFileType } from './SendScreen';
import { sayGameProblem } from './sayGameProblem';
import { useGathering } from './useGathering';

type TakeProps = NativeStackScreenProps<PlayRoutes, 'Take'>;

/** A game that another phone hands over: from a file, or from codes in any order. */
export function TakeScreen({ route, navigation }: TakeProps) {
  const { take: say, problem: sayProblem } = useWords().games;
  const toast = useToast();
  const part = route.params?.part;
  const bring = useCallback(
    async (text: string): Promise<boolean> => {
      const made = await importGame(text);
      if (made.ok) navigation.replace('Bridge', { game: made.id });
      else toast.show({ text: sayGameProblem(sayProblem, made.problem) });
      return made.ok;
    },
    [navigation, toast, sayProblem],
  );
  const { gathered, take, startOver } = useGathering(bring);
  useEffect(() => {
    if (part !== undefined && part !== '') take(`${PART_LINK}${part}`);
  }, [part, take]);
  return (
    <Screen title={say.title} onBack={() => navigation.popTo('PlayHome')}>
      <Text>{say.text}</Text>
      <FromFile onText={bring} />
      <Section title={say.codes}>
        {gathered !== null && <Progress gathered={gathered} onStartOver={startOver} />}
        <CodeCamera say={say} onText={take} />
        <Paste onText={take} />
      </Section>
    </Screen>
  );
}

function FromFile({ onText }: Readonly<{ onText: (text: string) => Promise<boolean> }>) {
  const { take: say } = useWords().games;
  const open = async () => {
    const file = await pickFile(gameFileType);
    if (file !== undefined) await onText(file.text);
  };
  return (
    <Section title={say.file}>
      <Button kind="primary" icon="restore" label={say.fileAct} onPress={() => void open()} />
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
