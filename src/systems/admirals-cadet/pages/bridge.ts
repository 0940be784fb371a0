import { GAME } from '../../../core/game/events';
import { hasMark } from '../../../core/game/state';
import type { BridgeView } from '../../../core/pages/page';
import { bridgeActs } from '../../admirals-shared/pages/bridgeActs';
import { deploymentOf } from '../../admirals-shared/pages/scenarioPage';
import { bridgeView, rowAct, type BridgeActs } from '../../kit/pages/bridge';
import { GAME_MARKS, PHASES, type Phase } from '../play/names';
import { shipsWithTurn, turnOf, type Turn } from '../play/view';
import { TURNS } from '../winner';
import { placesOf, refreshAct, revealAct, activateAct } from './phasePages';
import { shipRow } from './shipRow';
import { readsRule, type View } from './view';

const actsOf = (view: View, turn: Turn): BridgeActs => {
  const { acts } = view.words.pages;
  return bridgeActs(view, turn, shipsWithTurn(view.state).length === 0, {
    orders: 'orders',
    activations: 'ship',
    placesOf: (ship) => placesOf(view, ship),
    reveal: () => revealAct(view),
    activate: (ship, label) => activateAct(view, ship, label),
    keepsTurns: true,
    activePage: 'ship',
    endActivation: (ship) =>
      view.tried({ type: 'end-activation', ship }, { label: acts.endActivation }),
    endPhase: acts.endPhase,
    refresh: () => ({
      primary: refreshAct(view),
      secondary: view.anyway({ type: 'refresh' }),
    }),
    always: view.setup.scenario ? [{ label: acts.scenario, opens: { page: 'scenario' } }] : [],
  });
};

const RULE_OF: Readonly<Record<Phase, string>> = {
  'set-up': 'Setup',
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (view: View): BridgeView => {
  const { setup, state } = view;
  const words = view.words.pages;
  const turn = turnOf(setup, state);
  const isLast = hasMark(state, GAME, GAME_MARKS.lastRound) && !state.outcome;
  const start = turn.phase === 'set-up' ? deploymentOf(setup.scenario ?? {}) : [];
  return bridgeView(view, {
    turn,
    kicker: words.kicker(state.round, TURNS, turn.phase ?? 'set-up'),
    phases: PHASES.slice(1).map((id) => ({
      id,
      label: words.phase(id),
      ...readsRule(RULE_OF[id]),
    })),
    activations: 'ship',
    headlines: { orders: words.headline.orders, refresh: words.headline.refresh },
    notices: [
      ...(start.length > 0 ? [{ text: start.join(' '), ...readsRule('Historic Play') }] : []),
      ...(isLast ? [{ text: words.notices.last, ...readsRule('Ending the Game') }] : []),
    ],
    rowOf: (ship) => shipRow(view, ship),
    actOf: rowAct(view, turn, {
      activate: (ship, label) => activateAct(view, ship, label),
      activePage: 'ship',
    }),
    left: shipsWithTurn(state),
    first: words.fleet.first,
    apart: [
      { label: words.fleet.waiting, holds: ({ left, place }) => !left && place === 'waiting' },
      { label: words.fleet.destroyed, holds: ({ left }) => left !== null },
    ],
    acts: actsOf(view, turn),
  });
};
