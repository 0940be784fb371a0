import { useIsFocused } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { memo, useCallback, useEffect, useRef, useState } from 'react';

import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import { DiceWayProvider } from '../../components/blocks/useDiceWay';
import { withAnswers, type Answers, type Changes } from '../../core/pages/answers';
import { rollOn } from '../../core/pages/openDice';
import type { Page, PageRef } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import { rollDice } from '../../platform/rollDice';
import type { OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { GameGate } from './GameGate';
import { pageForThisPhone } from './phones/forThisPhone';
import { usePhoneWords } from './phones/usePhoneWords';
import { HintNote } from './HintNote';
import { NotFoundScreen } from './NotFoundScreen';
import { useDiceWaySetting } from './useDiceWaySetting';
import { useHanding } from './useHanding';
import { useHands, useUndoBar } from './useHands';
import { makeTrail, parseTrail } from './trail';
import { useKeptAnswers } from './useKeptAnswers';
import { usePageAhead } from './usePageAhead';

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
  const { shows } = systems.words(system);
  const [answers, change] = useKeptAnswers({ game: id, page: name, about }, played.log.cursor);
  const open = useOpens(route, navigation);
  const { onRun, whenLed } = useRunning();
  const hands = useHands(game, { open, change, onRun });
  const handing = useHanding();
  const { othersEyes } = usePhoneWords();
  const diceWay = useDiceWaySetting();
  const make = useCallback(
    (answered: Answers) => shows.page(setup, played.state, { page: name, about }, answered),
    [shows, setup, played.state, name, about],
  );
  const page = usePageAhead(make, answers);
  const undo = useUndoBar(game, page?.undoes);
  const back = useCallback(() => open('back'), [open]);
  const roll = useRoll(make, answers, change, handing.isOn);
  const isLost = useLost(page !== null && page.isPast !== true, open, whenLed);
  if (isLost) return null;
  if (page === null) return <NotFoundScreen />;
  return (
    <DiceWayProvider value={diceWay}>
      <PageScreen
        page={pageForThisPhone(game, { page: name, about }, page, othersEyes)}
        hands={hands}
        undo={undo}
        {...(game.shared === undefined && { handing })}
        onBack={back}
        onRoll={roll}
        {...(strikes(page) && { hint: strikeHint })}
      />
    </DiceWayProvider>
  );
});

const strikeHint = <HintNote of="strike" />;

const strikes = ({ blocks }: Page): boolean =>
  blocks.some((block) => block.block === 'armaments' && block.rows.some(({ act }) => act));

/** The app's own dice: those that are asked for, and what follows from them until somebody decides. */
function useRoll(
  make: (answers: Answers) => Page | null,
  answers: Answers,
  change: (changes: Changes) => void,
  isHandedOver: boolean,
): () => void {
  return useCallback(() => {
    const pageAfter = (changes: Changes) => make(withAnswers(answers, changes));
    change(rollOn(pageAfter, rollDice, ({ handTo }) => !isHandedOver || handTo === undefined));
  }, [make, answers, change, isHandedOver]);
}

/** The act that runs on a page, and whether it leads somewhere: none does while nothing runs. */
function useRunning() {
  const runs = useRef<Promise<boolean> | null>(null);
  const onRun = useCallback((led: Promise<boolean>) => {
    const ended = led.finally(() => {
      if (runs.current === ended) runs.current = null;
    });
    runs.current = ended;
  }, []);
  const whenLed = useCallback(() => runs.current ?? Promise.resolve(false), []);
  return { onRun, whenLed };
}

/**
 * A page whose ship or moment a step has taken away gives way to the bridge; an address that never led anywhere does
 * not. One that lies below another waits until it is gone back to: what is being read stays. Where the act that took
 * it away leads somewhere itself, that goes first: after both, the bridge would be gone from below.
 */
function useLost(
  isThere: boolean,
  open: (opens: Opens) => void,
  whenLed: () => Promise<boolean>,
): boolean {
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isLost = wasThere && !isThere;
  const isShown = useIsFocused();
  useEffect(() => {
    if (!isLost || !isShown) return undefined;
    let isOver = false;
    void whenLed().then((led) => {
      if (!led && !isOver) open('bridge');
    });
    return () => {
      isOver = true;
    };
  }, [isLost, isShown, open, whenLed]);
  return isLost;
}

const isSamePage = (one: Partial<PageRef>, { page, about }: PageRef): boolean =>
  one.page === page && (one.about ?? '') === (about ?? '');

const leadsTo = ({ name, params }: GameRoute, to: PageRef): boolean =>
  name === 'GamePage' && isSamePage(params ?? {}, to);

const trailed = (pages: readonly PageRef[]) => {
  const from = makeTrail(pages);
  return from === '' ? {} : { from };
};

/**
 * Back leads to the page before, also where a restart has left only its address; and where there is none of
 * this game to its bridge. A page that lies below already is gone back to.
 */
export function useOpens(
  { params }: GamePageProps['route'],
  navigation: GamePageProps['navigation'],
): (opens: Opens) => void {
  const { game, page, about, from } = params;
  return useCallback(
    (opens) => {
      // The routes of a stack carry the parameters that its list of routes says.
      const routes = navigation.getState().routes as readonly GameRoute[];
      const below = parseTrail(from);
      const isAlone = routes.at(-2)?.name !== 'GamePage';
      /** Takes the place of a page that lost those below it: the page that was the nth from the bridge. */
      const backTo = (at: number) => {
        const to = below[at];
        if (to === undefined) navigation.popTo('Bridge', { game });
        else navigation.replace('GamePage', { game, ...to, ...trailed(below.slice(0, at)) });
      };
      if (opens === 'back') {
        if (isAlone) backTo(below.length - 1);
        else navigation.goBack();
      } else if (opens === 'bridge') navigation.popTo('Bridge', { game });
      else {
        const above = [...routes].reverse().findIndex((route) => leadsTo(route, opens));
        const known = isAlone ? below.findIndex((one) => isSamePage(one, opens)) : -1;
        if (above > 0) navigation.pop(above);
        else if (above === 0) return;
        else if (known >= 0) backTo(known);
        else {
          const here = about === undefined ? { page } : { page, about };
          navigation.push('GamePage', { game, ...opens, ...trailed([...below, here]) });
        }
      }
    },
    [game, page, about, from, navigation],
  );
}
