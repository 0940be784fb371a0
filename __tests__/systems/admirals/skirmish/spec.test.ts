import fc from 'fast-check';

import { ROLES } from '../../../../src/systems/admirals-shared/cards/terms';
import { stopChance } from '../../../../src/systems/admirals-shared/explain';
import {
  otherSide,
  type BySide,
  type SkirmishSide,
} from '../../../../src/systems/admirals-shared/skirmish/sides';
import {
  skirmishSituation,
  combatDieOf,
  combatPoolOf,
  combatSavesOf,
} from '../../../../src/systems/admirals/skirmish/spec';
import { enemy, rules, RULES, ship, type ShipDraft } from '../../../builders/admirals';
import { reporting } from '../../../builders/skirmish';
import { readCombatDice } from '../../../../src/systems/admirals-shared/skirmish/die';
import { settleSkirmish, type SkirmishSituation } from '../../../../src/systems/admirals/piece';

const duel = (active: ShipDraft, opposing: ShipDraft): SkirmishSituation => ({
  active: { piece: ship(active), nearby: [] },
  opposing: { piece: enemy(opposing), nearby: [] },
});

/** Every way to throw so many dice. */
const throws = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : throws(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]));

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The chance of each number of Direct Hits that get through to a side, by throwing every die. */
const hitsOn = (situation: SkirmishSituation, side: SkirmishSide, reading: typeof RULES) => {
  const skirmish = settleSkirmish(situation);
  const striker = otherSide(side);
  const die = combatDieOf(skirmish[striker].piece, reading).value;
  const through = 1 - stopChance(combatSavesOf(skirmish[side].piece, reading));
  const all = throws(combatPoolOf(skirmish, striker, reading).value);
  const chances = new Map<number, number>();
  for (const dice of all) {
    const hits = readCombatDice(die, dice);
    for (let k = 0; k <= hits; k += 1) {
      const chance = choose(hits, k) * through ** k * (1 - through) ** (hits - k);
      chances.set(k, (chances.get(k) ?? 0) + chance / all.length);
    }
  }
  return [...chances];
};

/** What the rules that a game is played by make of every roll. */
const byHand = (situation: SkirmishSituation, reading: typeof RULES) => {
  const pieces = { active: situation.active.piece, opposing: situation.opposing.piece };
  const { hits, upTo, grudge } = reporting(pieces, reading);
  const sum = { active: 0, opposing: 0, both: 0, lostActive: 0, lostOpposing: 0 };
  const onOpposing = hitsOn(situation, 'opposing', reading);
  for (const [active, chanceActive] of hitsOn(situation, 'active', reading)) {
    for (const [opposing, chanceOpposing] of onOpposing) {
      const report = hits({ active, opposing });
      const rolls = (side: SkirmishSide) => (upTo(report, side) > 0 ? [1, 2, 3, 4, 5, 6] : [null]);
      const dice = rolls('active').flatMap((a) =>
        rolls('opposing').map((b): BySide<number | null> => ({ active: a, opposing: b })),
      );
      for (const die of dice) {
        const chance = (chanceActive * chanceOpposing) / dice.length;
        const end = grudge(report, die);
        sum.active += end.active.defeated ? chance : 0;
        sum.opposing += end.opposing.defeated ? chance : 0;
        sum.both += end.active.defeated && end.opposing.defeated ? chance : 0;
        sum.lostActive += end.active.hullLost * chance;
        sum.lostOpposing += end.opposing.hullLost * chance;
      }
    }
  }
  return sum;
};

const KEYWORDS = [
  'Boarding Array',
  'Deadly [2]',
  'Deadly [3]',
  'Fast',
  'Grudge',
  'Lethal [1]',
  'Lethal [2]',
  'Ore Hull',
  'Starmaw',
  'Shuttle Hangar',
];

const fighters: fc.Arbitrary<ShipDraft> = fc.record({
  role: fc.constantFrom(...ROLES),
  hull: fc.integer({ min: 1, max: 5 }),
  armamentDice: fc.tuple(fc.integer({ min: 0, max: 3 })),
  keywords: fc.subarray(KEYWORDS),
  exhausted: fc.integer({ min: 0, max: 2 }),
  evadeReady: fc.boolean(),
  terrain: fc.constantFrom(null, 'Strategic System' as const),
});

describe('the odds of a skirmish', () => {
  test.each(['survivor-only', 'even-defeated'])(
    'are those of the rules it is played by, every roll counted (%s)',
    (answer) => {
      const reading = rules({ 'grudge-needs-survivor': answer });
      fc.assert(
        fc.property(fighters, fighters, (active, opposing) => {
          const situation = duel(active, opposing);
          const odds = skirmishSituation(situation, reading).odds();
          const expected = byHand(situation, reading);
          expect(odds.active.defeated).toBeCloseTo(expected.active, 9);
          expect(odds.opposing.defeated).toBeCloseTo(expected.opposing, 9);
          expect(odds.bothDefeated).toBeCloseTo(expected.both, 9);
          expect(odds.active.expectedHullLost).toBeCloseTo(expected.lostActive, 9);
          expect(odds.opposing.expectedHullLost).toBeCloseTo(expected.lostOpposing, 9);
        }),
        { numRuns: 150 },
      );
    },
  );

  test('come with the source of each die and of each save', () => {
    const { active, opposing } = skirmishSituation(
      duel(
        { armamentDice: [3], keywords: ['Ram-Prow', 'Lethal [2]'] },
        {
          role: 'Stationary',
          armamentDice: [2],
          keywords: ['Grudge'],
          terrain: 'Strategic System',
        },
      ),
      RULES,
    );
    expect(active.pool.lines.map(({ source }) => source.of)).toEqual(['armaments', 'keyword']);
    expect(active.pool.value).toBe(9);
    expect(active.saves.map(({ name }) => name)).toEqual(['Ram-Prow']);
    expect(active.deathBlow.value).toBe(2);
    expect(opposing.saves.map(({ name }) => name)).toEqual(['Bunker Down']);
    expect(opposing.revenge).toMatchObject([{ rule: '9Q' }]);
  });
});
