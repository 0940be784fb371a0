import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect } from 'react';

import { Button } from '../../../components/Button';
import { Panel, Section } from '../../../components/Panel';
import { Screen } from '../../../components/Screen';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toasts';
import { useOneAtATime } from '../../../components/useOneAtATime';
import { JOIN_LINK } from '../../../core/phones/linkCode';
import type { PlayRoutes } from '../../../navigation/routes';
import { askForCamera } from '../../../platform/codeCamera';
import { canLink } from '../../../platform/phoneLink';
import { phones, useJoining, type Found, type Joining } from '../../../stores/phonesStore';
import { OtherCode, ShownCode } from './CodeExchange';
import { sayLinkProblem } from './sayLinkProblem';
import { SeatForm } from './SeatForm';
import { usePhoneWords } from './usePhoneWords';

type JoinProps = NativeStackScreenProps<PlayRoutes, 'Join'>;

const look = async (text: string) => {
  await askForCamera();
  await phones.look(text);
};

/** Into a game on another phone: its code is seen, one is shown back, the game is looked at, and then joined. */
export function JoinScreen({ route, navigation }: JoinProps) {
  const { join: say, share } = usePhoneWords();
  const joining = useJoining();
  const part = route.params?.code ?? '';
  useEffect(() => {
    if (part !== '') void look(`${JOIN_LINK}${part}`);
  }, [part]);
  useEffect(() => () => phones.stopJoining(), []);
  return (
    <Screen title={say.title} onBack={() => navigation.popTo('PlayHome')}>
      {canLink() ? (
        <Step joining={joining} navigation={navigation} />
      ) : (
        <Text tone="critical">{share.cannotLink}</Text>
      )}
    </Screen>
  );
}

type StepProps = Readonly<{ joining: Joining; navigation: JoinProps['navigation'] }>;

function Step({ joining, navigation }: StepProps) {
  const { join: say, problem } = usePhoneWords();
  switch (joining.state) {
    case 'none':
      return <Begin />;
    case 'failed':
      return (
        <>
          <Section title={say.failed}>
            <Text tone="critical" live>
              {sayLinkProblem(problem, joining.problem)}
            </Text>
          </Section>
          <Begin />
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
      return <FoundGame found={joining.found} navigation={navigation} />;
  }
}

function Begin() {
  const { join: say } = usePhoneWords();
  return (
    <>
      <Text>{say.text}</Text>
      <OtherCode onText={(text) => void look(text)} />
    </>
  );
}

type FoundProps = Readonly<{ found: Found; navigation: JoinProps['navigation'] }>;

function FoundGame({ found, navigation }: FoundProps) {
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
