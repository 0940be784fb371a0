import { GAME, type PlayerId, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import {
  activationRules,
  MOST_STRIKES,
  STRATEGIC_STRIKES,
  type ActivationRules,
} from '../rounds/activation';
import { teamOrder, type PerTeam } from '../rounds/teams';
import { teamToAct, type TeamMate } from '../rounds/turns';
import { ROUNDS } from '../rounds/winner';
import { rulingsFrom } from '../rulings';
import { GAME_MARKS, LAST_PLAYER, PHASES, ROUND_MARKS, type Phase } from './names';
import { wordOf } from './reading';
import { isTracked, type AdmiralsSetup } from './setup';
import { shipsInPlay } from './view';

export const phaseOf = (state: GameState): Phase | null =>
  PHASES.find((phase) => phase === state.phase) ?? null;

/** 4B, 11A: six rounds, unless a scenario says otherwise. */
export const roundsOf = (setup: AdmiralsSetup): number => setup.scenario?.rounds ?? ROUNDS;

const inListOrder = (setup: AdmiralsSetup): readonly TeamId[] => setup.teams.map(({ id }) => id);

/** 4A-01: Team A, then Team B. Without a roll they stand as they are listed. */
export const teamsInOrder = (setup: AdmiralsSetup): readonly TeamId[] => {
  const [one, two] = inListOrder(setup);
  if (!setup.teamRoll || one === undefined || two === undefined) return inListOrder(setup);
  const [first, second] = setup.teamRoll;
  return teamOrder({ [one]: first, [two]: second }) ?? inListOrder(setup);
};

export const perTeam = <Value>(setup: GameSetup, value: (team: TeamId) => Value): PerTeam<Value> =>
  Object.fromEntries(setup.teams.map(({ id }) => [id, value(id)]));

export const activeShip = (state: GameState): ShipId | null =>
  wordOf(state, GAME, GAME_MARKS.active);

export const isActivated = (state: GameState, ship: ShipId): boolean =>
  hasMark(state, ship, ROUND_MARKS.activated);

/** Pieces that have a turn to come: to be placed in the set-up, to be activated in the action phase. */
export const shipsWithTurn = (state: GameState): readonly Ship[] => {
  if (phaseOf(state) === 'set-up')
    return Object.values(state.ships).filter(({ place, left }) => place === 'waiting' && !left);
  return shipsInPlay(state).filter(({ id }) => !isActivated(state, id));
};

/** What holds for activations now; kept for the rest of the round once it was announced. */
export const rulesNow = (state: GameState): ActivationRules => {
  if (hasMark(state, GAME, GAME_MARKS.strategic))
    return { maxStrikes: STRATEGIC_STRIKES, overrunTeam: null, rule: '4B-02 II' };
  const overrunTeam = wordOf(state, GAME, GAME_MARKS.overrun);
  return { maxStrikes: MOST_STRIKES, overrunTeam, rule: overrunTeam ? '4B-02 III' : null };
};

/** Turns are kept only where the app knows every piece that could take one. */
export const keepsTurns = (setup: AdmiralsSetup): boolean =>
  setup.teams.every(({ id }) => isTracked(setup, id));

/** What the numbers of pieces left come to, apart from what was announced before. */
export const rulesDue = (setup: AdmiralsSetup, state: GameState): ActivationRules | null => {
  if (state.initiative === null || !keepsTurns(setup)) return null;
  const left = shipsWithTurn(state);
  return activationRules(
    state.initiative,
    perTeam(setup, (team) => left.filter((ship) => ship.team === team).length),
    rulingsFrom(setup.rulings),
  );
};

export const teamMates = (
  setup: AdmiralsSetup,
  state: GameState,
  team: TeamId,
): readonly TeamMate[] => {
  const left = shipsWithTurn(state);
  return setup.players
    .filter((player) => player.team === team)
    .map(({ id }) => ({ player: id, left: left.filter((ship) => ship.player === id).length }));
};

export interface Turn {
  readonly phase: Phase | null;
  /** The team whose turn it is: to place, or to activate. Null where all are through, or act at once. */
  readonly team: TeamId | null;
  /** The piece that is active. */
  readonly active: ShipId | null;
  /** Pieces of that team that have not had their turn. */
  readonly ready: readonly ShipId[];
  /** The player of that team who acted last, for teams of three (4B-02 I). */
  readonly lastPlayer: PlayerId | null;
  readonly rules: ActivationRules;
}

const teamInTurn = (setup: AdmiralsSetup, state: GameState): TeamId | null => {
  const phase = phaseOf(state);
  if (phase !== 'set-up' && phase !== 'action') return null;
  const first = phase === 'set-up' ? teamsInOrder(setup)[0] : state.initiative;
  if (first === undefined || first === null) return null;
  const left = shipsWithTurn(state);
  return teamToAct({
    first,
    last: wordOf(state, GAME, GAME_MARKS.lastTeam),
    left: perTeam(setup, (team) => left.filter((ship) => ship.team === team).length),
  });
};

/** 4A-04, 4B-02: whose turn it is, and with what. */
export const turnOf = (setup: AdmiralsSetup, state: GameState): Turn => {
  const active = activeShip(state);
  const team = active === null ? teamInTurn(setup, state) : (state.ships[active]?.team ?? null);
  const ready = shipsWithTurn(state).filter((ship) => ship.team === team && ship.id !== active);
  return {
    phase: phaseOf(state),
    team,
    active,
    ready: ready.map(({ id }) => id),
    lastPlayer: team === null ? null : wordOf(state, team, LAST_PLAYER),
    rules: rulesNow(state),
  };
};
