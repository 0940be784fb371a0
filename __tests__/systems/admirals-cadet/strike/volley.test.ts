import fc from 'fast-check';

import type { Icon } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Role } from '../../../../src/systems/admirals-cadet/cards/terms';
import type { WeaponCard } from '../../../../src/systems/admirals-cadet/cards/forms';
import type { Piece } from '../../../../src/systems/admirals-cadet/piece';
import type { Rules } from '../../../../src/systems/admirals-cadet/rules';
import {
  afterCritical,
  afterHits,
  type Fate,
  guardOf,
  type Standing,
} from '../../../../src/systems/admirals-cadet/strike/attack';
import type { StrikeChoices } from '../../../../src/systems/admirals-cadet/strike/odds';
import {
  strikeSituation,
  type StrikeAnswer,
} from '../../../../src/systems/admirals-cadet/strike/spec';
import { volleyOf } from '../../../../src/systems/admirals-cadet/strike/volley';
import { stopChance } from '../../../../src/systems/admirals-shared/explain';
import {
  effect,
  enemy,
  RULES,
  rules,
  strike,
  weapon,
  type ShipDraft,
} from '../../../builders/cadet';

const ARMOR = effect({
  does: 'keyword',
  keyword: { name: 'Armor', value: 2 },
  reach: { whom: 'bearer' },
});

/** A target that has come to stand so. */
const standing = (
  draft: ShipDraft,
  { hull, shields, crippled, orders }: Standing,
  by: Rules,
): Piece =>
  enemy(
    { ...draft, hull, shields, crippled, ...(orders > 0 ? {} : { orders: [], effects: [] }) },
    by,
  );

const FACES = [1, 2, 3, 4, 5, 6];

/** Every face of every die, and everything that Armor does, one after the other. */
const fatesOf = (
  {
    target: found,
    spec: {
      target,
      roll: { dice, chart },
    },
  }: StrikeAnswer,
  shielding: 'always' | 'never',
): readonly { readonly fate: Fate; readonly chance: number }[] => {
  const fates: { fate: Fate; chance: number }[] = [];
  const resolve = (left: readonly Icon[], ship: Fate, chance: number): void => {
    const [icon, ...rest] = left;
    if (icon === undefined || ship === null) {
      fates.push({ fate: ship, chance });
      return;
    }
    const stop = stopChance(target.saves[guardOf(target, ship)]);
    if (stop > 0) resolve(rest, ship, chance * stop);
    const box =
      shielding === 'always' && ship.shields > 0 && (icon === 'hit' || target.blocksCriticals);
    const hurt = icon === 'hit' ? afterHits(ship, 1) : afterCritical(target.role, ship);
    resolve(rest, box ? { ...ship, shields: ship.shields - 1 } : hurt, chance * (1 - stop));
  };
  const thrown = (left: number, made: readonly Icon[], chance: number): void => {
    if (left > 0) {
      for (const face of FACES) {
        const icons = (chart as Readonly<Record<number, readonly Icon[]>>)[face] ?? [];
        thrown(left - 1, [...made, ...icons], chance / 6);
      }
      return;
    }
    const inOrder = (['hit', 'critical'] as const).flatMap((one) =>
      made.filter((icon) => icon === one),
    );
    resolve(inOrder, found, chance);
  };
  thrown(dice, [], 1);
  return fates;
};

/** Attack by attack: each is worked out anew for every ship that the one before can leave. */
const byHand = (
  draft: ShipDraft,
  guns: readonly (readonly [WeaponCard, number])[],
  shielding: 'always' | 'never',
  by: Rules,
) => {
  const whole = enemy(draft, by);
  const sum = { destroyed: 0, hull: 0, boxes: 0, crippled: 0, stripped: 0 };
  const follow = (at: number, fate: Fate, chance: number): void => {
    const gun = guns[at];
    if (fate === null) {
      sum.destroyed += chance;
      sum.stripped += chance;
    } else if (!gun) {
      sum.hull += chance * fate.hull;
      sum.boxes += chance * fate.shields;
      if (fate.crippled) sum.crippled += chance;
      if (fate.orders < whole.orders.length) sum.stripped += chance;
    } else {
      const [card, dice] = gun;
      const target = standing(draft, fate, by);
      const answer = strikeSituation(strike({ weapon: card, dice, target }), by);
      for (const next of fatesOf(answer, shielding))
        follow(at + 1, next.fate, chance * next.chance);
    }
  };
  const { hull, crippled, orders } = whole;
  const shields = typeof draft.shields === 'number' ? draft.shields : 0;
  follow(0, { hull, shields, crippled, orders: orders.length }, 1);
  return sum;
};

const gunWith = (rows: readonly (readonly Icon[])[], more: Partial<WeaponCard> = {}): WeaponCard =>
  weapon({ chart: Object.fromEntries(rows.map((icons, at) => [at + 1, icons])), ...more });

const someGun = fc
  .record({
    rows: fc.array(fc.array(fc.constantFrom<Icon>('hit', 'critical'), { maxLength: 2 }), {
      minLength: 6,
      maxLength: 6,
    }),
    heavy: fc.boolean(),
  })
  .map(({ rows, heavy }) => gunWith(rows, { types: [heavy ? 'Heavy' : 'Basic'] }));

const someShip = fc.record({
  role: fc.constantFrom<Role>('Escort', 'Light', 'Heavy', 'Super Heavy'),
  hull: fc.integer({ min: 1, max: 4 }),
  shields: fc.integer({ min: 0, max: 2 }),
  crippled: fc.boolean(),
  keywords: fc.constantFrom<readonly string[]>([], ['Armor [2]']),
  orders: fc.constantFrom<readonly string[]>([], ['B001']),
});

const someTable = fc.record({ late: fc.boolean(), keeps: fc.boolean() }).map(({ late, keeps }) =>
  rules({
    'crippled-at-once': late ? 'after-the-attack' : 'at-once',
    'crippled-keeps-granted': keeps ? 'keeps' : 'loses',
  }),
);

const withEffects = (draft: ShipDraft): ShipDraft =>
  (draft.orders ?? []).length > 0 ? { ...draft, effects: [ARMOR] } : draft;

const attacksOf = (
  draft: ShipDraft,
  guns: readonly (readonly [WeaponCard, number])[],
  by: Rules,
): readonly StrikeAnswer[] =>
  guns.map(([card, dice]) =>
    strikeSituation(strike({ weapon: card, dice, target: enemy(draft, by) }), by),
  );

/** In the order that is given. */
const inOrder = (answers: readonly StrikeAnswer[], choices: StrikeChoices) => {
  const volley = volleyOf(answers, choices, false);
  if (!volley) throw new Error('no attack');
  return volley.odds;
};

describe('all armaments at one target', () => {
  test('each attack finds the ship as the one before has left it', () => {
    fc.assert(
      fc.property(
        someShip,
        fc.array(fc.tuple(someGun, fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 2 }),
        fc.constantFrom('always', 'never'),
        someTable,
        (given, guns, shields, by) => {
          const draft = withEffects(given);
          const odds = inOrder(attacksOf(draft, guns, by), { locks: 'hold', shields });
          const twin = byHand(draft, guns, shields, by);
          expect(odds.destroyed).toBeCloseTo(twin.destroyed, 9);
          expect(odds.expectedHullLeft).toBeCloseTo(twin.hull, 9);
          expect(odds.expectedShieldsLeft).toBeCloseTo(twin.boxes, 9);
          expect(odds.crippledAlive).toBeCloseTo(twin.crippled, 9);
          if (given.orders.length > 0) expect(odds.ordersLost).toBeCloseTo(twin.stripped, 9);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('one alone comes to what the attack does', () => {
    const [answer] = attacksOf({ role: 'Light', shields: 2 }, [[gunWith([['hit']]), 3]], RULES);
    const choices = { locks: 'reroll', shields: 'best' } as const;
    const [one, alone] = [answer && volleyOf([answer], choices)?.odds, answer?.odds(choices)];
    expect(one?.destroyed).toBeCloseTo(alone?.destroyed ?? NaN, 12);
    expect(one?.expectedHullLeft).toBeCloseTo(alone?.expectedHullLeft ?? NaN, 12);
    expect(one?.expectedShieldsLeft).toBeCloseTo(alone?.expectedShieldsLeft ?? NaN, 12);
  });

  test('a modifier for shielded targets ends with the last box', () => {
    const shielded = { on: 'shielded', has: true } as const;
    const hits = gunWith([['hit'], ['hit'], ['hit'], ['hit'], ['hit'], ['hit']]);
    const fine = gunWith([['hit']], { modifiers: [{ value: -1, when: [shielded] }] });
    const draft = { role: 'Light', hull: 2, shields: 1 } as const;
    const lost = (guns: readonly (readonly [WeaponCard, number])[]): number =>
      inOrder(attacksOf(draft, guns, RULES), { locks: 'hold', shields: 'always' }).expectedHullLeft;
    expect(
      lost([
        [hits, 1],
        [fine, 1],
      ]),
    ).toBeCloseTo(2 - 1 / 6, 12);
  });

  test('boxes are kept for the attack that would destroy the ship', () => {
    const hit = gunWith(FACES.map(() => ['hit']));
    const critical = gunWith(FACES.map(() => ['critical']));
    const draft = { role: 'Heavy', hull: 3, shields: 1, crippled: true } as const;
    const guns = [
      [hit, 1],
      [critical, 1],
    ] as const;
    const answers = attacksOf(draft, guns, RULES);
    const best = inOrder(answers, { locks: 'hold', shields: 'best' });
    expect(best.destroyed).toBeCloseTo(0, 12);
    expect(best.expectedHullLeft).toBeCloseTo(2, 12);
    expect(inOrder(answers, { locks: 'hold', shields: 'always' }).destroyed).toBeCloseTo(1, 12);
  });

  test('the best use of shields is no worse than always or never', () => {
    fc.assert(
      fc.property(
        someShip,
        fc.array(fc.tuple(someGun, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3 }),
        (draft, guns) => {
          const answers = attacksOf(withEffects(draft), guns, RULES);
          const lost = (shields: StrikeChoices['shields']): number =>
            inOrder(answers, { locks: 'hold', shields }).destroyed;
          expect(lost('best')).toBeLessThanOrEqual(Math.min(lost('always'), lost('never')) + 1e-12);
        },
      ),
      { numRuns: 60 },
    );
  });
});

const permutations = (left: readonly number[]): readonly (readonly number[])[] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) =>
        permutations(left.filter((other) => other !== one)).map((rest) => [one, ...rest]),
      );

describe('the best order', () => {
  test('no other makes the loss likelier', () => {
    fc.assert(
      fc.property(
        someShip,
        fc.array(fc.tuple(someGun, fc.integer({ min: 1, max: 2 })), { minLength: 2, maxLength: 3 }),
        fc.constantFrom<StrikeChoices['shields']>('always', 'never', 'best'),
        (draft, guns, shields) => {
          const choices = { locks: 'reroll', shields } as const;
          const answers = attacksOf(withEffects(draft), guns, RULES);
          const lost = permutations([...answers.keys()]).map(
            (order) =>
              inOrder(
                order.flatMap((at) => answers[at] ?? []),
                choices,
              ).destroyed,
          );
          expect(volleyOf(answers, choices)?.odds.destroyed).toBeCloseTo(Math.max(...lost), 9);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('what strips shields comes before what is critical for a Light ship', () => {
    const hits = gunWith(FACES.map(() => ['hit']));
    const critical = gunWith([['critical'], ['critical'], ['critical']]);
    const draft = { role: 'Light', hull: 3, shields: 2 } as const;
    const guns = [
      [critical, 1],
      [hits, 2],
    ] as const;
    const choices = { locks: 'hold', shields: 'always' } as const;
    const volley = volleyOf(attacksOf(draft, guns, RULES), choices);
    expect(volley?.strikes.map(({ strike: { dice } }) => dice)).toEqual([2, 1]);
    expect(volley?.odds.destroyed).toBeCloseTo(1 / 2, 12);
    expect(volley?.odds.afterEach[0]?.destroyed).toBe(0);
  });

  test('like attacks are made as printed', () => {
    const answers = attacksOf({}, Array(5).fill([gunWith([['hit']]), 2]), RULES);
    const volley = volleyOf(answers, { locks: 'hold', shields: 'best' });
    expect(volley?.strikes).toEqual(answers);
  });
});
