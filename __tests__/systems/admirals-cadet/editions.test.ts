import { skirmishOdds as secondSkirmish } from '../../../src/systems/admirals/odds/skirmish';
import { sumModifiers } from '../../../src/systems/admirals/modifiers';
import {
  initialOrderLimitOf,
  movesOf as secondMoves,
  rotationsOf as secondRotations,
} from '../../../src/systems/admirals/attributes';
import { strikeSituation as secondStrike } from '../../../src/systems/admirals/strike/spec';
import { usableShields as secondShields } from '../../../src/systems/admirals/strike/shields';
import { combatDieOf } from '../../../src/systems/admirals/skirmish/pool';
import { winnerOf as secondWinner } from '../../../src/systems/admirals/rounds/winner';
import { movesOf, orderLimitOf, rotationsOf } from '../../../src/systems/admirals-cadet/movement';
import { armsOf } from '../../../src/systems/admirals-cadet/skirmish/fight';
import { skirmishOdds } from '../../../src/systems/admirals-cadet/skirmish/odds';
import { strikeSituation } from '../../../src/systems/admirals-cadet/strike/spec';
import { usableShields } from '../../../src/systems/admirals-cadet/strike/shields';
import { winnerOf } from '../../../src/systems/admirals-cadet/winner';
import * as second from '../../builders/admirals';
import * as first from '../../builders/cadet';

/** What is the same in both editions, asked of both. */
interface Edition {
  readonly name: string;
  readonly orders: (role: Role) => number;
  readonly moves: (role: Role) => { readonly min: number; readonly max: number };
  readonly rotations: (role: Role) => number | 'any';
  readonly modifier: (values: readonly number[]) => number;
  readonly shields: (sides: readonly number[], from: readonly Facing[]) => number;
  /** The mean hull left after a strike of plain hits, without Armor, Flak and shields. */
  readonly hullLeft: (dice: number, hull: number) => number;
  readonly combatDie: (keywords: readonly string[]) => readonly number[];
  readonly skirmish: (
    dice: readonly [number, number],
    hull: readonly [number, number],
  ) => readonly number[];
  readonly winner: (points: readonly [number, number]) => string | null;
}

type Role = 'Escort' | 'Light' | 'Heavy' | 'Super Heavy';
type Facing = 'Direct Fore' | 'Right Fore';

const byHand = (value: number) => ({ value, source: { of: 'hand', text: '' }, rule: '' }) as const;

const cadet: Edition = {
  name: 'first edition',
  orders: (role) => orderLimitOf(first.ship({ role })).value,
  moves: (role) => movesOf(first.ship({ role })).value,
  rotations: (role) => rotationsOf(first.ship({ role })).value,
  modifier: (values) =>
    strikeSituation(first.strike({ byHand: values.map(byHand) }), first.RULES).modifiers.applied,
  shields: (sides, from) =>
    usableShields(first.enemy({ shields: sides }), from, first.RULES).points,
  hullLeft: (dice, hull) =>
    strikeSituation(first.strike({ dice, target: first.enemy({ hull }) }), first.RULES).odds({
      locks: 'hold',
      shields: 'never',
    }).expectedHullLeft,
  combatDie: (keywords) => {
    const fight = {
      active: { piece: first.ship({ keywords }), nearby: [] },
      opposing: { piece: first.enemy(), nearby: [] },
    };
    return armsOf(fight, first.RULES).active.die.value;
  },
  skirmish: ([one, other], [hull, foe]) => {
    const fight = {
      active: { piece: first.ship({ armamentDice: [one], hull }), nearby: [] },
      opposing: { piece: first.enemy({ armamentDice: [other], hull: foe }), nearby: [] },
    };
    const { destroyed } = skirmishOdds(armsOf(fight, first.RULES), first.RULES);
    return [destroyed.active, destroyed.opposing];
  },
  winner: ([a, b]) =>
    winnerOf({
      A: { onBoard: 1, objectivePoints: a, enemyFleetValueDestroyed: 0 },
      B: { onBoard: 1, objectivePoints: b, enemyFleetValueDestroyed: 0 },
    }).winner,
};

const side = (dice: number, hull: number) => ({
  dice,
  hitsOn: 1 as const,
  faces: [1, 0, 0, 0, 0, 0] as const,
  saves: [],
  hull,
  lethal: 0,
  grudge: false,
  exhausted: 0,
});

const admirals: Edition = {
  name: '2.0',
  orders: (role) => initialOrderLimitOf(second.ship({ role }), second.RULES).value,
  moves: (role) =>
    secondMoves(second.ship({ role }), { nearby: [], escaped: false }, second.RULES).value,
  rotations: (role) => secondRotations(second.ship({ role })).value,
  modifier: (values) => sumModifiers(values.map(byHand)).applied,
  shields: (sides, from) =>
    secondShields(second.enemy({ shields: sides }), from, second.RULES).points,
  hullLeft: (dice, hull) => {
    const target = second.enemy({ hull, armor: 0 });
    const odds = secondStrike(second.strike({ dice, target }), second.RULES).odds({
      locks: 'hold',
      shields: 'none',
    });
    return hull - odds.expectedHullLost;
  },
  combatDie: (keywords) => combatDieOf(second.ship({ keywords }), second.RULES).value,
  skirmish: ([one, other], [hull, foe]) => {
    const odds = secondSkirmish(side(one, hull), side(other, foe), { grudgeNeedsSurvivor: true });
    return [odds.active.defeated, odds.opposing.defeated];
  },
  winner: ([a, b]) => {
    const standing = (objectivePoints: number) => ({
      onBattlefield: 1,
      objectivePoints,
      strategic: 0,
      defeatedPower: 0,
    });
    return secondWinner({ A: standing(a), B: standing(b) }).winner;
  },
};

describe.each([cadet, admirals].map((edition) => [edition.name, edition] as const))(
  '%s',
  (_name, edition) => {
    test.each([
      ['Escort', 0, { min: 0, max: 3 }, 'any'],
      ['Light', 1, { min: 0, max: 3 }, 'any'],
      ['Heavy', 1, { min: 2, max: 3 }, 2],
      ['Super Heavy', 2, { min: 1, max: 2 }, 1],
    ] as const)('%s: %d orders, moves %j, turns %p', (role, orders, moves, turns) => {
      expect([edition.orders(role), edition.moves(role), edition.rotations(role)]).toEqual([
        orders,
        moves,
        turns,
      ]);
    });

    test.each([
      [[], 0],
      [[2, 1], 2],
      [[-1, -1], -1],
      [[2, 2, -1], 2],
    ])('modifiers %j change the dice by %d', (values, applied) => {
      expect(edition.modifier(values)).toBe(applied);
    });

    test.each([
      [['Direct Fore'], 3],
      [['Direct Fore', 'Right Fore'], 5],
    ] as const)('from %j the shields have %d', (from, points) => {
      expect(edition.shields([3, 2], from)).toBe(points);
    });

    test('three dice that hit on a 1 or 2 take a third of a hull box each', () => {
      expect(edition.hullLeft(3, 5)).toBeCloseTo(4, 12);
    });

    test.each([
      [[], [1, 0, 0, 0, 0, 0]],
      [['Deadly [2]'], [1, 1, 0, 0, 0, 0]],
      [['Boarding Array'], [1, 0, 0, 0, 0, 1]],
    ])('%j: a combat die deals %j', (keywords, die) => {
      expect(edition.combatDie(keywords)).toEqual(die);
    });

    test('a skirmish of two dice against one hull box', () => {
      const [active, opposing] = edition.skirmish([2, 1], [1, 1]);
      expect(active).toBeCloseTo(1 / 6, 12);
      expect(opposing).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    });

    test.each([
      [[3, 1], 'A'],
      [[1, 3], 'B'],
      [[2, 2], null],
    ] as const)('points %j: %p wins', (points, winner) => {
      expect(edition.winner(points)).toBe(winner);
    });
  },
);
