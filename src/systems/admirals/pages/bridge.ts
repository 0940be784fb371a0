import { ask } from './ask';
import { readsRule } from './reads';
import type { TeamId } from '../../../core/game/events';
import { hasMark, pointsOf, type Ship } from '../../../core/game/state';
import type { Act, BridgeView } from '../../../core/pages/page';
import { LASTING_MARKS, PHASES, type Phase } from '../play/names';
import { strategicShips } from '../play/standing';
import { phaseOf, roundsOf, shipsWithTurn, turnOf, type Turn } from '../play/turn';
import { isInPlay, shipsInPlay, teamName } from '../play/view';
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

/** What only the table knows of a refresh phase, filled in from where the ships were said to stand. */
const refreshAct = ({ setup, state, words }: Seen): Act => {
  const { acts } = words.pages;
  const strategic = strategicShips(state).map(({ id }) => id);
  const near = shipsInPlay(state)
    .filter(({ id }) => hasMark(state, id, LASTING_MARKS.nearStrategic))
    .map(({ id }) => id);
  const isLast = state.round >= roundsOf(setup);
  return {
    label: isLast ? acts.lastRefresh : acts.refresh,
    command: ask({ type: 'refresh', strategic, near }),
  };
};

const primaryOf = (seen: Seen, turn: Turn): Act | null => {
  if (seen.state.outcome) return null;
  const { acts } = seen.words.pages;
  switch (turn.phase) {
    case 'set-up':
      return { label: acts.startBattle, command: ask({ type: 'start-battle' }) };
    case 'command':
      return { label: acts.reveal, command: ask({ type: 'reveal' }) };
    case 'action':
      if (turn.active === null) return null;
      return {
        label: acts.endActivation,
        command: ask({ type: 'end-activation', ship: turn.active }),
      };
    case 'refresh':
      return refreshAct(seen);
    case null:
      return null;
  }
};

const noticesOf = ({ setup, words }: Seen, { rules }: Turn): BridgeView['notices'] => {
  const { notices } = words.pages;
  if (rules.rule === '4B-02 II')
    return [{ text: notices.strategic(rules.maxStrikes), ...readsRule(rules.rule) }];
  if (rules.overrunTeam !== null && rules.rule !== null)
    return [
      {
        text: notices.overrun(teamName(setup, rules.overrunTeam)),

        ...readsRule(rules.rule),
      },
    ];
  return [];
};

const phasesOf = ({ words }: Seen, now: Phase | null): BridgeView['phases'] => {
  const at = now === null ? 0 : PHASES.indexOf(now);
  return PHASES.slice(1).map((phase, index) => ({
    label: words.pages.phase(phase),
    state: index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'next',
  }));
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridge = (seen: Seen): BridgeView => {
  const { setup, state } = seen;
  const words = seen.words.pages;
  const turn = turnOf(setup, state);
  const primary = primaryOf(seen, turn);
  return {
    kicker: state.outcome
      ? words.over
      : words.kicker(state.round, roundsOf(setup), turn.phase ?? 'set-up'),
    headline: headlineOf(seen, turn),
    phases: phasesOf(seen, turn.phase),
    points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
    fleets: setup.teams.map(({ id }) => fleetOf(seen, id)),
    notices: noticesOf(seen, turn),
    ...(primary ? { primary } : {}),
  };
};
