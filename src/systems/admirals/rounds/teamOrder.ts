import type { TeamId } from '../../../core/game/events';
import { leader, opponentOf, type PerTeam } from '../../kit/play/teams';

/** 4A-01: the lower roll is Team A, the first of the two; null on a tie, which is rolled again. */
export const teamOrder = (rolls: PerTeam<number>): readonly [TeamId, TeamId] | null => {
  const second = leader(rolls);
  return second === null ? null : [opponentOf(rolls, second), second];
};
