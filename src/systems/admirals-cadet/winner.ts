import type { TeamId } from '../../core/game/events';
import { DEFAULT_RULINGS, type Rulings } from './rulings';
import { leader, opponentOf, type PerTeam } from '../kit/play/teams';

/** Turn Structure: six turns. */
export const TURNS = 6;

/** What a team has to show when the end of the game is looked at. */
export interface TeamStanding {
  readonly onBoard: number;
  readonly objectivePoints: number;
  readonly enemyFleetValueDestroyed: number;
}

export const VERDICTS = [
  'eliminated',
  'objective-points',
  'fleet-value-destroyed',
  'stalemate',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Outcome {
  readonly winner: TeamId | null;
  readonly by: Verdict;
  readonly rule: string;
}

const counts = (
  teams: PerTeam<TeamStanding>,
  count: (standing: TeamStanding) => number,
): PerTeam<number> =>
  Object.fromEntries(Object.entries(teams).map(([team, standing]) => [team, count(standing)]));

/** Objectives: teams that have no ship left. */
export const eliminated = (teams: PerTeam<TeamStanding>): readonly TeamId[] =>
  Object.keys(teams).filter((team) => teams[team]?.onBoard === 0);

/** Ending the Game: an eliminated fleet, else Objective Points, then Fleet Value destroyed (ruling both-eliminated). */
export const winnerOf = (
  teams: PerTeam<TeamStanding>,
  rulings: Pick<Rulings, 'both-eliminated'> = DEFAULT_RULINGS,
): Outcome => {
  const [loser, other] = eliminated(teams);
  if (loser !== undefined && other === undefined)
    return { winner: opponentOf(teams, loser), by: 'eliminated', rule: 'Objectives' };
  if (other !== undefined && rulings['both-eliminated'] === 'stalemate')
    return { winner: null, by: 'stalemate', rule: 'Objectives' };
  const ladder = [
    ['objective-points', counts(teams, (team) => team.objectivePoints)],
    ['fleet-value-destroyed', counts(teams, (team) => team.enemyFleetValueDestroyed)],
  ] as const;
  for (const [by, tally] of ladder) {
    const winner = leader(tally);
    if (winner !== null) return { winner, by, rule: 'Ending the Game' };
  }
  return { winner: null, by: 'stalemate', rule: 'Ending the Game' };
};
