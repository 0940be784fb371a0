import type { TeamId } from '../../src/core/game/events';
import { ROUNDS } from '../../src/systems/admirals/rounds/winner';
import { scoreAt, type Scored, type ScoreLine } from '../../src/systems/admirals/scoring/score';
import type { PerTeam } from '../../src/systems/kit/play/teams';

/** 10E, 8A-02: all of one round of constructed play, the defeats in it counted in. */
export const scoreRound = (round: number, teams: PerTeam<Scored>): readonly ScoreLine[] => [
  ...scoreAt('refresh', teams),
  ...scoreAt('defeat', teams),
  ...(round >= ROUNDS ? scoreAt('end', teams) : []),
];

export const totalOf = (
  lines: readonly { readonly team: TeamId; readonly points: number }[],
  team: TeamId,
): number => lines.reduce((sum, line) => (line.team === team ? sum + line.points : sum), 0);
