import type { ShipId } from '../../../../core/game/events';
import { isUsedUp, tellLine } from '../../../admirals-shared/play/scenarios';
import type { ScenarioScore } from '../setup';
import { isGone, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';

export const scoreLine = (story: Story, line: ScenarioScore, ship?: ShipId): Story =>
  tellLine(story, line, '11A', ship);

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
