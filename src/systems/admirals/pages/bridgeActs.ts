import type { Act } from '../../../core/pages/page';
import type { AdmiralsPlayer } from '../play/setup';
import { keepsTurns, shipsWithTurn, type Turn } from '../play/turn';
import { pieceOf } from '../play/view';
import { shipsInPlay, teamName } from '../../kit/play/ships';
import { activateAct } from './activating';
import { ask } from './ask';
import { revealAct } from './orders/revealPage';
import { nameOfShip, type Seen } from './shipRow';
import { anyway, tried } from './tried';
import { libraryOf, ordersAt } from '../../admirals-shared/play/orders';
import { orderPlacesOf } from '../play/orders';

interface BridgeActs {
  readonly primary?: Act;
  readonly secondary: readonly Act[];
}

const inSetUp = ({ state, words }: Seen): BridgeActs => ({
  primary: { label: words.pages.acts.startBattle, command: ask({ type: 'start-battle' }) },
  secondary:
    shipsWithTurn(state).length > 0
      ? [{ label: words.playPages.bridge.place, opens: { page: 'placing' } }]
      : [],
});

interface OrdersOf {
  readonly act: Act;
  /** Whether there is an order left, and a place for it. */
  readonly isOpen: boolean;
}

const ordersOf = (seen: Seen, { id, name }: AdmiralsPlayer): readonly OrdersOf[] => {
  const { setup, state, rules } = seen;
  const words = seen.words.playPages.bridge;
  const ships = shipsInPlay(state).filter(({ player }) => player === id);
  if (ships.length === 0) return [];
  const given = ships.reduce((sum, ship) => sum + ordersAt(state, ship.id).length, 0);
  const places = ships.reduce((sum, ship) => {
    const piece = pieceOf(setup, state, ship.id);
    return sum + (piece ? orderPlacesOf(state, piece, rules) : 0);
  }, 0);
  return [
    {
      act: {
        label: words.ordersOf(name),
        detail: words.given(given, places),
        opens: { page: 'orders', about: id },
      },
      isOpen: given < places && libraryOf(state, id).length > 0,
    },
  ];
};

/** 4B-01: orders come first, as long as somebody has some to give; a table may reveal at any time. */
const inCommand = (seen: Seen): BridgeActs => {
  const players = seen.setup.players.flatMap((player) => ordersOf(seen, player));
  const reveal = revealAct(seen);
  const next = players.find(({ isOpen }) => isOpen);
  return {
    primary: next?.act ?? reveal,
    secondary: [
      ...(next ? [reveal] : []),
      ...players.filter((one) => one !== next).map(({ act }) => act),
      ...anyway(seen, { type: 'reveal' }, { label: seen.words.playPages.anyway }),
    ],
  };
};

const nextActivation = (seen: Seen, { ready, team }: Turn): Act | null => {
  const words = seen.words.playPages.bridge;
  const [only, ...others] = ready;
  if (only !== undefined && others.length === 0 && keepsTurns(seen.setup))
    return activateAct(seen, only, words.activate(nameOfShip(seen, only)));
  if (team === null && shipsInPlay(seen.state).length === 0) return null;
  return { label: words.activateOne, opens: { page: 'turn' } };
};

const betweenActivations = (seen: Seen, turn: Turn): BridgeActs => {
  const words = seen.words.playPages.bridge;
  const primary = nextActivation(seen, turn);
  const pass: readonly Act[] =
    turn.team === null
      ? []
      : [
          tried(
            seen,
            { type: 'pass', team: turn.team },
            { label: words.pass(teamName(seen.setup, turn.team)) },
          ),
        ];
  const end = tried(seen, { type: 'end-phase' }, { label: words.endPhase });
  const early = anyway(seen, { type: 'end-phase' }, { label: words.endPhase });
  return {
    ...(primary ? { primary } : {}),
    secondary: [...pass, ...(early.length > 0 ? early : [end])],
  };
};

const inActivation = (seen: Seen, active: string): BridgeActs => ({
  primary: {
    label: seen.words.playPages.bridge.goOn(nameOfShip(seen, active)),
    opens: { page: 'activation', about: active },
  },
  secondary: [
    {
      label: seen.words.pages.acts.endActivation,
      command: ask({ type: 'end-activation', ship: active }),
    },
  ],
});

const ofPhase = (seen: Seen, turn: Turn): BridgeActs => {
  switch (turn.phase) {
    case 'set-up':
      return inSetUp(seen);
    case 'command':
      return inCommand(seen);
    case 'action':
      return turn.active === null
        ? betweenActivations(seen, turn)
        : inActivation(seen, turn.active);
    case 'refresh':
      return {
        primary: { label: seen.words.playPages.bridge.refresh, opens: { page: 'refresh' } },
        secondary: [],
      };
    case null:
      return { secondary: [] };
  }
};

/** What is done next from the bridge, and what else can be. */
export const bridgeActs = (seen: Seen, turn: Turn): BridgeActs => {
  const words = seen.words.playPages.bridge;
  const always: readonly Act[] = [
    ...(seen.setup.scenario ? [{ label: words.scenario, opens: { page: 'scenario' } }] : []),
    { label: words.corrections, opens: { page: 'corrections' } },
  ];
  if (seen.state.outcome) return { secondary: always };
  const targets: readonly Act[] = keepsTurns(seen.setup)
    ? []
    : [{ label: words.addTarget, opens: { page: 'add-ship' } }];
  const { primary, secondary } = ofPhase(seen, turn);
  return { ...(primary ? { primary } : {}), secondary: [...secondary, ...targets, ...always] };
};
