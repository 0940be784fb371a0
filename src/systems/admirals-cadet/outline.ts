import {
  CADET_ORDERS,
  CADET_SHIPS,
  CADET_WEAPONS,
} from '../admirals-shared/desks/cards/cadetOutline';

/** The Cadet Pack as far as its booklet names it: drafts for a player to complete from the printed cards. */
export const OUTLINE_SHIPS = CADET_SHIPS;
/** The orders that the historic scenarios name. */
export const OUTLINE_ORDERS = CADET_ORDERS;
/** The weapons that the booklet's examples name. */
export const OUTLINE_WEAPONS = CADET_WEAPONS;

/** Its cards as drafts: what the booklet does not say is absent. */
export const OUTLINE_DRAFTS: readonly Readonly<Record<string, string | number | boolean>>[] = [
  ...OUTLINE_SHIPS.map((ship) => ({ kind: 'ship', ...ship })),
  ...OUTLINE_ORDERS.map((order) => ({ kind: 'order', ...order })),
  ...OUTLINE_WEAPONS.map(({ code, name }) => ({
    kind: 'weapon',
    code,
    ...(name === null ? {} : { name }),
  })),
];
