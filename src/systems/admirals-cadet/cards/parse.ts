import { checked, problems } from '../../../core/checked/checked';
import {
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  refine,
  tagged,
  yesNo,
  type Reader,
  type ReadWhy,
} from '../../../core/checked/read';
import {
  cardParts as part,
  MOST,
  type KeywordNames,
  type KeywordWhy,
  type RangeWhy,
  type ShipWhy,
  type WeaponWhy,
} from '../../admirals/editions';
import {
  ORDER_TYPES,
  REPAIRS,
  ROLES,
  TERRAINS,
  type CadetCard,
  type Effect,
  type LockAbility,
  type OrderCard,
  type ShipCard,
  type WeaponCard,
} from './types';

/** Armaments: up to three. */
export const MOST_ARMAMENTS = 3;
const MOST_FLEET_VALUE = 15;

export type ChartOrTrackWhy =
  { readonly id: 'needs-shield-chart' } | { readonly id: 'needs-shield-track' };

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | WeaponWhy | ChartOrTrackWhy;

export const conditions = (table: KeywordNames) =>
  part.conditionsIn(table, { roles: ROLES, terrains: TERRAINS });

/** Shields: Light and Escort have a track, Heavy and Super Heavy a chart; without any boxes either will do. */
const fitsRole = (ship: ShipCard): ChartOrTrackWhy | null => {
  const isBig = ship.role === 'Heavy' || ship.role === 'Super Heavy';
  if (ship.shields.as === 'pool')
    return isBig && ship.shields.points > 0 ? { id: 'needs-shield-chart' } : null;
  return isBig ? null : { id: 'needs-shield-track' };
};

export const lockAbility = tagged<LockAbility>('gives', part.lockAbilities);

const ship = (table: KeywordNames): Reader<ShipCard> =>
  refine(
    object({
      kind: just('ship'),
      code: part.code,
      name: part.name,
      class: optional(part.name),
      faction: part.name,
      refit: orElse(yesNo, false),
      fleetValue: part.upTo(MOST_FLEET_VALUE),
      role: oneOf(ROLES),
      hull: part.oneTo(MOST.hull),
      shields: orElse(part.shields, { as: 'pool', points: 0 }),
      armaments: orElse(list(part.armament, { most: MOST_ARMAMENTS }), []),
      keywords: orElse(part.keywords(table), []),
      text: optional(part.rulesText),
    }),
    (read, path) => {
      const why = fitsRole(read);
      return why ? problems({ path: part.at(path, 'shields'), why }) : checked(read);
    },
  );

const weapon = (table: KeywordNames): Reader<WeaponCard> =>
  part.weaponIn(conditions(table), lockAbility);

export const requirement = (table: KeywordNames) => part.requirementIn(table, ROLES);

export const effect = (table: KeywordNames): Reader<Effect> =>
  tagged<Effect>('does', {
    ...part.effectsIn(table, conditions(table), REPAIRS),
    reroll: part.diceWhen('reroll', conditions(table)),
  });

const order = (table: KeywordNames): Reader<OrderCard> =>
  refine(
    object({
      ...part.orderFields(ORDER_TYPES, requirement(table), effect(table)),
      lockAbility: optional(lockAbility),
    }),
    (read) => checked(read.type === 'Psionic' ? { ...read, psionic: true } : read),
  );

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<CadetCard> =>
  tagged<CadetCard>('kind', { ship: ship(table), weapon: weapon(table), order: order(table) });
