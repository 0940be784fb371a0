import { GAME } from '../../../core/game/events';
import { hasMark } from '../../../core/game/state';
import type { BridgeView } from '../../../core/pages/page';
import { bridgeOf } from '../../admirals-shared/pages/bridge';
import { deploymentOf } from '../../admirals-shared/pages/scenarioPage';
import { LAST_ROUND, PHASES, type Phase } from '../play/names';
import { shipsWithTurn, turnOf } from '../play/view';
import { TURNS } from '../winner';
import { placesOf, refreshAct, revealAct, activateAct } from './phasePages';
import { movesOwed } from './shipPage';
import { shipRow, readsRule, type View } from './view';

const RULE_OF: Readonly<Record<Phase, string>> = {
  'set-up': 'Setup',
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (view: View): BridgeView => {
  const { setup, state } = view;
  const { acts, fleet, notices, phase, kicker } = view.words.pages;
  const turn = turnOf(setup, state);
  const isLast = hasMark(state, GAME, LAST_ROUND) && !state.outcome;
  const start = turn.phase === 'set-up' ? deploymentOf(setup.scenario ?? {}) : [];
  return bridgeOf(view, turn, {
    kicker: kicker(state.round, TURNS, turn.phase ?? 'set-up'),
    phases: PHASES.slice(1).map((id) => ({ id, label: phase(id), ...readsRule(RULE_OF[id]) })),
    orders: 'orders',
    activations: 'ship',
    notices: [
      ...(start.length > 0 ? [{ text: start.join(' '), ...readsRule('Historic Play') }] : []),
      ...(isLast ? [{ text: notices.last, ...readsRule('Ending the Game') }] : []),
    ],
    rowOf: (ship) => shipRow(view, ship),
    left: shipsWithTurn(state),
    first: fleet.first,
    apart: [{ label: fleet.destroyed, holds: ({ left }) => left !== null }],
    placesOf: (ship) => placesOf(view, ship),
    reveal: () => revealAct(view),
    activate: (ship, label) => activateAct(view, ship, label),
    keepsTurns: true,
    activePage: 'ship',
    // With Moves owed, its card asks.
    endActivation: (ship) => {
      const piece = view.pieceOf(ship);
      return piece && movesOwed(view, piece) > 0
        ? { label: acts.endActivation, opens: { page: 'ship', about: ship } }
        : view.tried({ type: 'end-activation', ship }, { label: acts.endActivation });
    },
    endPhase: acts.endPhase,
    refresh: () => ({
      primary: refreshAct(view),
      secondary: view.anyway({ type: 'refresh' }),
    }),
    always: setup.scenario ? [{ label: acts.scenario, opens: { page: 'scenario' } }] : [],
  });
};
