import { GAME, type PlayerId, type TeamId } from '../../../core/game/events';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import * as acting from '../rounds/turns';
import { ROUNDS } from '../rounds/winner';
import { rulingsFrom } from '../rulings';
import { GAME_MARKS, LAST_PLAYER, PHASES, type Phase } from '../../admirals-shared/play/names';
import { isTracked, type AdmiralsSetup } from './setup';
import { wordOf } from '../../kit/play/marks';
import { perTeam } from '../../kit/play/teams';
import { type AnyTurn, makeTurns } from '../../kit/play/turns';

/** 4B, 11A: six rounds, unless a scenario says otherwise. */
export const roundsOf = (setup: AdmiralsSetup): number => setup.scenario?.rounds ?? ROUNDS;

/** 4A-01: Team A, then Team B; the lower roll is Team A. Without a roll they stand as they are listed. */
export const teamsInOrder = ({ teams, teamRoll: [one, two] = [1, 2] }: AdmiralsSetup) => {
  const listed = teams.map(({ id }) => id);
  return one > two ? listed.reverse() : listed;
};

/** What holds for activations now; kept for the rest of the round once it was announced. */
export const rulesNow = (state: GameState): acting.ActivationRules => {
  if (hasMark(state, GAME, GAME_MARKS.strategic))
    return { maxStrikes: acting.STRATEGIC_STRIKES, overrunTeam: null, rule: '4B-02 II' };
  const overrunTeam = wordOf(state, GAME, GAME_MARKS.overrun);
  return { maxStrikes: acting.MOST_STRIKES, overrunTeam, rule: overrunTeam ? '4B-02 III' : null };
};

/** Turns are kept only where the app knows every piece that could take one. */
export const keepsTurns = (setup: AdmiralsSetup): boolean =>
  setup.teams.every(({ id }) => isTracked(setup, id));

/** What the numbers of pieces left come to, apart from what was announced before. */
export const rulesDue = (setup: AdmiralsSetup, state: GameState): acting.ActivationRules | null => {
  if (state.initiative === null || !keepsTurns(setup)) return null;
  const left = shipsWithTurn(state);
  return acting.activationRules(
    state.initiative,
    perTeam(setup, (team) => left.filter((ship) => ship.team === team).length),
    rulingsFrom(setup.rulings),
  );
};

export const teamMates = (setup: AdmiralsSetup, state: GameState, team: TeamId) => {
  const left = shipsWithTurn(state);
  return setup.players
    .filter((player) => player.team === team)
    .map(({ id }) => ({ player: id, left: left.filter((ship) => ship.player === id).length }));
};

/** 4A-04, 4B-02: Team A places first, and the team with the initiative activates first. */
const taken = makeTurns<Phase, AdmiralsSetup>({
  phases: PHASES,
  activations: 'action',
  first: (setup, state) =>
    state.phase === 'set-up' ? (teamsInOrder(setup)[0] ?? null) : state.initiative,
});
export const { phaseOf, shipsWithTurn } = taken;

/** 11A: ships that a scenario has placed before teams take turns, as long as one of them waits. */
export const placedFirst = ({ scenario }: AdmiralsSetup, state: GameState): readonly Ship[] => {
  const waiting = state.phase === 'set-up' ? shipsWithTurn(state) : [];
  return waiting.filter(({ id }) => scenario?.placedFirst?.includes(id));
};

export interface Turn extends AnyTurn<Phase> {
  /** The player of that team who acted last, for teams of three (4B-02 I). */
  readonly lastPlayer: PlayerId | null;
  readonly rules: acting.ActivationRules;
}

/** 4A-04, 4B-02: whose turn it is, and with what. */
export const turnOf = (setup: AdmiralsSetup, state: GameState): Turn => {
  const usual = taken.turnOf(setup, state);
  const first = placedFirst(setup, state);
  const [{ team } = usual] = first;
  const ready = first.filter((ship) => ship.team === team).map(({ id }) => id);
  const turn = first.length > 0 ? { ...usual, team, ready } : usual;
  const lastPlayer = turn.team === null ? null : wordOf(state, turn.team, LAST_PLAYER);
  return { ...turn, lastPlayer, rules: rulesNow(state) };
};
