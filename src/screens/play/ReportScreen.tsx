import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useMemo } from 'react';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Screen } from '../../components/Screen';
import { useToast } from '../../components/Toasts';
import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { momentsOf } from '../../core/game/history';
import type { Act } from '../../core/pages/page';
import type { Report } from '../../core/pages/shows';
import type { PlayRoutes } from '../../navigation/routes';
import type { Shared } from '../../platform/device';
import { canDrawPictures, givePicture } from '../../platform/picture';
import { shareText } from '../../platform/shareText';
import type { OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { teamsIn } from '../../components/TeamMark';
import { useTheme } from '../../theme/ThemeProvider';
import { useWords } from '../../words/WordsProvider';
import { GameGate } from './GameGate';
import { posterOf } from './posterOf';
import { shapeIn } from './shapeOf';
import { usePageAnswers } from './usePageAnswers';
import { withOwnActs } from './withOwnActs';

type ReportProps = NativeStackScreenProps<PlayRoutes, 'Report'>;

/** What a finished game is remembered by, to read and to send on. */
export function ReportScreen({ route, navigation }: ReportProps) {
  return (
    <GameGate id={route.params.game}>
      {(game) => {
        const isOver = game.played.state.outcome !== null;
        const canTell = systems.words(game.system).shows.report !== undefined;
        return isOver && canTell ? (
          <BattleReport game={game} navigation={navigation} />
        ) : (
          <NoReport game={game} navigation={navigation} />
        );
      }}
    </GameGate>
  );
}

type OfGame = Pick<ReportProps, 'navigation'> & Readonly<{ game: OpenGame }>;

function NoReport({ game, navigation }: OfGame) {
  const { report: say } = useWords().games;
  const hasNone = systems.words(game.system).shows.report === undefined;
  const { title, text, next } = hasNone ? say.noneAtAll : say.none;
  const bridge = () => navigation.popTo('Bridge', { game: game.id });
  const go = () => (hasNone ? navigation.navigate('Log', { game: game.id }) : bridge());
  return (
    <Screen title={say.title} overline={game.name} onBack={bridge}>
      <EmptyState title={title} text={text}>
        <Button kind="primary" label={next} onPress={go} />
      </EmptyState>
    </Screen>
  );
}

function BattleReport({ game, navigation }: OfGame) {
  const { report: say } = useWords().games;
  const { system, setup, played } = game;
  const { log, state } = played;
  const { shows } = systems.words(system);
  const report = useMemo(
    () => shows.report?.(setup, state, momentsOf(log.steps.slice(0, log.cursor))),
    [shows, setup, state, log],
  );
  const [, change] = usePageAnswers(game.id);
  const open = useCallback(
    (opens: Opens) => {
      if (typeof opens === 'object') navigation.navigate('GamePage', { game: game.id, ...opens });
      else navigation.popTo('Bridge', { game: game.id });
    },
    [navigation, game.id],
  );
  const shapeOf = useMemo(() => shapeIn(setup), [setup]);
  const desk = useDeskHands({ system: system.id, change, open, shapeOf });
  const shares = useShares(game, report);
  const hands = useMemo(() => withOwnActs(desk, shares.own), [desk, shares.own]);
  if (report === undefined) return null;
  const { text, markdown, picture } = shares.acts;
  const page = {
    ...report.page,
    primary: text,
    secondary: [picture, markdown, ...(report.page.secondary ?? [])],
    kicker: report.page.kicker ?? say.title,
  };
  return <PageScreen page={page} hands={hands} onBack={() => open('bridge')} />;
}

/** The three ways to send a report on. */
function useShares({ name, setup }: OpenGame, report: Report | undefined) {
  const words = useWords();
  const { report: say } = words.games;
  const { colors } = useTheme();
  const toast = useToast();
  const acts = useMemo(
    () => ({
      text: { label: say.text },
      markdown: { label: say.markdown },
      picture: { label: say.picture, ...(!canDrawPictures && { why: say.noPicture }) },
    }),
    [say],
  );
  const own = useCallback(
    (act: Act): boolean => {
      if (report === undefined) return false;
      const tell = (shared: Shared) => {
        if (shared === 'copied') toast.show({ text: say.copied });
        if (shared === 'refused') toast.show({ text: say.notShared });
      };
      const refused = () => tell('refused');
      if (act === acts.text) shareText(report.text, name).then(tell, refused);
      else if (act === acts.markdown) shareText(report.markdown, name).then(tell, refused);
      else if (act === acts.picture) {
        const poster = posterOf(report.picture, words, colors, teamsIn(setup.teams));
        givePicture(`${name}.png`, poster).then(
          (given) => (given === 'given' ? toast.show({ text: say.given }) : refused()),
          refused,
        );
      } else return false;
      return true;
    },
    [report, acts, name, setup, say, words, colors, toast],
  );
  return { acts, own };
}
