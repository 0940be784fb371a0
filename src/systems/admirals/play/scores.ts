import type { ShipId } from '../../../core/game/events';
import type { ShipCard } from '../../admirals-shared/cards/types';
import type { Scored, ScoreLine } from '../scoring/score';
import { tell } from '../../../core/game/story';
import { type Story } from './story';

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

/** Tells the lines that score something. */
export const tellScores = (story: Story, lines: readonly ScoreLine[], ship?: ShipId): Story =>
  tell(
    story,
    ...lines
      .filter(({ points }) => points > 0)
      .map(({ team, points, way, rule }) => {
        const told = { type: 'points-scored', team, points, why: way, rule } as const;
        return ship === undefined ? told : { ...told, ship };
      }),
  );
