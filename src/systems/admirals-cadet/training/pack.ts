import { TRAINING_PACK } from '../../admirals-shared/training/pack';
import type { CadetCard } from '../cards/forms';
import { toFirstEdition } from '../convert/toFirst';
import type { Fleet } from '../fleet/types';
import { codesListed } from '../../kit/fleets/listed';

/** The Training Set's ships that the first edition can print, and what each is worth in it. */
const FLEET_VALUES = new Map(
  [
    'XA-EMB 1, XA-GLI 2, XA-BEA 3, XA-SOU 4, XA-MER 5, XA-ZEN 8',
    'XB-CIN 1, XB-TON 3, XB-ANV 3, XB-CRU 4, XB-HAM 5, XB-BEL 7',
  ].flatMap((fleet) =>
    fleet.split(', ').map((ship): [string, number] => [ship.slice(0, 6), Number(ship.slice(7))]),
  ),
);

/** Orders whose effects the first edition knows whole. */
const ORDERS = codesListed(
  'B-001, B-002, B-003, B-004, B-005, B-006, B-007, B-008, B-009, B-010, B-011, B-012, S-001, S-003, S-005, S-006, S-007',
);

const WEAPONS = TRAINING_PACK.cards.flatMap((card) =>
  card.kind === 'ship' && FLEET_VALUES.has(card.code)
    ? card.armaments.map(({ weapon }) => weapon)
    : [],
);

/** The Training Set as the first edition would print it: nothing in it is the publisher's. */
export const TRAINING_CARDS: readonly CadetCard[] = TRAINING_PACK.cards
  .filter(({ code }) => [...FLEET_VALUES.keys(), ...WEAPONS, ...ORDERS].includes(code))
  .flatMap((card) => toFirstEdition(card, FLEET_VALUES.get(card.code) ?? 0) ?? []);

export interface ReadyFleet {
  readonly id: 'lantern' | 'kiln';
  readonly ships: readonly string[];
  readonly orders: readonly string[];
}

/** A ready fleet as the game takes it; twins have badges. */
export const fleetOfReady = ({ ships, orders }: ReadyFleet): Fleet => ({
  ships: ships.map((code, at) => {
    const isTwin = ships.filter((one) => one === code).length > 1;
    const badge = String(ships.slice(0, at + 1).filter((one) => one === code).length);
    return { id: String(at + 1), code, ...(isTwin ? { badge } : {}) };
  }),
  orders,
});

const SPECIAL = 'S-001, S-005, S-006, S-007, S-003';

/** Constructed Play: a legal fleet of each faction. */
export const TRAINING_FLEETS: readonly ReadyFleet[] = [
  {
    id: 'lantern',
    ships: codesListed('XA-ZEN, XA-BEA, XA-GLI, 2 XA-EMB'),
    orders: codesListed(`2 B-001, 2 B-002, 2 B-007, 2 B-009, 2 B-012, ${SPECIAL}`),
  },
  {
    id: 'kiln',
    ships: codesListed('XB-BEL, XB-CRU, XB-TON, XB-CIN'),
    orders: codesListed(`2 B-003, 2 B-005, 2 B-006, 2 B-008, 2 B-010, ${SPECIAL}`),
  },
];
