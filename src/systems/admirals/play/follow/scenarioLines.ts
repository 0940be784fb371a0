import type { ShipId } from '../../../../core/game/events';
import type { ScenarioScore } from '../setup';
import { isGone, tell, tellEach, type Story } from '../story';

/** 11A: the `why` of a line of the scenario. */
export const scenarioWhy = (line: string): string => `scenario:${line}`;

export const timesScored = (story: Story, line: string): number =>
  story.state.scores.filter(({ why }) => why === scenarioWhy(line)).length;

export const scoreLine = (story: Story, line: ScenarioScore, ship?: ShipId): Story =>
  tell(story, {
    type: 'points-scored',
    team: line.team,
    points: line.points,
    why: scenarioWhy(line.id),
    rule: '11A',
    ...(ship === undefined ? {} : { ship }),
  });

export const isUsedUp = (story: Story, line: ScenarioScore): boolean =>
  line.limit !== undefined && timesScored(story, line.id) >= line.limit;

const isMet = (story: Story, line: ScenarioScore, ship: ShipId): boolean => {
  const defeated = line.when?.defeated ?? [];
  if (!defeated.includes(ship) || isUsedUp(story, line)) return false;
  return defeated.every((id) => isGone(story, id));
};

/** 11A: lines that a defeat completes. */
export const scoreScenarioLines = (story: Story, ship: ShipId): Story =>
  tellEach(story, story.setup.scenario?.scoring ?? [], (told, line) =>
    isMet(told, line, ship) ? scoreLine(told, line, ship) : told,
  );
