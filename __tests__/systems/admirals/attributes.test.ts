import {
  armorOf,
  bonusOrdersOf,
  flakOf,
  movesOf,
  orderLimitOf,
  rotationsOf,
  skirmishDiceOf,
} from '../../../src/systems/admirals/attributes';
import type { Role, ShipType, Terrain } from '../../../src/systems/admirals-shared/cards/terms';
import { effect, rules, RULES, ship, type ShipDraft } from '../../builders/admirals';

const still = { nearby: [], escapes: 0 };
const bearer = { whom: 'bearer' } as const;

describe('3A-02 I: Order Limit', () => {
  test.each<[Role, ShipType, number]>([
    ['Escort', 'Standard', 0],
    ['Light', 'Standard', 1],
    ['Heavy', 'Ally', 1],
    ['Super Heavy', 'Standard', 2],
    ['Stationary', 'Standard', 0],
    ['Escort', 'Refit', 1],
    ['Super Heavy', 'Refit', 3],
  ])('a %s %s has %i', (role, type, limit) => {
    expect(orderLimitOf(ship({ role, type }), RULES).value).toBe(limit);
  });

  test('each Critical Damage takes one away, down to none', () => {
    const limit = (criticals: number) =>
      orderLimitOf(ship({ role: 'Super Heavy', criticals }), RULES).value;
    expect([0, 1, 2, 3].map(limit)).toEqual([2, 1, 0, 0]);
  });

  test('says where it comes from', () => {
    const { lines } = orderLimitOf(ship({ role: 'Heavy', type: 'Refit', criticals: 1 }), RULES);
    expect(lines.map(({ source, change }) => [source.of, change])).toEqual([
      ['role', { as: 'start', at: 1 }],
      ['ship-type', { as: 'add', by: 1 }],
      ['criticals', { as: 'add', by: -1 }],
    ]);
  });
});

describe('3A-01 VIII: bonus orders', () => {
  test('are those on the card and in Massive, each once', () => {
    const piece = ship({ bonusOrders: ['S-004', 'B-003'], keywords: ['Massive [B-003]'] });
    expect(bonusOrdersOf(piece, RULES).map(({ order }) => order)).toEqual(['S-004', 'B-003']);
  });
});

describe('3A-02 II: Moves', () => {
  test.each<[Role, number, number]>([
    ['Escort', 0, 3],
    ['Light', 0, 3],
    ['Heavy', 2, 3],
    ['Super Heavy', 1, 2],
    ['Stationary', 0, 0],
  ])('a %s must make %i and may make %i', (role, min, max) => {
    expect(movesOf(ship({ role }), still, RULES).value).toEqual({ min, max });
  });

  test('an order may add Moves or take them away, never below none', () => {
    const ordered = (min: number, max: number) => {
      const effects = [effect({ does: 'moves', min, max, reach: bearer }, 'Full Stop')];
      return movesOf(ship({ role: 'Heavy', effects }), still, RULES);
    };
    expect(ordered(0, 1).value).toEqual({ min: 2, max: 4 });
    expect(ordered(-2, 0).value).toEqual({ min: 0, max: 3 });
    expect(ordered(0, -5).value).toEqual({ min: 0, max: 0 });
    expect(ordered(0, 1).lines.at(-1)?.source).toEqual({ of: 'effect', card: 'Full Stop' });
  });

  test('an escape from a Core Hex adds two that need not be used, each time (8B-05)', () => {
    const { value } = movesOf(ship({ role: 'Heavy' }), { nearby: [], escapes: 1 }, RULES);
    expect(value).toEqual({ min: 2, max: 5 });
    const twice = movesOf(ship({ role: 'Heavy' }), { nearby: [], escapes: 2 }, RULES);
    expect(twice.value).toEqual({ min: 2, max: 7 });
  });
});

describe('3A-02 III: rotations before each maneuver', () => {
  test.each<[Role, number | 'any']>([
    ['Escort', 'any'],
    ['Light', 'any'],
    ['Heavy', 2],
    ['Super Heavy', 1],
    ['Stationary', 0],
  ])('a %s turns %s times', (role, turns) => {
    expect(rotationsOf(ship({ role })).value).toBe(turns);
  });

  test('an order may add some, but a Stationary piece stays as it is', () => {
    const effects = [effect({ does: 'rotations', add: 1, reach: bearer })];
    expect(rotationsOf(ship({ role: 'Super Heavy', effects })).value).toBe(2);
    expect(rotationsOf(ship({ role: 'Stationary', effects })).value).toBe(0);
  });
});

describe('3A-02 IV: Skirmish Dice', () => {
  test.each<[string, ShipDraft, number]>([
    ['all armament dice together', { armamentDice: [4, 3, 2] }, 9],
    ['one Exhausted halves, rounding up', { armamentDice: [4, 3, 2], exhausted: 1 }, 5],
    ['a critical halves, rounding up', { armamentDice: [4, 3, 2], criticals: 2 }, 5],
    ['both together halve once', { armamentDice: [9], exhausted: 1, criticals: 1 }, 5],
    ['two Exhausted quarter, rounding up', { armamentDice: [9], exhausted: 2 }, 3],
    ['and a critical changes nothing then', { armamentDice: [9], exhausted: 2, criticals: 1 }, 3],
    ['flat reductions come last', { armamentDice: [9], exhausted: 1, skirmishDicePenalty: 2 }, 3],
    ['and stop at none', { armamentDice: [1], skirmishDicePenalty: 2 }, 0],
  ])('%s', (_rule, draft, dice) => {
    expect(skirmishDiceOf(ship(draft), RULES).value).toBe(dice);
  });

  test('two Exhausted and a critical halve again where the table reads it so', () => {
    const reading = rules({ 'exhausted-and-critical': 'halved-again' });
    const piece = ship({ armamentDice: [9], exhausted: 2, criticals: 1 });
    expect(skirmishDiceOf(piece, reading).value).toBe(2);
    expect(skirmishDiceOf(piece, reading).lines.map(({ change }) => change)).toEqual([
      { as: 'start', at: 9 },
      { as: 'divide', by: 4, to: 3 },
      { as: 'divide', by: 2, to: 2 },
    ]);
  });
});

describe('8: Armor and Flak where a piece stands', () => {
  test.each<[Terrain | null, number, number]>([
    [null, 2, 1],
    ['Strategic System', 2, 1],
    ['Black Hole Horizon', 2, 3],
    ['Black Hole Core', 2, 3],
    ['Dust Cloud', 2, 2],
    ['Nebula', 3, 1],
  ])('%s: Armor %i, Flak %i', (terrain, armor, flak) => {
    const piece = ship({ armor: 2, flak: 1, terrain });
    expect(armorOf(piece, RULES).value).toBe(armor);
    expect(flakOf(piece, [], RULES).value).toBe(flak);
  });

  test('no more than 4 in all', () => {
    expect(armorOf(ship({ armor: 4, terrain: 'Nebula' }), RULES).value).toBe(4);
    expect(flakOf(ship({ flak: 3, terrain: 'Black Hole Core' }), [], RULES).value).toBe(4);
  });
});
