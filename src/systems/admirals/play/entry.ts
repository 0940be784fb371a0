import { freshPiece } from '../fleet/freshPiece';
import type { PlayerId, ShipEntered, ShipId, Track } from '../../../core/game/events';
import { initialOrderLimitOf } from '../attributes';
import type { ShipCard } from '../../admirals-shared/cards/types';
import type { Rules } from '../../admirals-shared/parts';
import {
  CRITICALS,
  EXHAUSTED,
  HULL,
  MOST_EXHAUSTED,
  shieldTracksOf,
  type Place,
} from '../../admirals-shared/play/names';
import type { AdmiralsSetup } from './setup';

const full = (points: number): Track => ({ now: points, max: points });

/** 3A-01: hull and shields are full; one Critical Damage more than the order limit is the last. */
const tracksOf = (card: ShipCard, rules: Rules): Readonly<Record<string, Track>> => ({
  [HULL]: full(card.hull),
  ...Object.fromEntries(
    shieldTracksOf(card.shields).map(([track, points]) => [track, full(points)]),
  ),
  [CRITICALS]: { now: 0, max: initialOrderLimitOf(freshPiece(card), rules).value + 1 },
  [EXHAUSTED]: { now: 0, max: MOST_EXHAUSTED },
});

export interface Entering {
  readonly ship: ShipId;
  readonly ref: string;
  readonly card: ShipCard;
  readonly player: PlayerId;
  readonly name: string;
  readonly badge?: string | undefined;
  readonly place: Place;
}

export const shipEntered = (
  setup: AdmiralsSetup,
  rules: Rules,
  { ship, ref, card, player, name, badge, place }: Entering,
): ShipEntered => ({
  type: 'ship-entered',
  ship,
  card: ref,
  team: setup.players.find(({ id }) => id === player)?.team ?? '',
  player,
  name,
  ...(badge === undefined ? {} : { badge }),
  place,
  tracks: tracksOf(card, rules),
});
