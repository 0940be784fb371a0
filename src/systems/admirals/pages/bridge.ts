import type { BridgeView } from '../../../core/pages/page';
import { bridgeOf } from '../../admirals-shared/pages/bridge';
import { PHASES } from '../../admirals-shared/play/names';
import { isSimple, isTracked } from '../play/setup';
import { keepsTurns, roundsOf, shipsWithTurn, turnOf, type Turn } from '../play/turn';
import { ENTRY_OF_PHASE } from '../reference/entriesFor';
import { activateAct, endActivationAct } from './turnPages';
import { placesOf, revealAct } from './phasePages';
import { shipRow, readsRule, type View } from './view';
import type { TeamId } from '../../../core/game/events';
import { playerInTurn, type TurnFor } from '../play/checks';
import { begin } from '../../../core/game/game';
import { otherTeam, playerName, teamName } from '../../kit/play/ships';
import { deploymentOf } from '../../admirals-shared/pages/scenarioPage';

type Notice = BridgeView['notices'][number];

/** 4B-02 II, III: announced once, in force for the rest of the phase. */
const announced = ({ setup, state, words }: View, { rules }: Turn): readonly Notice[] => {
  const { notices } = words.pages;
  if (rules.rule === null || state.phase !== 'action') return [];
  const text =
    rules.overrunTeam === null
      ? notices.strategic(rules.maxStrikes)
      : notices.overrun(teamName(setup, rules.overrunTeam));
  return [{ text, ...readsRule(rules.rule) }];
};

/** 4A-04, 4B-02: the same team again, since the other is through. */
const goesOn = (view: View, team: TeamId, phase: TurnFor): readonly Notice[] => {
  const { setup, state } = view;
  const other = otherTeam(setup, team);
  if (shipsWithTurn(state).some((ship) => ship.team === other)) return [];
  const words = view.words.pages.notices;
  const names = [teamName(setup, team), teamName(setup, other)] as const;
  return phase === 'place'
    ? [{ text: words.placesOn(...names), ...readsRule('4A-04') }]
    : [{ text: words.again(...names), ...readsRule('4B-02') }];
};

/** 4A-04 I, 4B-02 I: in a team of three nobody twice in a row. */
const notTwice = (view: View, turn: Turn, phase: TurnFor): readonly Notice[] => {
  const { setup, state, rules, words } = view;
  const game = begin(rules, setup, state);
  const held = turn.ready.filter((ship) => playerInTurn(game, ship, phase) !== null);
  if (held.length === 0 || turn.lastPlayer === null) return [];
  const waiting = turn.ready
    .filter((ship) => !held.includes(ship))
    .map((ship) => playerName(setup, state.ships[ship]?.player ?? ''));
  const text = words.pages.notices.notTwice(playerName(setup, turn.lastPlayer), [
    ...new Set(waiting),
  ]);
  return [{ text, ...readsRule(phase === 'place' ? '4A-04 I' : '4B-02 I') }];
};

const onPaper = ({ setup, words }: View): readonly Notice[] => {
  if (keepsTurns(setup)) return [];
  const teams = setup.teams.filter(({ id }) => !isTracked(setup, id)).map(({ name }) => name);
  return [{ text: words.pages.notices.noTurns(teams) }];
};

const inTurns = (view: View, turn: Turn): readonly Notice[] => {
  const { phase, team, active } = turn;
  if ((phase !== 'set-up' && phase !== 'action') || team === null || active !== null) return [];
  if (!keepsTurns(view.setup)) return phase === 'action' ? onPaper(view) : [];
  const turnFor = phase === 'set-up' ? 'place' : 'activate';
  return [...goesOn(view, team, turnFor), ...notTwice(view, turn, turnFor)];
};

/** What is worth saying before the next turn. */
const noticesOf = (view: View, turn: Turn): readonly Notice[] => {
  if (view.state.outcome) return [];
  const isLast = view.state.round > 0 && view.state.round >= roundsOf(view.setup);
  const start = turn.phase === 'set-up' ? deploymentOf(view.setup.scenario ?? {}) : [];
  return [
    ...(start.length > 0 ? [{ text: start.join(' '), ...readsRule('11A') }] : []),
    ...announced(view, turn),
    ...inTurns(view, turn),
    ...(isLast && turn.phase === 'command'
      ? [{ text: view.words.pages.notices.lastRound, ...readsRule('4C') }]
      : []),
  ];
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (view: View): BridgeView => {
  const { setup, state } = view;
  const { acts, fleet, phase, kicker } = view.words.pages;
  const turn = turnOf(setup, state);
  const isTurns = keepsTurns(setup);
  // 13A-04: open play has no command phase.
  const phases = PHASES.slice(1).filter((one) => one !== 'command' || !isSimple(setup));
  return bridgeOf(view, turn, {
    kicker: kicker(state.round, roundsOf(setup), turn.phase ?? 'set-up'),
    phases: phases.map((id) => ({ id, label: phase(id), entry: ENTRY_OF_PHASE[id] })),
    orders: 'command',
    activations: 'action',
    notices: noticesOf(view, turn),
    rowOf: (ship) => shipRow(view, ship),
    left: shipsWithTurn(state),
    first: fleet.initiative,
    apart: [
      { label: fleet.reserve, holds: ({ left, place }) => !left && place === 'reserve' },
      { label: fleet.defeated, holds: ({ left }) => left !== null },
    ],
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
    always: [
      ...(isTurns || state.outcome ? [] : [{ label: acts.addTarget, opens: { page: 'add-ship' } }]),
      ...(setup.scenario ? [{ label: acts.scenario, opens: { page: 'scenario' } }] : []),
    ],
  });
};
