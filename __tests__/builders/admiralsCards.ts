import fc from 'fast-check';

import {
  ARCS,
  ARMAMENT_SLOTS,
  CATEGORIES,
  CHART_RESULTS,
  ICONS,
  REPAIRS,
  ROLES,
  SHIP_TYPES,
  TERRAINS,
  WEAPON_TYPES,
} from '../../src/systems/admirals-shared/cards/terms';
import type { Keyword } from '../../src/systems/admirals-shared/cards/keywordText';
import type { Condition } from '../../src/systems/admirals-shared/cards/effectForm';
import type { AdmiralsCard, Effect } from '../../src/systems/admirals-shared/cards/types';
import { KEYWORDS } from '../../src/systems/admirals/keywords';

/** Random cards, as legal as a parser leaves them. */

const few = <Value>(one: fc.Arbitrary<Value>, maxLength = 3) => fc.array(one, { maxLength });
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const upTo = (max: number) => fc.integer({ min: 0, max });
const code = fc.stringMatching(/^[A-Z]{1,3}-[0-9]{3}$/);
const name = fc.stringMatching(/^[A-Za-z][A-Za-z' ]{0,20}[A-Za-z]$/);
const rulesText = fc.stringMatching(/^[A-Za-z][A-Za-z .]{0,40}[a-z]$/);
const keywordName = fc.constantFrom('Fast', 'Ore Hull', 'Gravity Sails');
const side = fc.constantFrom('attacker' as const, 'target' as const);
const optionally = <Key extends string, Value>(key: Key, value: fc.Arbitrary<Value>) =>
  fc
    .option(value, { nil: undefined })
    .map((given) => (given === undefined ? {} : { [key]: given }));

const keyword: fc.Arbitrary<Keyword> = fc.oneof(
  fc.constantFrom(...KEYWORDS).chain((rule): fc.Arbitrary<Keyword> => {
    switch (rule.value) {
      case 'none':
        return fc.constant({ name: rule.name });
      case 'order':
        return fc.oneof(
          fc.constant({ name: rule.name }),
          code.map((value) => ({ name: rule.name, value })),
        );
      case 'number':
        return upTo(6).map((value) => ({ name: rule.name, value }));
    }
  }),
  fc.record({ name: fc.constant('Gravity Sails'), value: upTo(9) }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    on: fc.constant('distance' as const),
    min: upTo(3),
    max: fc.integer({ min: 3, max: 9 }),
  }),
  fc.record({ on: fc.constant('role' as const), of: side, roles: some(ROLES) }),
  fc.record({
    on: fc.constant('keyword' as const),
    of: side,
    keyword: keywordName,
    has: fc.boolean(),
  }),
  fc.record({ on: fc.constant('shielded' as const), has: fc.boolean() }),
  fc.record({ on: fc.constant('terrain' as const), of: side, terrains: some(TERRAINS) }),
  fc.record({ on: fc.constant('order' as const), of: side, order: code, has: fc.boolean() }),
  fc.record({
    on: fc.constant('weapon-type' as const),
    types: some(WEAPON_TYPES),
    has: fc.boolean(),
  }),
  fc.record({ on: fc.constant('asked' as const), text: rulesText }),
);

const reach = fc.oneof(
  fc.constant({ whom: 'bearer' as const }),
  fc.record({ whom: fc.constant('friends' as const), within: upTo(4) }),
);

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    does: fc.constant('modifier' as const),
    at: fc.constantFrom('strike' as const, 'struck' as const),
    value: fc.integer({ min: -2, max: 2 }),
    when: few(condition),
    reach,
  }),
  fc.record({ does: fc.constant('keyword' as const), keyword, reach }),
  fc.record({ does: fc.constant('moves' as const), min: upTo(2), max: upTo(2), reach }),
  fc.record({ does: fc.constant('rotations' as const), add: upTo(2), reach }),
  fc.record({
    does: fc.constant('lock-on-dice' as const),
    dice: fc.integer({ min: 1, max: 3 }),
    when: few(condition),
    reach,
  }),
  fc.record({ does: fc.constant('skirmish-dice' as const), dice: upTo(3), reach }),
  fc.record({
    does: fc.constant('repair' as const),
    what: fc.constantFrom(...REPAIRS),
    amount: fc.integer({ min: 1, max: 3 }),
    moment: fc.constantFrom('reveal' as const, 'refresh' as const, 'any' as const),
    reach,
  }),
  fc.record({ does: fc.constant('text' as const), text: rulesText }),
);

const shields = fc.oneof(
  upTo(6).map((points) => ({ as: 'pool' as const, points })),
  fc.record({
    as: fc.constant('facings' as const),
    points: fc.record({
      'Direct Fore': upTo(6),
      'Right Fore': upTo(6),
      'Right Aft': upTo(6),
      'Direct Aft': upTo(6),
      'Left Aft': upTo(6),
      'Left Fore': upTo(6),
    }),
  }),
);

const armament = fc.record({
  slot: fc.constantFrom(...ARMAMENT_SLOTS),
  weapon: code,
  mounts: fc.array(
    fc.record({ arc: fc.constantFrom(...ARCS), dice: fc.integer({ min: 1, max: 8 }) }),
    { minLength: 1, maxLength: 2 },
  ),
});

const printed = { code, name };

const ship = fc
  .tuple(
    fc.record({
      kind: fc.constant('ship' as const),
      ...printed,
      allegiance: name,
      type: fc.constantFrom(...SHIP_TYPES),
      bonusOrders: few(code),
      role: fc.constantFrom(...ROLES),
      hull: fc.integer({ min: 1, max: 12 }),
      shields,
      armaments: few(armament),
      keywords: few(keyword, 5),
    }),
    optionally('armor', upTo(4)),
    optionally('flak', upTo(4)),
    optionally('class', name),
    optionally('text', rulesText),
  )
  .map(([card, ...parts]) => Object.assign({}, card, ...parts) as AdmiralsCard);

const chart = fc.subarray([...CHART_RESULTS]).chain((results) =>
  fc
    .array(few(fc.constantFrom(...ICONS), 6), {
      minLength: results.length,
      maxLength: results.length,
    })
    .map((rows) => Object.fromEntries(results.map((result, at) => [result, rows[at] ?? []]))),
);

const lockAbility = fc.oneof(
  fc.constant({ gives: 'icons' as const, icons: ['critical' as const] }),
  fc.constant({ gives: 'dice' as const, dice: 2 }),
  fc.constant({ gives: 'skirmish-dice-penalty' as const, dice: 1 }),
  rulesText.map((text) => ({ gives: 'text' as const, text })),
);

const weapon = fc
  .tuple(
    fc.record({
      kind: fc.constant('weapon' as const),
      ...printed,
      types: some(WEAPON_TYPES),
      maxDistance: upTo(9),
      chart,
      modifiers: few(fc.record({ value: fc.integer({ min: -2, max: 2 }), when: few(condition) })),
    }),
    optionally('lockAbility', lockAbility),
  )
  .map(([card, part]) => ({ ...card, ...part }));

const order: fc.Arbitrary<AdmiralsCard> = fc.record({
  kind: fc.constant('order' as const),
  ...printed,
  type: fc.constantFrom('Basic' as const, 'Special' as const),
  psionic: fc.boolean(),
  requirements: few(
    fc.oneof(
      fc.record({ on: fc.constant('role' as const), roles: some(ROLES) }),
      fc.record({
        on: fc.constant('name' as const),
        includes: fc.array(name, { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        on: fc.constant('code' as const),
        codes: fc.array(code, { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        on: fc.constant('class' as const),
        classes: fc.array(name, { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        on: fc.constant('keyword' as const),
        keywords: fc.array(keywordName, { minLength: 1, maxLength: 2 }),
      }),
    ),
  ),
  effects: few(effect),
});

const leader: fc.Arbitrary<AdmiralsCard> = fc.record({
  kind: fc.constantFrom('commander' as const, 'flight-group' as const),
  ...printed,
  effects: few(effect),
});

const constructionList: fc.Arbitrary<AdmiralsCard> = fc.record({
  kind: fc.constant('list' as const),
  ...printed,
  allegiance: name,
  ships: few(
    fc.record({
      ship: code,
      category: fc.constantFrom(...CATEGORIES),
      power: upTo(12),
      maxCopies: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
  ),
  shares: fc.constantFrom({}, { coreMin: 0.25, coreMax: 0.75 }, { specialistMax: 0.5 }),
  restrictions: few(
    fc.oneof(
      fc.record({ on: fc.constant('count' as const), ships: few(code), max: upTo(3) }),
      fc.record({
        on: fc.constant('needs' as const),
        ship: code,
        perShip: code,
        count: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ on: fc.constant('text' as const), text: rulesText }),
    ),
  ),
  commandChart: few(fc.record({ commander: code, ship: code, cost: upTo(3) })),
  flightGroupChart: few(fc.record({ flightGroup: code, cost: upTo(3) })),
});

export const cards: fc.Arbitrary<AdmiralsCard> = fc.oneof(
  ship,
  weapon,
  order,
  leader,
  constructionList,
);
