import type { Act, BridgeView } from '../../../core/pages/page';
import { bridgeActs, rowAct } from '../../admirals-shared/pages/bridgeActs';
import { PHASES } from '../../admirals-shared/play/names';
import { bridgeView, type BridgeActs } from '../../kit/pages/bridge';
import { isSimple } from '../play/setup';
import { keepsTurns, roundsOf, shipsWithTurn, turnOf, type Turn } from '../play/turn';
import { entryForPhase } from '../reference/entriesFor';
import { activateAct, endActivationAct } from './turnPages';
import { noticesOf } from './notices';
import { placesOf, revealAct } from './orders/ordersPage';
import { shipRow, type View } from './shipRow';

/** 4B: what is done next from the bridge, and what else can be. */
const actsOf = (view: View, turn: Turn): BridgeActs => {
  const { setup, state } = view;
  const { acts } = view.words.pages;
  const isTurns = keepsTurns(setup);
  const always: readonly Act[] = [
    ...(isTurns || state.outcome ? [] : [{ label: acts.addTarget, opens: { page: 'add-ship' } }]),
    ...(setup.scenario ? [{ label: acts.scenario, opens: { page: 'scenario' } }] : []),
  ];
  return bridgeActs(view, turn, shipsWithTurn(state).length === 0, {
    orders: 'command',
    activations: 'action',
    placesOf: (ship) => placesOf(view, ship),
    reveal: () => revealAct(view),
    activate: (ship, label) => activateAct(view, ship, label),
    keepsTurns: isTurns,
    activePage: 'activation',
    endActivation: (ship) => endActivationAct(view, ship),
    endPhase: acts.endPhase,
    refresh: () => ({
      primary: { label: acts.refreshPhase, opens: { page: 'refresh' } },
      secondary: [],
    }),
    always,
  });
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (view: View): BridgeView => {
  const { setup, state } = view;
  const words = view.words.pages;
  const turn = turnOf(setup, state);
  // 13A-04: open play has no command phase.
  const phases = PHASES.slice(1).filter((phase) => phase !== 'command' || !isSimple(setup));
  return bridgeView(view, {
    turn,
    kicker: words.kicker(state.round, roundsOf(setup), turn.phase ?? 'set-up'),
    phases: phases.map((id) => ({ id, label: words.phase(id), entry: entryForPhase(id) })),
    activations: 'action',
    headlines: { command: words.headline.orders, refresh: words.headline.refresh },
    notices: noticesOf(view, turn),
    rowOf: (ship) => shipRow(view, ship),
    ...(keepsTurns(setup) && {
      actOf: rowAct(view, turn, {
        activate: (ship, label) => activateAct(view, ship, label),
        activePage: 'activation',
      }),
    }),
    left: shipsWithTurn(state),
    first: words.fleet.initiative,
    apart: [
      { label: words.fleet.waiting, holds: ({ left, place }) => !left && place === 'waiting' },
      { label: words.fleet.reserve, holds: ({ left, place }) => !left && place === 'reserve' },
      { label: words.fleet.defeated, holds: ({ left }) => left !== null },
    ],
    acts: actsOf(view, turn),
  });
};
