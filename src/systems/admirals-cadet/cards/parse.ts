import { checked, problems } from '../../../core/checked/checked';
import {
  at,
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  type Reader,
  type ReadWhy,
  refine,
  tagged,
  yesNo,
} from '../../../core/checked/read';
import { conditionsIn, type RangeWhy } from '../../admirals-shared/cards/parse/condition';
import { lockAbility } from '../../admirals-shared/cards/weaponForm';
import { allCards } from '../../kit/cards/cardForm';
import type { ChartWhy } from '../../kit/cards/chartForm';
import { cardForms } from './forms';
import { code, name, upTo, oneTo, rulesText } from '../../admirals-shared/cards/parse/shared';
import { shields, armament, type ShipWhy } from '../../admirals-shared/cards/parse/ship';
import { keywords, type KeywordWhy } from '../../admirals-shared/cards/parse/keyword';
import {
  requirementIn,
  effectsIn,
  diceWhen,
  orderFields,
} from '../../admirals-shared/cards/parse/order';
import { MOST } from '../../admirals-shared/cards/limits';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { ORDER_TYPES, REPAIRS, ROLES, TERRAINS } from './terms';
import type { CadetCard, Effect, OrderCard, ShipCard } from './types';

/** Armaments: up to three. */
export const MOST_ARMAMENTS = 3;
const MOST_FLEET_VALUE = 15;

export type ChartOrTrackWhy =
  { readonly id: 'needs-shield-chart' } | { readonly id: 'needs-shield-track' };

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | ChartWhy | ChartOrTrackWhy;

export const conditions = (table: KeywordNames) =>
  conditionsIn(table, { roles: ROLES, terrains: TERRAINS });

/** Shields: Light and Escort have a track, Heavy and Super Heavy a chart; without any boxes either will do. */
const fitsRole = (ship: ShipCard): ChartOrTrackWhy | null => {
  const isBig = ship.role === 'Heavy' || ship.role === 'Super Heavy';
  if (ship.shields.as === 'pool')
    return isBig && ship.shields.points > 0 ? { id: 'needs-shield-chart' } : null;
  return isBig ? null : { id: 'needs-shield-track' };
};

const ship = (table: KeywordNames): Reader<ShipCard> =>
  refine(
    object({
      kind: just('ship'),
      code: code,
      name: name,
      class: optional(name),
      faction: name,
      refit: orElse(yesNo, false),
      fleetValue: upTo(MOST_FLEET_VALUE),
      role: oneOf(ROLES),
      hull: oneTo(MOST.hull),
      shields: orElse(shields, { as: 'pool', points: 0 }),
      armaments: orElse(list(armament, { most: MOST_ARMAMENTS }), []),
      keywords: orElse(keywords(table), []),
      text: optional(rulesText),
    }),
    (read, path) => {
      const why = fitsRole(read);
      return why ? problems({ path: at(path, 'shields'), why }) : checked(read);
    },
  );

export const requirement = (table: KeywordNames) => requirementIn(table, ROLES);

export const effect = (table: KeywordNames): Reader<Effect> =>
  tagged<Effect>('does', {
    ...effectsIn(table, conditions(table), REPAIRS),
    reroll: diceWhen('reroll', conditions(table)),
  });

const order = (table: KeywordNames): Reader<OrderCard> =>
  refine(
    object({
      ...orderFields(ORDER_TYPES, requirement(table), effect(table)),
      lockAbility: optional(lockAbility.read),
    }),
    (read) => checked(read.type === 'Psionic' ? { ...read, psionic: true } : read),
  );

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<CadetCard> =>
  tagged<CadetCard>('kind', {
    ship: ship(table),
    weapon: allCards(cardForms(table)).read,
    order: order(table),
  });
