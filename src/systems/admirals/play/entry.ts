import { freshPiece } from '../freshPiece';
import type { Track } from '../../../core/game/events';
import { initialOrderLimitOf } from '../attributes';
import type { ShipCard } from '../../admirals-shared/cards/types';
import type { Rules } from '../rules';
import { CRITICALS, EXHAUSTED, MOST_EXHAUSTED } from '../../admirals-shared/play/names';
import { wholeTracks } from '../../admirals-shared/play/start';

/** 3A-01: hull and shields are full; one Critical Damage more than the order limit is the last. */
export const tracksOf = (card: ShipCard, rules: Rules): Readonly<Record<string, Track>> => ({
  ...wholeTracks(card),
  [CRITICALS]: { now: 0, max: initialOrderLimitOf(freshPiece(card), rules).value + 1 },
  [EXHAUSTED]: { now: 0, max: MOST_EXHAUSTED },
});
