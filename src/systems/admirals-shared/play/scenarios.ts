import type { ShipId, TeamId } from '../../../core/game/events';
import { tell, type Story } from '../../../core/game/story';

/** A line of a scenario that scores. */
export interface ScoringLine {
  readonly id: string;
  readonly team: TeamId;
  readonly points: number;
  readonly limit?: number;
}

/** The `why` of a line of the scenario. */
export const scenarioWhy = (line: string): string => `scenario:${line}`;

export const timesScored = ({ state }: Story, line: string): number =>
  state.scores.filter(({ why }) => why === scenarioWhy(line)).length;

export const isUsedUp = (story: Story, { id, limit }: ScoringLine): boolean =>
  limit !== undefined && timesScored(story, id) >= limit;

export const tellLine = <Some extends Story>(
  story: Some,
  { id, team, points }: ScoringLine,
  rule: string,
  ship?: ShipId,
): Some =>
  tell(story, {
    type: 'points-scored',
    team,
    points,
    why: scenarioWhy(id),
    rule,
    ...(ship === undefined ? {} : { ship }),
  });
