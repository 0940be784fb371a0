import type { ShipId } from '../../../../core/game/events';
import type { ScenarioScore } from '../setup';
import { isGone, recordEach } from '../../../../core/game/game';
import { type Game } from '../game';
import { isUsedUp, recordLine } from '../../../kit/play/scenarioLines';

export const scoreLine = (game: Game, line: ScenarioScore, ship?: ShipId): Game =>
  recordLine(game, line, '11A', ship);

const isMet = (game: Game, line: ScenarioScore, ship: ShipId): boolean => {
  const defeated = line.when?.defeated ?? [];
  if (!defeated.includes(ship) || isUsedUp(game, line)) return false;
  return defeated.every((id) => isGone(game, id));
};

/** 11A: lines that a defeat completes. */
export const scoreScenarioLines = (game: Game, ship: ShipId): Game =>
  recordEach(game, game.setup.scenario?.scoring ?? [], (after, line) =>
    isMet(after, line, ship) ? scoreLine(after, line, ship) : after,
  );
