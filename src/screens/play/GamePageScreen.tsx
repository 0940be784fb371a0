import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';

import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import type { PageRef } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { GameGate } from './GameGate';
import { NotFoundScreen } from './NotFoundScreen';
import { useHanding } from './useHanding';
import { useHands, useUndoBar } from './useHands';
import { useKeptAnswers } from './useKeptAnswers';

type GamePageProps = NativeStackScreenProps<PlayRoutes, 'GamePage'>;

/** A page of the open game, as its system describes it. */
export function GamePageScreen(props: GamePageProps) {
  return (
    <GameGate id={props.route.params.game}>{(game) => <OnePage game={game} {...props} />}</GameGate>
  );
}

type GameRoute = Readonly<{ name: string; params?: { page?: string; about?: string } }>;
type OnePageProps = GamePageProps & Readonly<{ game: OpenGame }>;

const OnePage = memo(function OnePage({ game, route, navigation }: OnePageProps) {
  const { page: name, about = '' } = route.params;
  const { id, system, setup, played } = game;
  const { shows } = system.words.en;
  const [answers, change] = useKeptAnswers({ game: id, page: name, about }, played.log.cursor);
  const open = useOpens(id, navigation);
  const hands = useHands(game, { open, change });
  const undo = useUndoBar(game);
  const handing = useHanding();
  const page = useMemo(
    () => shows.page(setup, played.state, { page: name, about }, answers),
    [shows, setup, played.state, name, about, answers],
  );
  const back = useCallback(() => open('back'), [open]);
  const isLost = useLost(page !== null, open);
  if (page === null) return isLost ? null : <NotFoundScreen />;
  return <PageScreen page={page} hands={hands} undo={undo} handing={handing} onBack={back} />;
});

/** A page whose ship a step has taken away gives way to the bridge; an address that never led anywhere does not. */
function useLost(isThere: boolean, open: (opens: Opens) => void): boolean {
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isLost = wasThere && !isThere;
  useEffect(() => {
    if (isLost) open('bridge');
  }, [isLost, open]);
  return isLost;
}

const leadsTo = ({ name, params }: GameRoute, { page, about }: PageRef): boolean =>
  name === 'GamePage' && params?.page === page && (params.about ?? '') === (about ?? '');

/**
 * Back leads to the page before, and where there is none of this game to its bridge. A page that lies below
 * already is gone back to.
 */
export function useOpens(
  game: string,
  navigation: GamePageProps['navigation'],
): (opens: Opens) => void {
  return useCallback(
    (opens) => {
      // The routes of a stack carry the parameters that its list of routes says.
      const routes = navigation.getState().routes as readonly GameRoute[];
      if (typeof opens === 'object') {
        const { page, about } = opens;
        const above = [...routes].reverse().findIndex((route) => leadsTo(route, opens));
        if (above > 0) navigation.pop(above);
        else if (above < 0)
          navigation.push('GamePage', { game, page, ...(about !== undefined && { about }) });
        return;
      }
      const before = routes.at(-2);
      if (opens === 'back' && before?.name === 'GamePage') navigation.goBack();
      else navigation.popTo('Bridge', { game });
    },
    [game, navigation],
  );
}
