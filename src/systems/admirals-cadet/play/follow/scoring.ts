import { GAME, type ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { HULL } from '../../../admirals-shared/play/names';
import { isUsedUp, tellLine } from '../../../admirals-shared/play/scenarios';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import { GAME_MARKS } from '../names';
import type { ScenarioScore } from '../setup';
import { isGone, tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { shipsInSystems } from '../view';
import { pointsNow } from '../../../kit/play/reading';

const endsSoon = (story: Story, rule: string): Story =>
  hasMark(story.state, GAME, GAME_MARKS.lastRound)
    ? story
    : tell(story, { type: 'mark-set', subject: GAME, mark: GAME_MARKS.lastRound, to: 1, rule });

/** Historic Play: a line scores, and may make this turn the last. */
export const scoreLine = (story: Story, line: ScenarioScore, ship?: ShipId): Story => {
  const rule = story.setup.scenario?.name ?? 'Historic Play';
  const scored = tellLine(story, line, rule, ship);
  return line.endsGame === true ? endsSoon(scored, rule) : scored;
};

const linesOf = ({ setup }: Story): readonly ScenarioScore[] => setup.scenario?.scoring ?? [];

/** Historic Play: lines that score for a ship that is destroyed. */
export const scoreDestroyed = (story: Story, ship: ShipId): Story =>
  tellEach(story, linesOf(story), (told, line) => {
    const counts = line.when !== undefined && 'destroyed' in line.when;
    const named = counts && line.when.destroyed.includes(ship) && !isUsedUp(told, line);
    return named ? scoreLine(told, line, ship) : told;
  });

const isBattered = (story: Story, line: ScenarioScore): boolean => {
  const { when } = line;
  if (when === undefined || !('hullAtMost' in when) || isGone(story, when.ship)) return false;
  return pointsNow(story.state, when.ship, HULL) <= when.hullAtMost;
};

/** Star System, Historic Play: what scores at the end of the game. */
export const scoreEnd = (story: Story): Story => {
  const held = tell(
    story,
    ...shipsInSystems(story.state).map(({ id, team }) => {
      const points = terrainRule(story.rules.terrains, 'Star System').points ?? 0;
      const rule = 'Star System';
      return { type: 'points-scored', team, points, why: 'star-system', ship: id, rule } as const;
    }),
  );
  return tellEach(held, linesOf(held), (told, line) =>
    isBattered(told, line) ? scoreLine(told, line) : told,
  );
};
