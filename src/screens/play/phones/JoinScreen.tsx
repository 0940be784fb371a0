import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { Button } from '../../../components/Button';
import { Panel, Section } from '../../../components/Panel';
import { Screen } from '../../../components/Screen';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toasts';
import { useOneAtATime } from '../../../components/useOneAtATime';
import { JOIN_LINK } from '../../../core/phones/linkCode';
import type { PlayRoutes } from '../../../navigation/routes';
import { askForCamera } from '../../../platform/codeCamera';
import { canLink, isTrial } from '../../../platform/phoneLink';
import { loadPhones, type Found, type Phones } from '../../../stores/gameStore';
import { PastedCode, ScannedCode, ShownCode } from './CodeExchange';
import { sayLinkProblem } from './sayLinkProblem';
import { SeatForm } from './SeatForm';
import { usePhoneWords } from './usePhoneWords';

type JoinProps = NativeStackScreenProps<PlayRoutes, 'Join'>;

const look = async (phones: Phones, text: string) => {
  await askForCamera();
  await phones.look(text);
};

/** What links phones, once it is loaded. */
function usePhones(): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    loadPhones().then(setPhones, (error: unknown) => setFailure({ error }));
  }, []);
  // The screen around everything says what is wrong, and offers to try again.
  if (failure) throw failure.error;
  return phones;
}

/** Into a game on another phone: its code is seen, one is shown back, the game is looked at, and then joined. */
export function JoinScreen({ route, navigation }: JoinProps) {
  const { join: say, share } = usePhoneWords();
  const phones = usePhones();
  const code = route.params?.code ?? '';
  return (
    <Screen title={say.title} onBack={() => navigation.popTo('PlayHome')}>
      {!canLink() && <Text tone="critical">{share.cannotLink}</Text>}
      {canLink() && phones && <Joining phones={phones} code={code} navigation={navigation} />}
    </Screen>
  );
}

type OfPhones = Readonly<{ phones: Phones; navigation: JoinProps['navigation'] }>;

function Joining({ phones, code, navigation }: OfPhones & Readonly<{ code: string }>) {
  useEffect(() => {
    if (code !== '') void look(phones, `${JOIN_LINK}${code}`);
  }, [phones, code]);
  useEffect(() => () => phones.stopJoining(), [phones]);
  return <Step phones={phones} navigation={navigation} />;
}

function Step({ phones, navigation }: OfPhones) {
  const { join: say, problem } = usePhoneWords();
  const joining = useStore(phones.joining, ({ now }) => now);
  switch (joining.state) {
    case 'none':
      return <Begin phones={phones} />;
    case 'failed':
      return (
        <>
          <Section title={say.failed}>
            <Text tone="critical" live>
              {sayLinkProblem(problem, joining.problem)}
            </Text>
          </Section>
          <Begin phones={phones} />
        </>
      );
    case 'answering':
      return (
        <Section title={say.show}>
          <Text>{say.showText}</Text>
          <ShownCode code={joining.code} />
          <Button kind="quiet" label={say.again} onPress={() => phones.stopJoining()} />
        </Section>
      );
    case 'reading':
      return <Text live>{say.reading}</Text>;
    case 'known':
      return (
        <Section title={say.found}>
          <Text>{say.known}</Text>
          <Button
            kind="primary"
            label={say.knownAct}
            onPress={() => navigation.replace('Phones', { game: joining.game, code: joining.code })}
          />
        </Section>
      );
    case 'found':
      return <FoundGame found={joining.found} phones={phones} navigation={navigation} />;
  }
}

function Begin({ phones }: Pick<OfPhones, 'phones'>) {
  const { join: say, share } = usePhoneWords();
  return (
    <>
      <Text>{say.text}</Text>
      {isTrial && <Text tone="muted">{share.trial}</Text>}
      <ScannedCode isNext onText={(text) => void look(phones, text)} />
      <PastedCode onText={(text) => void look(phones, text)} />
    </>
  );
}

type FoundProps = OfPhones & Readonly<{ found: Found }>;

function FoundGame({ found, phones, navigation }: FoundProps) {
  const say = usePhoneWords();
  const toast = useToast();
  const { name, players, teams, table } = found;
  const join = useOneAtATime(async (called: string, plays: readonly string[]) => {
    const made = await phones.join(called, plays);
    if (made.ok) navigation.replace('Bridge', { game: made.id });
    else toast.show({ text: sayLinkProblem(say.problem, made.problem) });
  });
  return (
    <>
      <Section title={say.join.found}>
        <Panel>
          <Text variant="name">{name}</Text>
          <Text tone="muted">
            {say.join.played(table.played.state.round, table.played.log.cursor)}
          </Text>
          <Text>{say.join.at(table.seats.map((seat) => seat.name))}</Text>
        </Panel>
      </Section>
      <SeatForm
        players={players}
        teams={teams}
        table={table}
        me={null}
        act={say.join.act}
        onDone={(called, plays) => join(called, plays)}
      />
    </>
  );
}
