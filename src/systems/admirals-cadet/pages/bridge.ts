import { GAME, type TeamId } from '../../../core/game/events';
import { hasMark, pointsOf } from '../../../core/game/state';
import type { Act, BridgeView } from '../../../core/pages/page';
import { fleetView, headlineOf } from '../../admirals-shared/pages/bridge';
import { shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { orderLimitOf } from '../movement';
import { GAME_MARKS, PHASES, type Phase } from '../play/names';
import { pieceOf, shipsWithTurn, turnOf, type Turn } from '../play/view';
import { TURNS } from '../winner';
import { refreshAct, revealAct } from './phasePages';
import { anyway, ask, readsRule, tried, type Seen } from './seen';
import { shipRow } from './shipRow';
import { activateAct } from './turnPages';
import { ordersAt } from '../../admirals-shared/play/orders';

const fleetOf = (seen: Seen, team: TeamId): BridgeView['fleets'][number] => {
  const { state } = seen;
  const { fleet } = seen.words.pages;
  const left = shipsWithTurn(state).filter((ship) => ship.team === team).length;
  return fleetView(seen, team, {
    rowOf: (ship) => shipRow(seen, ship),
    notes: [
      ...(state.phase === 'ship' ? [fleet.left(left, shipsInPlay(state, team).length)] : []),
      ...(state.initiative === team ? [fleet.first] : []),
    ],
    apart: [
      { label: fleet.waiting, holds: ({ left: gone, place }) => !gone && place === 'waiting' },
      { label: fleet.destroyed, holds: ({ left: gone }) => gone !== null },
    ],
  });
};

/** The only ship that is left, or the page to choose one on. */
const nextActivation = (seen: Seen, { ready }: Turn): Act => {
  const [only, ...others] = ready;
  return only !== undefined && others.length === 0
    ? activateAct(seen, only)
    : { label: seen.words.pages.acts.activateOne, opens: { page: 'turn' } };
};

const primaryOf = (seen: Seen, turn: Turn): Act | null => {
  const { acts } = seen.words.pages;
  if (seen.state.outcome) return null;
  switch (turn.phase) {
    case 'set-up':
      return { label: acts.startBattle, command: ask({ type: 'start-battle' }) };
    case 'orders':
      return revealAct(seen);
    case 'ship':
      return turn.active === null
        ? nextActivation(seen, turn)
        : {
            label: acts.goOn(shipName(seen.state, turn.active)),
            opens: { page: 'ship', about: turn.active },
          };
    case 'refresh':
      return refreshAct(seen);
    case null:
      return null;
  }
};

/** Orders Phase: how many orders a player has given, of how many. */
const givenBy = ({ setup, state, words }: Seen, player: string): string => {
  const ships = shipsInPlay(state).filter((ship) => ship.player === player);
  const given = ships.reduce((sum, { id }) => sum + ordersAt(state, id).length, 0);
  const places = ships.reduce((sum, { id }) => {
    const piece = pieceOf(setup, state, id);
    return sum + (piece ? orderLimitOf(piece).value : 0);
  }, 0);
  return words.pages.orders.given(given, places);
};

/** The booklet knows no pass; a table that allows it may. */
const betweenActivations = (seen: Seen, { team }: Turn): readonly Act[] => {
  const { acts } = seen.words.pages;
  const label = acts.endPhase;
  const early = anyway(seen, { type: 'end-phase' }).map((act) => ({ ...act, label }));
  return [
    ...(team === null
      ? []
      : [tried(seen, { type: 'pass', team }, { label: acts.pass(teamName(seen.setup, team)) })]),
    ...(early.length > 0 ? early : [tried(seen, { type: 'end-phase' }, { label })]),
  ];
};

const ofPhase = (seen: Seen, turn: Turn): readonly Act[] => {
  const { acts } = seen.words.pages;
  switch (turn.phase) {
    case 'orders':
      return [
        ...seen.setup.players.map(({ id, name }): Act => {
          const detail = givenBy(seen, id);
          return { label: acts.orders(name), detail, opens: { page: 'orders', about: id } };
        }),
        ...anyway(seen, { type: 'reveal' }),
      ];
    case 'ship':
      return turn.active === null
        ? betweenActivations(seen, turn)
        : [
            tried(
              seen,
              { type: 'end-activation', ship: turn.active },
              { label: acts.endActivation },
            ),
          ];
    case 'refresh':
      return anyway(seen, { type: 'refresh' });
    case 'set-up':
      return shipsWithTurn(seen.state).length > 0
        ? [{ label: acts.placeEach, opens: { page: 'placing' } }]
        : [];
    case null:
      return [];
  }
};

const secondaryOf = (seen: Seen, turn: Turn): readonly Act[] => {
  const { acts } = seen.words.pages;
  const always: readonly Act[] = [
    ...(seen.setup.scenario ? [{ label: acts.scenario, opens: { page: 'scenario' } }] : []),
    { label: seen.words.correct.game.title, opens: { page: 'corrections' } },
  ];
  return seen.state.outcome ? always : [...ofPhase(seen, turn), ...always];
};

const RULE_OF: Readonly<Record<Phase, string>> = {
  'set-up': 'Setup',
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
};

const phasesOf = ({ words }: Seen, now: Phase | null): BridgeView['phases'] => {
  const at = now === null ? 0 : PHASES.indexOf(now);
  return PHASES.slice(1).map((phase, index) => ({
    label: words.pages.phase(phase),
    state: index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'next',
    ...readsRule(RULE_OF[phase]),
  }));
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (seen: Seen): BridgeView => {
  const { setup, state } = seen;
  const words = seen.words.pages;
  const turn = turnOf(setup, state);
  const primary = primaryOf(seen, turn);
  const isLast = hasMark(state, GAME, GAME_MARKS.lastRound) && !state.outcome;
  return {
    kicker: state.outcome ? words.over : words.kicker(state.round, TURNS, turn.phase ?? 'set-up'),
    headline: headlineOf(seen, turn, words.headline, {
      activations: 'ship',
      otherwise: words.headline.orders,
    }),
    phases: phasesOf(seen, turn.phase),
    points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
    fleets: setup.teams.map(({ id }) => fleetOf(seen, id)),
    notices: isLast ? [{ text: words.notices.last, ...readsRule('Ending the Game') }] : [],
    ...(primary ? { primary } : {}),
    secondary: secondaryOf(seen, turn),
  };
};
