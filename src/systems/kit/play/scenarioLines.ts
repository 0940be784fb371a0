import type { ShipId, TeamId } from '../../../core/game/events';
import { record, type Game } from '../../../core/game/game';
import type { GameSetup } from '../../../core/game/system';

/** A line of a scenario that scores. */
export interface ScoringLine {
  readonly id: string;
  readonly team: TeamId;
  readonly points: number;
  readonly limit?: number;
}

/** The `why` of a line of the scenario. */
export const scenarioWhy = (line: string): string => `scenario:${line}`;

type Lines = readonly { readonly id: string; readonly text: string }[];

/** What scored, of a game that may have a scenario; null for any other reason. */
export const lineThatScored = (
  why: string,
  {
    scenario,
  }: GameSetup & { readonly scenario?: { readonly scoring: Lines; readonly acts?: Lines } },
): string | null =>
  [...(scenario?.scoring ?? []), ...(scenario?.acts ?? [])].find(
    ({ id }) => why === scenarioWhy(id),
  )?.text ?? null;

/** Taken back again, it has not scored. */
export const timesScored = ({ state }: Pick<Game, 'state'>, line: string): number =>
  state.scores
    .filter(({ why }) => why === scenarioWhy(line))
    .reduce((times, { points }) => times + Math.sign(points), 0);

export const isUsedUp = (game: Pick<Game, 'state'>, { id, limit }: ScoringLine): boolean =>
  limit !== undefined && timesScored(game, id) >= limit;

export const recordLine = <Some extends Game>(
  game: Some,
  { id, team, points }: ScoringLine,
  rule: string,
  ship?: ShipId,
): Some =>
  record(game, {
    type: 'points-scored',
    team,
    points,
    why: scenarioWhy(id),
    rule,
    ...(ship === undefined ? {} : { ship }),
  });
