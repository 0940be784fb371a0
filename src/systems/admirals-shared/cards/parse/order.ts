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
import type { KeywordNames } from '../keywordText';
import { ORDER_TYPES, REPAIRS, ROLES } from '../terms';
import type {
  AnyRequirement,
  CommanderCard,
  DiceEffect,
  Effect,
  FlightGroupCard,
  OrderCard,
  Reach,
  Requirement,
} from '../types';
import { conditions } from './condition';
import { keyword, keywordNamed } from './keyword';
import { LONGEST, MOST, MOST_ITEMS } from '../limits';
import { code, distance, eitherWay, modifierValue, name, oneTo, rulesText, someOf } from './shared';

const some = (most: number) => list(text({ most }), { least: 1, most: MOST_ITEMS.codes });

/** What a ship of an edition with these roles needs before an order may go to it. */
export const requirementIn = <SomeRole extends string>(
  table: KeywordNames,
  roles: readonly SomeRole[],
): Reader<AnyRequirement<SomeRole>> =>
  tagged<AnyRequirement<SomeRole>>('on', {
    name: object({ on: just('name'), includes: some(LONGEST.name) }),
    class: object({ on: just('class'), classes: some(LONGEST.name) }),
    code: object({ on: just('code'), codes: some(LONGEST.code) }),
    role: object({ on: just('role'), roles: someOf(roles) }),
    keyword: object({
      on: just('keyword'),
      keywords: list(keywordNamed(table), { least: 1, most: MOST_ITEMS.codes }),
    }),
  });

export const requirement = (table: KeywordNames): Reader<Requirement> =>
  requirementIn(table, ROLES);

const reach: Reader<Reach> = object({
  whom: oneOf(['bearer', 'friends'] as const),
  within: optional(distance),
});
const reachField = orElse(reach, { whom: 'bearer' });

/** What cards of every edition do, by the conditions and the repairs of one. */
export const effectsIn = <SomeCondition, SomeRepair extends string>(
  table: KeywordNames,
  when: Reader<readonly SomeCondition[]>,
  repairs: readonly SomeRepair[],
) =>
  ({
    modifier: object({
      does: just('modifier'),
      at: oneOf(['strike', 'struck'] as const),
      value: modifierValue,
      when: orElse(when, []),
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
    'skirmish-dice': object({
      does: just('skirmish-dice'),
      dice: eitherWay(MOST.dice),
      reach: reachField,
    }),
    repair: object({
      does: just('repair'),
      what: oneOf(repairs),
      amount: oneTo(MOST.repair),
      moment: orElse(oneOf(['reveal', 'refresh', 'any'] as const), 'any'),
      reach: reachField,
    }),
    text: object({ does: just('text'), text: rulesText }),
  }) as const;

/** Dice that an order adds or lets roll again: how many, when, and for whom. */
export const diceWhen = <Does extends string, SomeCondition>(
  does: Does,
  when: Reader<readonly SomeCondition[]>,
): Reader<DiceEffect<Does, SomeCondition>> =>
  object({ does: just(does), dice: oneTo(MOST.dice), when: orElse(when, []), reach: reachField });

export const effect = (table: KeywordNames): Reader<Effect> =>
  tagged<Effect>('does', {
    ...effectsIn(table, conditions(table), REPAIRS),
    'lock-on-dice': diceWhen('lock-on-dice', conditions(table)),
  });

const listed = <SomeEffect>(reader: Reader<SomeEffect>) =>
  orElse(list(reader, { most: MOST_ITEMS.effects }), []);

/** What stands on an order card of every edition. */
export const orderFields = <Type extends string, SomeRequirement, SomeEffect>(
  types: readonly Type[],
  needs: Reader<SomeRequirement>,
  does: Reader<SomeEffect>,
) =>
  ({
    kind: just('order'),
    code,
    name,
    type: oneOf(types),
    psionic: orElse(yesNo, false),
    requirements: orElse(list(needs, { most: MOST_ITEMS.conditions }), []),
    effects: listed(does),
    text: optional(rulesText),
  }) as const;

export const order = (table: KeywordNames): Reader<OrderCard> =>
  object(orderFields(ORDER_TYPES, requirement(table), effect(table)));

/** 10C-03 */
export const commander = (table: KeywordNames): Reader<CommanderCard> =>
  object({
    kind: just('commander'),
    code,
    name,
    effects: listed(effect(table)),
    text: optional(rulesText),
  });

/** 10C-04 */
export const flightGroup = (table: KeywordNames): Reader<FlightGroupCard> =>
  object({
    kind: just('flight-group'),
    code,
    name,
    effects: listed(effect(table)),
    text: optional(rulesText),
  });
