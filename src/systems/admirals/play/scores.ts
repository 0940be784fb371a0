import type { ShipId } from '../../../core/game/events';
import type { ShipCard } from '../../admirals-shared/cards/types';
import type { Scored, ScoreLine } from '../scoring/score';
import { record } from '../../../core/game/game';
import { type Game } from './game';

export const NOTHING_SCORED: Scored = {
  piecesInStrategic: 0,
  piecesAdjacentToOwnStrategic: 0,
  bigShipsDefeatedThisRound: 0,
  strategicHexesHeldAtEnd: 0,
  bigShipsAliveAtEnd: 0,
  reservesAtEnd: 0,
};

/** 10E-04, 10E-06 */
export const isBig = (card: ShipCard | null): boolean =>
  card?.role === 'Super Heavy' || card?.role === 'Stationary';

/** The lines that score something. */
export const recordScores = (game: Game, lines: readonly ScoreLine[], ship?: ShipId): Game =>
  record(
    game,
    ...lines
      .filter(({ points }) => points > 0)
      .map(({ team, points, way, rule }) => {
        const scored = { type: 'points-scored', team, points, why: way, rule } as const;
        return ship === undefined ? scored : { ...scored, ship };
      }),
  );
