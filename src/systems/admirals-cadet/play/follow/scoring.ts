import { GAME, type ShipId } from '../../../../core/game/events';
import { HULL } from '../../../admirals-shared/play/names';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import { GAME_MARKS } from '../names';
import type { ScenarioScore } from '../setup';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { type Game } from '../game';
import { shipsInSystems } from '../view';
import { setMark } from '../../../kit/play/marks';
import { pointsNow } from '../../../kit/play/reading';
import { isUsedUp, recordLine } from '../../../kit/play/scenarioLines';

/** Historic Play: a line scores, and may make this turn the last. */
export const scoreLine = (game: Game, line: ScenarioScore, ship?: ShipId): Game => {
  const rule = game.setup.scenario?.name ?? 'Historic Play';
  const scored = recordLine(game, line, rule, ship);
  return line.endsGame === true ? setMark(scored, GAME, GAME_MARKS.lastRound, 1, rule) : scored;
};

const linesOf = ({ setup }: Game): readonly ScenarioScore[] => setup.scenario?.scoring ?? [];

/** Historic Play: lines that score for a ship that is destroyed. */
export const scoreDestroyed = (game: Game, ship: ShipId): Game =>
  recordEach(game, linesOf(game), (after, line) => {
    const counts = line.when !== undefined && 'destroyed' in line.when;
    const named = counts && line.when.destroyed.includes(ship) && !isUsedUp(after, line);
    return named ? scoreLine(after, line, ship) : after;
  });

const isBattered = (game: Game, line: ScenarioScore): boolean => {
  const { when } = line;
  if (when === undefined || !('hullAtMost' in when) || isGone(game, when.ship)) return false;
  return pointsNow(game.state, when.ship, HULL) <= when.hullAtMost;
};

/** Star System, Historic Play: what scores at the end of the game. */
export const scoreEnd = (game: Game): Game => {
  const held = record(
    game,
    ...shipsInSystems(game.state).map(({ id, team }) => {
      const points = terrainRule(game.rules.terrains, 'Star System').points ?? 0;
      const rule = 'Star System';
      return { type: 'points-scored', team, points, why: 'star-system', ship: id, rule } as const;
    }),
  );
  return recordEach(held, linesOf(held), (after, line) =>
    isBattered(after, line) ? scoreLine(after, line) : after,
  );
};
