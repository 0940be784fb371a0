import type { ShipId } from '../../../../core/game/events';
import { trackOf, type Ship } from '../../../../core/game/state';
import {
  changeTrack,
  FACINGS,
  HULL,
  SHIELD,
  shieldTrack,
  shipsInPlay,
  type Facing,
} from '../../../admirals/editions';
import type { Effect, Repair } from '../../cards/types';
import type { RepairChoice } from '../commands';
import { tellEach, type Story } from '../story';
import { orderCard, ordersAt } from '../view';

type RepairEffect = Extract<Effect, { does: 'repair' }>;
export type RepairMoment = RepairEffect['moment'];

/** The side that has lost most, where nobody chose. */
const neediest = ({ state }: Story, ship: ShipId): Facing => {
  const lost = (facing: Facing): number => {
    const track = trackOf(state, ship, shieldTrack(facing));
    return (track?.max ?? 0) - (track?.now ?? 0);
  };
  return FACINGS.reduce((most, facing) => (lost(facing) > lost(most) ? facing : most));
};

const mendShields = (
  story: Story,
  ship: ShipId,
  amount: number,
  chosen: readonly Facing[],
): Story => {
  const rule = 'Order Card Anatomy';
  if (trackOf(story.state, ship, SHIELD)) return changeTrack(story, ship, SHIELD, amount, { rule });
  const boxes = Array.from({ length: amount }, (_, box) => box);
  return tellEach(story, boxes, (told, box) =>
    changeTrack(told, ship, shieldTrack(chosen[box] ?? neediest(told, ship)), 1, { rule }),
  );
};

/** Boxes of hull or shields that come back, never more than were printed. */
export const mend = (
  story: Story,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
): Story =>
  what === 'hull'
    ? changeTrack(story, ship, HULL, amount, { rule: 'Order Card Anatomy' })
    : mendShields(story, ship, amount, facings);

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
