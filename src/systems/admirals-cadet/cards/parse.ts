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
  text,
  yesNo,
  type Reader,
  type ReadWhy,
} from '../../../core/checked/read';
import {
  cardParts as part,
  LONGEST,
  MOST,
  MOST_ITEMS,
  WEAPON_TYPES,
  type KeywordNames,
  type KeywordWhy,
  type RangeWhy,
  type Reach,
  type ShipWhy,
  type WeaponWhy,
} from '../../admirals/editions';
import {
  ORDER_TYPES,
  REPAIRS,
  ROLES,
  TERRAINS,
  type CadetCard,
  type Condition,
  type Effect,
  type LockAbility,
  type OrderCard,
  type Requirement,
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

const side = oneOf(['attacker', 'target'] as const);

const condition = (table: KeywordNames): Reader<Condition> =>
  tagged<Condition>('on', {
    distance: part.inOrder(
      object({ on: just('distance'), min: optional(part.distance), max: optional(part.distance) }),
    ),
    role: object({ on: just('role'), of: side, roles: part.someOf(ROLES) }),
    keyword: object({
      on: just('keyword'),
      of: side,
      keyword: part.keywordNamed(table),
      has: yesNo,
    }),
    shielded: object({ on: just('shielded'), has: yesNo }),
    terrain: object({ on: just('terrain'), of: side, terrains: part.someOf(TERRAINS) }),
    order: object({ on: just('order'), of: side, order: part.code, has: yesNo }),
    'weapon-type': object({
      on: just('weapon-type'),
      types: part.someOf(WEAPON_TYPES),
      has: yesNo,
    }),
    asked: object({ on: just('asked'), text: part.question }),
  });

const conditions = (table: KeywordNames) =>
  orElse(list(condition(table), { most: MOST_ITEMS.conditions }), []);

/** Shields: Light and Escort have a track, Heavy and Super Heavy a chart; without any boxes either will do. */
const fitsRole = (ship: ShipCard): ChartOrTrackWhy | null => {
  const isBig = ship.role === 'Heavy' || ship.role === 'Super Heavy';
  if (ship.shields.as === 'pool')
    return isBig && ship.shields.points > 0 ? { id: 'needs-shield-chart' } : null;
  return isBig ? null : { id: 'needs-shield-track' };
};

const HARMFUL = ['hit', 'critical', 'direct'] as const;

const lockAbility: Reader<LockAbility> = tagged<LockAbility>('gives', {
  icons: object({
    gives: just('icons'),
    icons: list(oneOf(HARMFUL), { least: 1, most: MOST_ITEMS.icons }),
  }),
  dice: object({ gives: just('dice'), dice: part.oneTo(MOST.dice) }),
  text: object({ gives: just('text'), text: part.rulesText }),
});

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
  object({
    kind: just('weapon'),
    code: part.code,
    name: part.name,
    types: part.someOf(WEAPON_TYPES),
    maxDistance: part.distance,
    chart: part.chart,
    modifiers: orElse(
      list(object({ value: part.modifierValue, when: conditions(table) }), {
        most: MOST_ITEMS.modifiers,
      }),
      [],
    ),
    lockAbility: optional(lockAbility),
    text: optional(part.rulesText),
  });

const some = (most: number) => list(text({ most }), { least: 1, most: MOST_ITEMS.codes });

const requirement = (table: KeywordNames): Reader<Requirement> =>
  tagged<Requirement>('on', {
    name: object({ on: just('name'), includes: some(LONGEST.name) }),
    class: object({ on: just('class'), classes: some(LONGEST.name) }),
    code: object({ on: just('code'), codes: some(LONGEST.code) }),
    role: object({ on: just('role'), roles: part.someOf(ROLES) }),
    keyword: object({
      on: just('keyword'),
      keywords: list(part.keywordNamed(table), { least: 1, most: MOST_ITEMS.codes }),
    }),
  });

const reach: Reader<Reach> = object({
  whom: oneOf(['bearer', 'friends'] as const),
  within: optional(part.distance),
});
const reachField = orElse(reach, { whom: 'bearer' });

const effect = (table: KeywordNames): Reader<Effect> =>
  tagged<Effect>('does', {
    modifier: object({
      does: just('modifier'),
      at: oneOf(['strike', 'struck'] as const),
      value: part.modifierValue,
      when: conditions(table),
      reach: reachField,
    }),
    keyword: object({ does: just('keyword'), keyword: part.keyword(table), reach: reachField }),
    moves: object({
      does: just('moves'),
      min: orElse(part.eitherWay(MOST.moves), 0),
      max: orElse(part.eitherWay(MOST.moves), 0),
      reach: reachField,
    }),
    rotations: object({
      does: just('rotations'),
      add: part.eitherWay(MOST.moves),
      reach: reachField,
    }),
    reroll: object({
      does: just('reroll'),
      dice: part.oneTo(MOST.dice),
      when: conditions(table),
      reach: reachField,
    }),
    'skirmish-dice': object({
      does: just('skirmish-dice'),
      dice: part.eitherWay(MOST.dice),
      reach: reachField,
    }),
    repair: object({
      does: just('repair'),
      what: oneOf(REPAIRS),
      amount: part.oneTo(MOST.repair),
      moment: orElse(oneOf(['reveal', 'refresh', 'any'] as const), 'any'),
      reach: reachField,
    }),
    text: object({ does: just('text'), text: part.rulesText }),
  });

const order = (table: KeywordNames): Reader<OrderCard> =>
  refine(
    object({
      kind: just('order'),
      code: part.code,
      name: part.name,
      type: oneOf(ORDER_TYPES),
      psionic: orElse(yesNo, false),
      requirements: orElse(list(requirement(table), { most: MOST_ITEMS.conditions }), []),
      effects: orElse(list(effect(table), { most: MOST_ITEMS.effects }), []),
      lockAbility: optional(lockAbility),
      text: optional(part.rulesText),
    }),
    (read) => checked(read.type === 'Psionic' ? { ...read, psionic: true } : read),
  );

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<CadetCard> =>
  tagged<CadetCard>('kind', { ship: ship(table), weapon: weapon(table), order: order(table) });
