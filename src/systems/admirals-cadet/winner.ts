import type { TeamId } from '../../core/game/events';
import type { Rulings } from './rulings';
import { opponentOf, winnerBy, type Outcome, type PerTeam } from '../kit/play/teams';

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

/** Objectives: teams that have no ship left. */
export const eliminated = (teams: PerTeam<TeamStanding>): readonly TeamId[] =>
  Object.keys(teams).filter((team) => teams[team]?.onBoard === 0);

/** Ending the Game: an eliminated fleet, else Objective Points, then Fleet Value destroyed (ruling both-eliminated). */
export const winnerOf = (
  teams: PerTeam<TeamStanding>,
  rulings: Pick<Rulings, 'both-eliminated'>,
): Outcome<Verdict> => {
  const [loser, other] = eliminated(teams);
  if (loser !== undefined && other === undefined)
    return { winner: opponentOf(teams, loser), by: 'eliminated', rule: 'Objectives' };
  if (other !== undefined && rulings['both-eliminated'] === 'stalemate')
    return { winner: null, by: 'stalemate', rule: 'Objectives' };
  const rule = 'Ending the Game';
  return winnerBy(
    teams,
    [
      { by: 'objective-points', rule, count: (team) => team.objectivePoints },
      { by: 'fleet-value-destroyed', rule, count: (team) => team.enemyFleetValueDestroyed },
    ],
    { winner: null, by: 'stalemate', rule },
  );
};
