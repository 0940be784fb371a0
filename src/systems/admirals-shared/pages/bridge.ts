import type { PlayerId, ShipId } from '../../../core/game/events';
import type { Act, BridgeView } from '../../../core/pages/page';
import { bridgeView, rowAct, type BridgeActs, type OwnBridge } from '../../kit/pages/bridge';
import { shipsInPlay, teamName } from '../../kit/play/ships';
import type { AnyTurn } from '../../kit/play/turns';
import { libraryOf, ordersAt } from '../play/orders';
import type { AnyView } from './view';

type Shown = 'kicker' | 'phases' | 'activations' | 'notices' | 'rowOf' | 'left' | 'first' | 'apart';

/** What an edition shows on the bridge, and does from there in its own way. */
interface OwnActs extends Pick<OwnBridge<string>, Shown> {
  /** The phase of orders, by its name in the edition. */
  readonly orders: string;
  /** How many orders a ship takes. */
  readonly placesOf: (ship: ShipId) => number;
  readonly reveal: () => Act;
  readonly activate: (ship: ShipId, label: string) => Act;
  /** False where somebody's ships are on paper. */
  readonly keepsTurns: boolean;
  /** The page of the active ship. */
  readonly activePage: string;
  readonly endActivation: (ship: ShipId) => Act;
  readonly endPhase: string;
  readonly refresh: () => BridgeActs;
  /** What can be done in any phase. */
  readonly always: readonly Act[];
}

interface OrdersOf {
  readonly act: Act;
  /** Whether there is an order left, and a place for it. */
  readonly isOpen: boolean;
}

const ordersOf = (
  { state, words }: AnyView,
  { id, name }: { readonly id: PlayerId; readonly name: string },
  { placesOf }: OwnActs,
): readonly OrdersOf[] => {
  const { acts } = words.pages;
  const ships = shipsInPlay(state).filter(({ player }) => player === id);
  if (ships.length === 0) return [];
  const given = ships.reduce((sum, ship) => sum + ordersAt(state, ship.id).length, 0);
  const places = ships.reduce((sum, ship) => sum + placesOf(ship.id), 0);
  const detail = acts.given(given, places);
  return [
    {
      act: { label: acts.orders(name), detail, opens: { page: 'orders', about: id } },
      isOpen: given < places && libraryOf(state, id).length > 0,
    },
  ];
};

/** Orders come first, as long as somebody has some to give; a table may reveal at any time. */
const inOrders = (view: AnyView, own: OwnActs): BridgeActs => {
  const players = view.setup.players.flatMap((player) => ordersOf(view, player, own));
  const reveal = own.reveal();
  const next = players.find(({ isOpen }) => isOpen);
  return {
    primary: next?.act ?? reveal,
    secondary: [
      ...(next ? [reveal] : []),
      ...players.filter((one) => one !== next).map(({ act }) => act),
      ...view.anyway({ type: 'reveal' }),
    ],
  };
};

/** The only ship that is left, or the page to choose one on. */
const nextActivation = (
  { state, words, nameOf }: AnyView,
  { ready, team }: AnyTurn<string>,
  { activate, keepsTurns }: OwnActs,
): Pick<BridgeActs, 'primary'> => {
  const { acts } = words.pages;
  const [only, ...others] = ready;
  if (only !== undefined && others.length === 0 && keepsTurns)
    return { primary: activate(only, acts.activateOf(nameOf(only))) };
  if (team === null && shipsInPlay(state).length === 0) return {};
  return { primary: { label: acts.activateOne, opens: { page: 'turn' } } };
};

const betweenActivations = (view: AnyView, turn: AnyTurn<string>, own: OwnActs): BridgeActs => {
  const { team } = turn;
  const label = own.endPhase;
  const early = view.anyway({ type: 'end-phase' }, { label });
  const pass = (of: string): Act =>
    view.tried(
      { type: 'pass', team: of },
      { label: view.words.pages.acts.pass(teamName(view.setup, of)) },
    );
  return {
    ...nextActivation(view, turn, own),
    secondary: [
      ...(team === null ? [] : [pass(team)]),
      ...(early.length > 0 ? early : [view.tried({ type: 'end-phase' }, { label })]),
    ],
  };
};

const inActivations = (view: AnyView, turn: AnyTurn<string>, own: OwnActs): BridgeActs => {
  const { active } = turn;
  if (active === null) return betweenActivations(view, turn, own);
  const label = view.words.pages.acts.goOn(view.nameOf(active));
  return {
    primary: { label, opens: { page: own.activePage, about: active } },
    secondary: [own.endActivation(active)],
  };
};

const inSetUp = (view: AnyView, isPlaced: boolean): BridgeActs => {
  const { acts } = view.words.pages;
  return {
    primary: view.tried({ type: 'start-battle' }, { label: acts.startBattle }),
    secondary: isPlaced ? [] : [{ label: acts.placeEach, opens: { page: 'placing' } }],
  };
};

const ofPhase = (view: AnyView, turn: AnyTurn<string>, own: OwnActs): BridgeActs => {
  if (turn.phase === 'set-up') return inSetUp(view, own.left.length === 0);
  if (turn.phase === own.orders) return inOrders(view, own);
  if (turn.phase === own.activations) return inActivations(view, turn, own);
  return turn.phase === 'refresh' ? own.refresh() : { secondary: [] };
};

/** What is done next from the bridge, and what else can be. */
const bridgeActs = (view: AnyView, turn: AnyTurn<string>, own: OwnActs): BridgeActs => {
  const always: readonly Act[] = [
    ...own.always,
    { label: view.words.correct.game.title, opens: { page: 'corrections' } },
  ];
  if (view.state.outcome) return { secondary: always };
  const acts = ofPhase(view, turn, own);
  return { ...acts, secondary: [...acts.secondary, ...always] };
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridgeOf = (view: AnyView, turn: AnyTurn<string>, own: OwnActs): BridgeView => {
  const { fleet, headline } = view.words.pages;
  return bridgeView(view, {
    ...own,
    turn,
    headlines: { [own.orders]: headline.orders, refresh: headline.refresh },
    ...(own.keepsTurns && { actOf: rowAct(view, turn, own) }),
    apart: [
      { label: fleet.waiting, holds: ({ left, place }) => !left && place === 'waiting' },
      ...own.apart,
    ],
    acts: bridgeActs(view, turn, own),
  });
};
