import fc from 'fast-check';

import { play } from '../../../../src/systems/kit/procedures/play';
import {
  attacks,
  targetOf,
  targetState,
  type DiceOrder,
  type Target,
} from '../../../../src/systems/solar-flare/rules/attack';
import { rulesFor } from '../../../../src/systems/solar-flare/rulings';
import { attackOdds } from '../../../builders/solar';

const RULES = rulesFor({});

const target = (charge: number, partial: number, section: number, core: number): Target => ({
  shield: { charge, partial },
  section,
  core,
});

const after = (one: Target, dice: readonly number[], order?: DiceOrder): Target =>
  targetOf(play(attacks([dice.length], RULES, order), targetState(one), { attack0: dice }).state);

test('Damage: 5 4 3 3 2 1 at a shield of 2 and a whole section leave no shield, 1 integrity, and the core whole', () => {
  expect(after(target(2, 0, 4, 4), [5, 4, 3, 3, 2, 1])).toEqual(target(0, 0, 1, 4));
});

test('Partial Charges: any damage to a shield takes its partial charge, a shield at 0 keeps it', () => {
  expect(after(target(3, 2, 4, 4), [3])).toEqual(target(2, 0, 4, 4));
  expect(after(target(3, 2, 4, 4), [2])).toEqual(target(3, 2, 4, 4));
  expect(after(target(0, 1, 4, 4), [6])).toEqual(target(0, 1, 3, 4));
});

test('Sections: dice go on into the core when a section is gone', () => {
  expect(after(target(0, 0, 1, 4), [2, 3, 6])).toEqual(target(0, 0, 0, 2));
});

test('Damage: a 1 that beats a shield of 1 stops at the armour, so low dice are best used first', () => {
  expect(after(target(1, 0, 4, 4), [1, 5], 'lowest-first').section).toBe(3);
  expect(after(target(1, 0, 4, 4), [1, 5], 'highest-first').section).toBe(4);
});

/** Die by die, in the words of the rule. */
const slowly = (start: Target, dice: readonly number[], order: DiceOrder): Target => {
  const sorted = [...dice].sort((a, b) => (order === 'lowest-first' ? a - b : b - a));
  let { charge, partial } = start.shield;
  let { section, core } = start;
  const counted = sorted.filter((die) => die >= Math.max(1, start.shield.charge));
  for (const die of counted) {
    if (charge > 0) {
      charge -= 1;
      partial = 0;
    } else if (die >= 2 && section > 0) section -= 1;
    else if (die >= 2 && core > 0) core -= 1;
  }
  return target(charge, partial, section, core);
};

const anyTarget = fc
  .tuple(fc.nat(6), fc.nat(5), fc.nat(4), fc.integer({ min: 1, max: 4 }))
  .map(([charge, partial, section, core]) => target(charge, partial, section, core));
const anyOrder = fc.constantFrom<DiceOrder>('lowest-first', 'highest-first');

test('any dice do what the rule says, die by die', () => {
  fc.assert(
    fc.property(
      anyTarget,
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 }),
      anyOrder,
      (one, dice, order) => {
        expect(after(one, dice, order)).toEqual(slowly(one, dice, order));
      },
    ),
  );
});

const everyRoll = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : everyRoll(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]));

test('odds are those of every roll', () => {
  fc.assert(
    fc.property(anyTarget, fc.integer({ min: 1, max: 4 }), anyOrder, (one, count, order) => {
      const rolls = everyRoll(count).map((dice) => slowly(one, dice, order));
      const share = (holds: (end: Target) => boolean) => rolls.filter(holds).length / rolls.length;
      const odds = attackOdds(count, one, RULES, order);
      expect(odds.sectionDestroyed).toBeCloseTo(
        share(({ section }) => section === 0),
        12,
      );
      expect(odds.shipDestroyed).toBeCloseTo(
        share(({ core }) => core === 0),
        12,
      );
      odds.shield.forEach((chance, at) => {
        expect(chance).toBeCloseTo(
          share(({ shield }) => shield.charge === at),
          12,
        );
      });
    }),
    { numRuns: 30 },
  );
});
