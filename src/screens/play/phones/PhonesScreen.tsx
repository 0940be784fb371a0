import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';

import { Button } from '../../../components/Button';
import { List, ListRow } from '../../../components/ListRow';
import { Panel, Section } from '../../../components/Panel';
import { Screen } from '../../../components/Screen';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toasts';
import { useOneAtATime } from '../../../components/useOneAtATime';
import { twinOf } from '../../../core/phones/table';
import type { PlayRoutes } from '../../../navigation/routes';
import { askForCamera } from '../../../platform/codeCamera';
import { canLink, isTrial } from '../../../platform/phoneLink';
import {
  leaveShared,
  shareGame,
  type CodeIs,
  type OpenGame,
  type SharedGame,
} from '../../../stores/gameStore';
import { useLayout } from '../../../theme/useLayout';
import { GameGate } from '../GameGate';
import { Aside, CameBack } from './Aside';
import { CodePicture, CodeText, PastedCode, ScannedCode } from './CodeExchange';
import { Online } from './Online';
import { sayLinkProblem } from './sayLinkProblem';
import { SeatForm } from './SeatForm';
import { heldReveal, isHere, isLeadAway, nameOfPhone, otherSeats, ownWaiting } from './seats';
import { usePhoneWords } from './usePhoneWords';

type PhonesProps = NativeStackScreenProps<PlayRoutes, 'Phones'>;

/** The other phones of a game: who is there, what waits, and how one more comes in. */
export function PhonesScreen({ route, navigation }: PhonesProps) {
  const { code } = route.params;
  return (
    <GameGate id={route.params.game}>
      {(game) => (
        <Phones
          game={game}
          code={code ?? ''}
          onBack={() => navigation.popTo('Bridge', { game: game.id })}
        />
      )}
    </GameGate>
  );
}

/** A code that is shown, or why one was of no use, is what the player looks at now. */
const topicOf = (shared: SharedGame | undefined): string => {
  const { code, problem } = shared?.links ?? { code: null, problem: null };
  return [...(code === null ? [] : ['code']), ...(problem ? [problem.id] : [])].join(' ');
};

type PhonesOfProps = Readonly<{ game: OpenGame; code: string; onBack: () => void }>;

function Phones({ game, code, onBack }: PhonesOfProps) {
  const say = usePhoneWords();
  const { shared } = game;
  return (
    <Screen title={say.title} overline={game.name} onBack={onBack} topic={topicOf(shared)}>
      {shared ? <Shared game={game} shared={shared} code={code} /> : <NotShared game={game} />}
    </Screen>
  );
}

function NotShared({ game: { id, setup } }: Readonly<{ game: OpenGame }>) {
  const { share: say } = usePhoneWords();
  const toast = useToast();
  const [isTelling, setTelling] = useState(false);
  const share = useOneAtATime(async (name: string, plays: readonly string[]) => {
    // A browser hides this phone's address until the camera is allowed, which is needed next anyway.
    await askForCamera();
    const done = await shareGame(id, name, plays, isTelling);
    if (done.ok) return;
    if (done.problem.id === 'orders-lie-down') setTelling(true);
    else toast.show({ text: say.failed });
  });
  return (
    <>
      <Text>{say.text}</Text>
      {isTrial && <Text tone="muted">{say.trial}</Text>}
      {canLink() ? (
        <SeatForm
          players={setup.players}
          teams={setup.teams}
          table={null}
          me={null}
          act={isTelling ? say.anyway : say.act}
          {...(isTelling && { warning: say.ordersLieDown })}
          onDone={(name, plays) => share(name, plays)}
        />
      ) : (
        <Text tone="critical">{say.cannotLink}</Text>
      )}
    </>
  );
}

type SharedProps = Readonly<{ game: OpenGame; shared: SharedGame; code: string }>;

/** A phone that was here before, and reaches no other now. */
const isCutOff = (shared: SharedGame): boolean => {
  const { linked, relay } = shared.links;
  return otherSeats(shared).length > 0 && linked.length === 0 && relay?.state !== 'here';
};

/** A code that another phone has to see stands above all else, with what comes after it; so does the way back. */
function Shared({ game, shared, code }: SharedProps) {
  const { lines } = shared;
  useEffect(() => {
    if (code !== '') void lines.take(code);
  }, [code, lines]);
  const isFirst = topicOf(shared) !== '' || isCutOff(shared);
  return (
    <>
      {isFirst ? <AddPhone shared={shared} /> : <AtTable game={game} shared={shared} />}
      <Waiting shared={shared} />
      {isFirst && <AtTable game={game} shared={shared} />}
      <CameBack game={game} shared={shared} />
      <Aside game={game} shared={shared} />
      {!isFirst && <AddPhone shared={shared} />}
      <Online shared={shared} />
      <Leave game={game} />
    </>
  );
}

type OfShared = Readonly<{ game: OpenGame; shared: SharedGame }>;

function AtTable({ game: { setup }, shared }: OfShared) {
  const { table: say } = usePhoneWords();
  const [isChanging, setChanging] = useState(false);
  const { table, me } = shared.view;
  const nameOf = (id: string) => setup.players.find((player) => player.id === id)?.name ?? id;
  const twin = twinOf(table, me);
  return (
    <Section title={say.title}>
      <List>
        {table.seats.map(({ phone, name, plays, hasLeft }) => (
          <ListRow
            key={phone}
            icon={isHere(shared, phone) && !hasLeft ? 'check' : 'exhausted'}
            title={name}
            detail={[
              plays.length > 0 ? say.plays(plays.map(nameOf)) : say.watches,
              ...(phone === me
                ? [say.you]
                : [hasLeft ? say.left : isHere(shared, phone) ? say.here : say.away]),
              ...(phone === table.lead ? [say.leads] : []),
            ].join(' · ')}
          />
        ))}
      </List>
      {twin && <Text tone="critical">{say.twice(twin.name)}</Text>}
      {isChanging ? (
        <SeatForm
          players={setup.players}
          teams={setup.teams}
          table={table}
          me={me}
          act={say.keep}
          onDone={(name, plays) => {
            setChanging(false);
            void shared.room.join(name, plays);
          }}
        />
      ) : (
        <Button kind="quiet" label={say.change} onPress={() => setChanging(true)} />
      )}
    </Section>
  );
}

/** What holds the game up, and the way on without it. */
function Waiting({ shared }: Readonly<{ shared: SharedGame }>) {
  const say = usePhoneWords();
  const { waiting, bar } = say;
  const { table } = shared.view;
  const reveal = heldReveal(shared);
  const count = ownWaiting(shared).length;
  const lead = nameOfPhone(table, table.lead);
  const isAway = isLeadAway(shared);
  const hasLeft = table.seats.find(({ phone }) => phone === table.lead)?.hasLeft === true;
  if (!isAway && !reveal && count === 0) return null;
  const go = () => {
    const change = reveal?.held.change;
    if (change?.do === 'play') void shared.room.play(change.command, true);
  };
  return (
    <Section title={waiting.title}>
      <Panel>
        {count > 0 && <Text variant="strong">{bar.waits(count, lead)}</Text>}
        {isAway && (
          <>
            <Text>{(hasLeft ? waiting.leadLeft : waiting.lead)(lead)}</Text>
            <Button label={waiting.takeOver} onPress={() => void shared.room.lead()} />
            <Text variant="detail" tone="muted">
              {waiting.takeOverText}
            </Text>
          </>
        )}
        {reveal && (
          <>
            <Text>{waiting.orders(reveal.names)}</Text>
            <Button label={waiting.without} onPress={go} />
          </>
        )}
      </Panel>
    </Section>
  );
}

/** One look each way; a phone that was here before is back with one. */
function AddPhone({ shared }: Readonly<{ shared: SharedGame }>) {
  const say = usePhoneWords();
  const { isStacked } = useLayout();
  const { link } = say;
  const { lines } = shared;
  const { code, codeIs, problem, isLinking, guests } = shared.links;
  const wasHere = isCutOff(shared);
  const show = async () => {
    await askForCamera();
    await lines.showCode();
  };
  const take = (text: string) => void lines.take(text);
  // Where words are so large that they would push the code out of sight, they follow it.
  const isTextLast = code !== null && isStacked;
  const text = <Text>{textOf(link, { codeIs, wasHere, isShown: code !== null })}</Text>;
  return (
    <Section title={wasHere ? link.back : link.title}>
      {!isTextLast && text}
      {problem && (
        <Text tone="critical" live>
          {sayLinkProblem(say.problem, problem)}
        </Text>
      )}
      {isLinking && <Text live>{link.linking}</Text>}
      {guests > 0 && <Text live>{link.guests(guests)}</Text>}
      {code === null && <Button kind="primary" label={link.show} onPress={() => void show()} />}
      {/* What was scanned is enough: the camera goes off with the code that it answers. */}
      {!isLinking && (
        <ScannedCode key={code} isNext={code !== null && codeIs === 'offer'} onText={take}>
          {code !== null && <CodePicture code={code} />}
        </ScannedCode>
      )}
      {isTextLast && text}
      {code !== null && <CodeText code={code} />}
      <PastedCode onText={take} />
    </Section>
  );
}

type Shown = Readonly<{ codeIs: CodeIs; wasHere: boolean; isShown: boolean }>;

/** What is to be done with the codes. */
const textOf = (
  link: ReturnType<typeof usePhoneWords>['link'],
  { codeIs, wasHere, isShown }: Shown,
): string => {
  if (!isShown) return wasHere ? link.backFirst : link.text;
  return { offer: link.text, answer: link.answerText, return: link.backText }[codeIs];
};

function Leave({ game: { id } }: Readonly<{ game: OpenGame }>) {
  const { leave: say } = usePhoneWords();
  const toast = useToast();
  const leave = useOneAtATime(async () => {
    await leaveShared(id);
    toast.show({ text: say.done });
  });
  return (
    <Section title={say.title}>
      <Text tone="muted">{say.text}</Text>
      <Button label={say.act} onPress={() => leave()} />
    </Section>
  );
}
