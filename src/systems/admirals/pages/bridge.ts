import type { TeamId } from '../../../core/game/events';
import { pointsOf, type Ship } from '../../../core/game/state';
import type { BridgeView } from '../../../core/pages/page';
import { PHASES, type Phase } from '../play/names';
import { isSimple } from '../play/setup';
import { phaseOf, roundsOf, shipsWithTurn, turnOf, type Turn } from '../play/turn';
import { isInPlay, teamName } from '../play/view';
import { entryForPhase } from '../reference/entriesFor';
import { bridgeActs } from './bridgeActs';
import { noticesOf } from './notices';
import { nameOfShip, shipRow, type Seen } from './shipRow';

type Fleet = BridgeView['fleets'][number];

const rowsOf = (seen: Seen, ships: readonly Ship[]) =>
  ships.flatMap((ship) => shipRow(seen, ship) ?? []);

const fleetOf = (seen: Seen, team: TeamId): Fleet => {
  const { setup, state } = seen;
  const words = seen.words.pages;
  const ships = Object.values(state.ships).filter((ship) => ship.team === team);
  const inPlay = ships.filter(isInPlay);
  const left = shipsWithTurn(state).filter((ship) => ship.team === team).length;
  const apart = [
    {
      label: words.fleet.waiting,
      ships: ships.filter((one) => !one.left && one.place === 'waiting'),
    },
    {
      label: words.fleet.reserve,
      ships: ships.filter((one) => !one.left && one.place === 'reserve'),
    },
    { label: words.fleet.defeated, ships: ships.filter((one) => one.left !== null) },
  ];
  const notes = [
    ...(phaseOf(state) === 'action' ? [words.fleet.left(left, inPlay.length)] : []),
    ...(state.initiative === team ? [words.fleet.initiative] : []),
  ];
  return {
    team,
    label: teamName(setup, team),
    note: notes.join(' · '),
    rows: rowsOf(seen, inPlay),
    apart: apart
      .filter((group) => group.ships.length > 0)
      .map((group) => ({ label: group.label, rows: rowsOf(seen, group.ships) })),
  };
};

const headlineOf = (seen: Seen, turn: Turn): BridgeView['headline'] => {
  const { setup, state } = seen;
  const { headline } = seen.words.pages;
  if (state.outcome) {
    const { winner } = state.outcome;
    const text = winner === null ? headline.draw : headline.won(teamName(setup, winner));
    return { text, team: winner };
  }
  const { phase, team, active } = turn;
  if (active !== null) return { text: headline.active(nameOfShip(seen, active)), team };
  if (phase === 'action')
    return { text: team ? headline.toActivate(teamName(setup, team)) : headline.allDone, team };
  if (phase === 'set-up')
    return { text: team ? headline.toPlace(teamName(setup, team)) : headline['set-up'], team };
  return { text: phase === 'refresh' ? headline.refresh : headline.command, team: null };
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
    headline: headlineOf(seen, turn),
    phases: phasesOf(seen, turn.phase),
    points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
    fleets: setup.teams.map(({ id }) => fleetOf(seen, id)),
    notices: noticesOf(seen, turn),
    ...bridgeActs(seen, turn),
  };
};
