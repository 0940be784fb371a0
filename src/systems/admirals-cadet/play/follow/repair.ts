import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import { HULL } from '../../../admirals-shared/play/names';
import { shipsInPlay } from '../../../kit/play/ships';
import type { Facing } from '../../../admirals-shared/cards/terms';
import type { Repair } from '../../cards/terms';
import type { Effect } from '../../cards/types';
import { tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { orderCard } from '../view';
import type { RepairChoice } from '../../../admirals-shared/play/fields';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { changeTrack } from '../../../kit/play/tracks';

type RepairEffect = Extract<Effect, { does: 'repair' }>;
export type RepairMoment = RepairEffect['moment'];

/** Boxes of hull or shields that come back, never more than were printed. */
export const mend = (
  story: Story,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
): Story => {
  const cause = { rule: 'Order Card Anatomy' };
  return what === 'hull'
    ? changeTrack(story, ship, HULL, amount, cause)
    : mendShields(story, ship, amount, facings, cause);
};

const mendBy = (
  story: Story,
  bearer: Ship,
  card: string,
  effect: RepairEffect,
  choices: readonly RepairChoice[],
): Story => {
  const named = choices.filter((one) => one.card === card);
  const friends = named.filter(({ ship }) => story.state.ships[ship]?.team === bearer.team);
  const ships = effect.reach.whom === 'bearer' ? [bearer.id] : friends.map(({ ship }) => ship);
  return tellEach(story, ships, (told, ship) => {
    const facings = named.find((one) => one.ship === ship)?.facings;
    return mend(told, ship, effect.what, effect.amount, facings);
  });
};

/** What orders in play repair at a moment, each ship in turn. */
export const repairAt = (
  story: Story,
  moment: RepairMoment,
  choices: readonly RepairChoice[] = [],
): Story =>
  tellEach(story, shipsInPlay(story.state), (told, ship) =>
    tellEach(told, ordersAt(told.state, ship.id), (so, { id, ref }) =>
      tellEach(so, orderCard(so.setup, ref)?.effects ?? [], (now, effect) =>
        effect.does === 'repair' && effect.moment === moment
          ? mendBy(now, ship, id, effect, choices)
          : now,
      ),
    ),
  );
