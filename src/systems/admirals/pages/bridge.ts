import type { TeamId } from '../../../core/game/events';
import { pointsOf } from '../../../core/game/state';
import type { BridgeView } from '../../../core/pages/page';
import { fleetView, headlineOf } from '../../admirals-shared/pages/bridge';
import { PHASES, type Phase } from '../../admirals-shared/play/names';
import { isSimple } from '../play/setup';
import { phaseOf, roundsOf, shipsWithTurn, turnOf } from '../play/turn';
import { shipsInPlay } from '../../kit/play/ships';
import { entryForPhase } from '../reference/entriesFor';
import { bridgeActs } from './bridgeActs';
import { noticesOf } from './notices';
import { shipRow, type Seen } from './shipRow';

const fleetOf = (seen: Seen, team: TeamId): BridgeView['fleets'][number] => {
  const { state } = seen;
  const { fleet } = seen.words.pages;
  const left = shipsWithTurn(state).filter((ship) => ship.team === team).length;
  const inPlay = shipsInPlay(state, team).length;
  return fleetView(seen, team, {
    rowOf: (ship) => shipRow(seen, ship),
    notes: [
      ...(phaseOf(state) === 'action' ? [fleet.left(left, inPlay)] : []),
      ...(state.initiative === team ? [fleet.initiative] : []),
    ],
    apart: [
      { label: fleet.waiting, holds: ({ left: gone, place }) => !gone && place === 'waiting' },
      { label: fleet.reserve, holds: ({ left: gone, place }) => !gone && place === 'reserve' },
      { label: fleet.defeated, holds: ({ left: gone }) => gone !== null },
    ],
  });
};

/** 13A-04: open play has no command phase. */
const phasesOf = ({ setup, words }: Seen, now: Phase | null): BridgeView['phases'] => {
  const phases = PHASES.slice(1).filter((phase) => phase !== 'command' || !isSimple(setup));
  const at = phases.findIndex((phase) => phase === now);
  return phases.map((phase, index) => ({
    label: words.pages.phase(phase),
    state: index < at ? 'done' : index === at ? 'now' : 'next',
    entry: entryForPhase(phase),
  }));
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (seen: Seen): BridgeView => {
  const { setup, state } = seen;
  const words = seen.words.pages;
  const turn = turnOf(setup, state);
  return {
    kicker: state.outcome
      ? words.over
      : words.kicker(state.round, roundsOf(setup), turn.phase ?? 'set-up'),
    headline: headlineOf(seen, turn, words.headline, {
      activations: 'action',
      otherwise: words.headline.command,
    }),
    phases: phasesOf(seen, turn.phase),
    points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
    fleets: setup.teams.map(({ id }) => fleetOf(seen, id)),
    notices: noticesOf(seen, turn),
    ...bridgeActs(seen, turn),
  };
};
