import type { ShipId } from '../../../core/game/events';
import type { GameState, Ship } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import type { Answers } from '../../../core/pages/answers';
import type { BridgeView, Page, PageRef, TrackView } from '../../../core/pages/page';
import type { Shows } from '../../../core/pages/shows';
import type { HandCommand } from '../play/commands';
import { isInPlay, shipName } from '../play/ships';
import { ACTIVATED, type AnyTurn } from '../play/turns';
import { bridgeView } from './bridge';
import { correctionsPage, markChip, shipCorrections } from './correct/game';
import type { Reads } from './reads';
import { rowOf, shipHead, shipItem, type GameView } from './shipRow';
import { turnList } from './turnList';

/** A game of one phase, in which the teams take turns with a ship that acts once. */
export interface TurnGame<Phase extends string> {
  readonly phase: { readonly id: Phase; readonly label: string } & Reads;
  readonly turn: AnyTurn<Phase>;
  /** Ships that have a turn to come. */
  readonly left: readonly Ship[];
  readonly rounds: number;
  readonly tracksOf: (ship: ShipId) => readonly TrackView[];
  /** The page on which a ship acts. */
  readonly acts: { readonly page: string; readonly label: (ship: string) => string };
  /** What ships are called that have left. */
  readonly gone: string;
  readonly readsEnd: Reads;
}

type TurnView<Phase extends string> = GameView<
  HandCommand | { readonly type: 'set-phase'; readonly round: number; readonly phase: Phase }
>;

const turnBridge = <Phase extends string>(
  view: TurnView<Phase>,
  { phase, turn, left, tracksOf, gone }: TurnGame<Phase>,
): BridgeView => {
  const { pages, correct } = view.words;
  const act = { label: pages.acts.activateOne, opens: { page: 'turn' } };
  return bridgeView<Phase>(view, {
    turn,
    kicker: pages.round(view.state.round),
    phases: [phase],
    activations: phase.id,
    notices: [],
    rowOf: (ship) => rowOf(view, ship, { zones: null, tracks: tracksOf(ship.id), chips: [] }),
    left,
    first: pages.first,
    apart: [{ label: gone, holds: (ship) => ship.left !== null }],
    acts: {
      ...(view.state.outcome ? {} : { primary: act }),
      secondary: [{ label: correct.game.title, opens: { page: 'correct' } }],
    },
  });
};

const shipPage = <Phase extends string>(
  { acts, tracksOf }: TurnGame<Phase>,
  ship: Ship,
  name: string,
): Page => ({
  ...shipHead(ship),
  blocks: [{ block: 'tracks', tracks: tracksOf(ship.id) }],
  ...(isInPlay(ship) && {
    primary: { label: acts.label(name), opens: { page: acts.page, about: ship.id } },
  }),
});

const corrections = <Phase extends string>(
  view: TurnView<Phase>,
  { phase, rounds, tracksOf, readsEnd }: TurnGame<Phase>,
  ship: Ship | undefined,
  answers: Answers,
): Page => {
  if (ship) {
    const flags = [markChip(view, ship.id, ACTIVATED)];
    return shipCorrections(view, ship, answers, { tracks: tracksOf(ship.id), flags });
  }
  const { id, label, ...reads } = phase;
  return correctionsPage(view, answers, {
    phases: [id],
    phaseName: () => label,
    rounds,
    reads: { phase: reads, end: readsEnd },
    takesShips: false,
  });
};

/** Whose turn it is, a ship, and corrections by hand; null for any other page. */
const turnPage = <Phase extends string>(
  view: TurnView<Phase>,
  game: TurnGame<Phase>,
  { page, about = '' }: PageRef,
  answers: Answers,
): Page | null => {
  const { state, words } = view;
  const ship = state.ships[about];
  if (page === 'correct') return corrections(view, game, ship, answers);
  if (page === 'ship') return ship ? shipPage(game, ship, shipName(state, about)) : null;
  if (page !== 'turn') return null;
  const { left, acts } = game;
  const { team, ready } = game.turn;
  return turnList(view, words.pages.turn, { isNow: true, team, ready, left }, (id) => {
    const label = acts.label(shipName(state, id));
    return shipItem(view, id, { act: { label, opens: { page: acts.page, about: id } } });
  });
};

type OwnPage<View> = (view: View, ship: Ship, answers: Answers) => Page;

/** The bridge and every page of such a game; `more` are those on which a ship acts. */
export const makeTurnPages = <
  Setup extends GameSetup,
  Phase extends string,
  View extends TurnView<Phase>,
>(
  viewOf: (setup: Setup, state: GameState) => View,
  gameOf: (view: View) => TurnGame<Phase>,
  more: Readonly<Record<string, OwnPage<View>>>,
): Pick<Shows<Setup>, 'bridge' | 'page'> => ({
  bridge: (setup, state) => {
    const view = viewOf(setup, state);
    return turnBridge(view, gameOf(view));
  },
  page: (setup, state, at, answers) => {
    const view = viewOf(setup, state);
    const ship = state.ships[at.about ?? ''];
    const own = Object.hasOwn(more, at.page) ? more[at.page] : undefined;
    if (own) return ship ? own(view, ship, answers) : null;
    return turnPage(view, gameOf(view), at, answers);
  },
});
