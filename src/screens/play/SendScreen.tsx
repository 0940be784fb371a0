import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';

import { Button } from '../../components/Button';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { makeParts } from '../../core/codes/parts';
import type { PlayRoutes } from '../../navigation/routes';
import { giveFile } from '../../platform/files';
import { exportGame, loadGames, useGames } from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';
import { CodeSeries } from './CodeSeries';

type SendProps = NativeStackScreenProps<PlayRoutes, 'Send'>;

export const gameFileType = 'application/json';

/** What of a game can be sent: its text, and the codes that hold it. */
type Sent =
  | Readonly<{ state: 'making' | 'failed' }>
  | Readonly<{ state: 'made'; text: string; parts: readonly string[] | null }>;

/** The whole game to another phone: by file, or by codes where there is no other way. */
export function SendScreen({ route, navigation }: SendProps) {
  const { send: say } = useWords().games;
  const { game: id } = route.params;
  const name = useGames()?.find((game) => game.id === id)?.name;
  const sent = useSent(id);
  useEffect(() => void loadGames(), []);
  return (
    <Screen
      title={say.title}
      onBack={() => navigation.goBack()}
      {...(name !== undefined && { overline: name })}
    >
      <Text>{say.text}</Text>
      {sent.state === 'failed' && <Text tone="critical">{say.failed}</Text>}
      {sent.state === 'making' && <Text tone="muted">{say.making}</Text>}
      {sent.state === 'made' && (
        <>
          <ByFile name={name ?? say.title} text={sent.text} />
          <Section title={say.codes}>
            {sent.parts === null ? <Text>{say.tooLong}</Text> : <CodeSeries parts={sent.parts} />}
          </Section>
        </>
      )}
    </Screen>
  );
}

function useSent(id: string): Sent {
  const [sent, setSent] = useState<Sent>({ state: 'making' });
  useEffect(() => {
    let isGone = false;
    void exportGame(id).then((made) => {
      if (isGone) return;
      setSent(
        made.ok
          ? { state: 'made', text: made.text, parts: makeParts('game', made.text) }
          : { state: 'failed' },
      );
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return sent;
}

function ByFile({ name, text }: Readonly<{ name: string; text: string }>) {
  const { send: say } = useWords().games;
  const toast = useToast();
  const give = async () => {
    const file = { name: `${name.replace(/[^\p{L}\p{N} _-]+/gu, '')}.json`, text };
    const given = await giveFile(file, gameFileType).catch(() => 'refused' as const);
    toast.show({ text: given === 'given' ? say.saved : say.notSaved });
  };
  return (
    <Section title={say.file}>
      <Text tone="muted">{say.fileText}</Text>
      <Button kind="primary" icon="share" label={say.fileAct} onPress={() => void give()} />
    </Section>
  );
}
