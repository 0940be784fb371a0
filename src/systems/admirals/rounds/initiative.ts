import type { TeamId } from '../../../core/game/events';
import { leader, opponentOf, type PerTeam } from '../../kit/play/teams';

/** 4B-03 I: to the team in most Strategic Systems; on equal counts to the team that did not have it. */
export const nextInitiative = (current: TeamId, strategic: PerTeam<number>): TeamId =>
  leader(strategic) ?? opponentOf(strategic, current);
