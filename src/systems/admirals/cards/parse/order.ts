import {
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  tagged,
  text,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import type { KeywordTable } from '../../keywords/hooks';
import {
  ORDER_TYPES,
  REPAIRS,
  ROLES,
  type CommanderCard,
  type Effect,
  type FlightGroupCard,
  type OrderCard,
  type Reach,
  type Requirement,
} from '../types';
import { conditions } from './condition';
import { keyword, keywordNamed } from './keyword';
import { LONGEST, MOST, MOST_ITEMS } from './limits';
import { code, distance, eitherWay, modifierValue, name, oneTo, rulesText, someOf } from './shared';

const some = (most: number) => list(text({ most }), { least: 1, most: MOST_ITEMS.codes });

export const requirement = (table: KeywordTable): Reader<Requirement> =>
  tagged<Requirement>('on', {
    name: object({ on: just('name'), includes: some(LONGEST.name) }),
    class: object({ on: just('class'), classes: some(LONGEST.name) }),
    code: object({ on: just('code'), codes: some(LONGEST.code) }),
    role: object({ on: just('role'), roles: someOf(ROLES) }),
    keyword: object({
      on: just('keyword'),
      keywords: list(keywordNamed(table), { least: 1, most: MOST_ITEMS.codes }),
    }),
  });

const reach: Reader<Reach> = object({
  whom: oneOf(['bearer', 'friends'] as const),
  within: optional(distance),
});
const reachField = orElse(reach, { whom: 'bearer' });

export const effect = (table: KeywordTable): Reader<Effect> =>
  tagged<Effect>('does', {
    modifier: object({
      does: just('modifier'),
      at: oneOf(['strike', 'struck'] as const),
      value: modifierValue,
      when: orElse(conditions(table), []),
      reach: reachField,
    }),
    keyword: object({ does: just('keyword'), keyword: keyword(table), reach: reachField }),
    moves: object({
      does: just('moves'),
      min: orElse(eitherWay(MOST.moves), 0),
      max: orElse(eitherWay(MOST.moves), 0),
      reach: reachField,
    }),
    rotations: object({
      does: just('rotations'),
      add: eitherWay(MOST.moves),
      reach: reachField,
    }),
    'lock-on-dice': object({
      does: just('lock-on-dice'),
      dice: oneTo(MOST.dice),
      when: orElse(conditions(table), []),
      reach: reachField,
    }),
    'skirmish-dice': object({
      does: just('skirmish-dice'),
      dice: eitherWay(MOST.dice),
      reach: reachField,
    }),
    repair: object({
      does: just('repair'),
      what: oneOf(REPAIRS),
      amount: oneTo(MOST.repair),
      moment: orElse(oneOf(['reveal', 'refresh', 'any'] as const), 'any'),
      reach: reachField,
    }),
    text: object({ does: just('text'), text: rulesText }),
  });

const effects = (table: KeywordTable) =>
  orElse(list(effect(table), { most: MOST_ITEMS.effects }), []);

export const order = (table: KeywordTable): Reader<OrderCard> =>
  object({
    kind: just('order'),
    code,
    name,
    type: oneOf(ORDER_TYPES),
    psionic: orElse(yesNo, false),
    requirements: orElse(list(requirement(table), { most: MOST_ITEMS.conditions }), []),
    effects: effects(table),
    text: optional(rulesText),
  });

/** 10C-03 */
export const commander = (table: KeywordTable): Reader<CommanderCard> =>
  object({
    kind: just('commander'),
    code,
    name,
    effects: effects(table),
    text: optional(rulesText),
  });

/** 10C-04 */
export const flightGroup = (table: KeywordTable): Reader<FlightGroupCard> =>
  object({
    kind: just('flight-group'),
    code,
    name,
    effects: effects(table),
    text: optional(rulesText),
  });
