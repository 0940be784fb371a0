import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useMemo } from 'react';

import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens, PageHands } from '../../components/blocks/hands';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { useToast } from '../../components/Toasts';
import { stateAt } from '../../core/game/log';
import type { Act, Page } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { useWords } from '../../words/WordsProvider';
import { GameGate } from './GameGate';
import { momentPage } from './momentPage';
import { NotFoundScreen } from './NotFoundScreen';
import { useGoTo } from './useGoTo';
import { shapeIn } from './shapeOf';
import { usePageAnswers } from './usePageAnswers';
import { withOwnActs } from './withOwnActs';

type MomentProps = NativeStackScreenProps<PlayRoutes, 'Moment'>;

/** The bridge, and every page that it leads to, as they were after a step. Nothing can be changed here. */
export function MomentScreen(props: MomentProps) {
  const { game: id, step } = props.route.params;
  return (
    <GameGate id={id}>
      {(game) => {
        const cursor = Number(step);
        const isThere = Number.isInteger(cursor) && cursor >= 1;
        if (!isThere || cursor > game.played.log.steps.length) return <NotFoundScreen />;
        return <MomentPage game={game} cursor={cursor} {...props} />;
      }}
    </GameGate>
  );
}

type MomentPageProps = MomentProps & Readonly<{ game: OpenGame; cursor: number }>;

function MomentPage({ game, cursor, route, navigation }: MomentPageProps) {
  const { moment: say } = useWords().games;
  const { page: name, about } = route.params;
  const [answers, change] = usePageAnswers(`${name ?? ''}/${about ?? ''}`);
  const open = useCallback(
    (opens: Opens) => {
      if (opens === 'back') navigation.goBack();
      else if (opens === 'bridge')
        navigation.popTo('Moment', { game: game.id, step: String(cursor) });
      else navigation.push('Moment', { game: game.id, step: String(cursor), ...opens });
    },
    [navigation, game.id, cursor],
  );
  const { acts, own } = useMomentActs({ game, cursor, route, navigation });
  const hands = useHandsOfThen(game, { open, change, own });
  const state = useMemo(() => stateAt(game.played.log.steps, cursor), [game, cursor]);
  const shown = useMemo((): Page | null => {
    const { shows } = systems.words(game.system);
    if (name !== undefined)
      return shows.page(
        game.setup,
        state,
        { page: name, ...(about !== undefined && { about }) },
        answers,
      );
    return momentPage(shows.bridge(game.setup, state), { label: say.points, score: say.score });
  }, [game, state, name, about, answers, say]);
  if (shown === null) return <NotFoundScreen />;
  const { primary: _primary, secondary: _secondary, cover: _cover, ...rest } = shown;
  const text = say.text(cursor - 1, game.played.log.steps.length - 1);
  const page: Page = {
    ...rest,
    blocks: [
      { block: 'findings', findings: [{ text, rule: null, tone: 'warning', act: acts.goBack }] },
      ...rest.blocks,
    ],
    primary: acts.now,
    secondary: [acts.earlier, acts.later],
  };
  return <PageScreen page={page} hands={hands} onBack={() => navigation.goBack()} />;
}

/** The ways through time: one step earlier or later, back to now, and now back to here. */
function useMomentActs({ game, cursor, navigation }: MomentPageProps) {
  const { moment: say } = useWords().games;
  const goTo = useGoTo(game);
  const { steps, cursor: now } = game.played.log;
  const acts = useMemo(
    () => ({
      now: { label: say.now },
      earlier: { label: say.earlier, ...(cursor <= 1 && { why: say.first }) },
      later: { label: say.later, ...(cursor >= steps.length && { why: say.last }) },
      goBack: { label: say.goBack },
    }),
    [say, cursor, steps.length],
  );
  const toBridge = useCallback(
    () => navigation.popTo('Bridge', { game: game.id }),
    [navigation, game.id],
  );
  const own = useCallback(
    (act: Act): boolean => {
      if (act === acts.now) toBridge();
      else if (act === acts.earlier) navigation.setParams({ step: String(cursor - 1) });
      else if (act === acts.later) navigation.setParams({ step: String(cursor + 1) });
      // A finding shows a copy of its act.
      else if (act.label !== acts.goBack.label) return false;
      else if (cursor === now) toBridge();
      else void goTo(cursor).then((isThere) => isThere && toBridge());
      return true;
    },
    [acts, toBridge, navigation, cursor, now, goTo],
  );
  return { acts, own };
}

type ThenParts = Pick<PageHands, 'open' | 'change'> & Readonly<{ own: (act: Act) => boolean }>;

/** Whatever would change the game says that this is only a look back. */
function useHandsOfThen({ system, setup }: OpenGame, { open, change, own }: ThenParts): PageHands {
  const { readOnly } = useWords().games.moment;
  const toast = useToast();
  const shapeOf = useMemo(() => shapeIn(setup), [setup]);
  const desk = useDeskHands({ system: system.id, change, open, shapeOf });
  return useMemo(() => {
    const play = () => toast.show({ text: readOnly });
    const run = (act: Act) => (act.command === undefined ? desk.run(act) : play());
    return withOwnActs({ ...desk, play, run }, own);
  }, [desk, toast, readOnly, own]);
}
