import type { Role } from '../../../../src/systems/admirals-shared/cards/terms';
import {
  evadeRefusal,
  MANEUVERS,
  maneuverRefusals,
  movesLeft,
  movesOwed,
  rotationRefusal,
  type HexContent,
  type Lie,
  type Maneuver,
  type MovesSoFar,
} from '../../../../src/systems/admirals/movement/maneuvers';
import { RULES, ship } from '../../../builders/admirals';
import type { Piece } from '../../../../src/systems/admirals/piece';

const moves = (used: number, max = 3, min = 2) => ({ range: { min, max }, used });

const legalFor = (piece: Piece, soFar: MovesSoFar, lie: Lie): readonly Maneuver[] =>
  MANEUVERS.filter((one) => maneuverRefusals(piece, one, soFar, lie, RULES).length === 0);

const legal = (ahead: HexContent | null, beyond: HexContent | null, used = 0) =>
  legalFor(ship(), moves(used), { ahead, beyond });

describe('6B: the four maneuvers', () => {
  test.each<[HexContent, HexContent, readonly Maneuver[]]>([
    ['empty', 'enemy', ['ahead']],
    ['friend', 'empty', ['ahead-pass']],
    ['friend', 'friend', []],
    ['enemy', 'empty', ['bypass-sling', 'assault']],
    ['enemy', 'enemy', ['assault']],
    ['enemy', 'edge', ['assault']],
    ['edge', 'edge', []],
  ])('with %s ahead and %s beyond: %j', (ahead, beyond, expected) => {
    expect(legal(ahead, beyond)).toEqual(expected);
  });

  test('cost one, two, three and one Moves', () => {
    expect(legal('enemy', 'empty', 1)).toEqual(['assault']);
    expect(legal('friend', 'empty', 2)).toEqual([]);
    expect(legal('empty', 'empty', 3)).toEqual([]);
    const [refusal] = maneuverRefusals(
      ship(),
      'bypass-sling',
      moves(1),
      { ahead: 'enemy', beyond: 'empty' },
      RULES,
    );
    expect(refusal).toMatchObject({ why: { id: 'too-few-moves', needs: 3, left: 2 }, rule: '6' });
  });

  test('what nobody has said of the map is not held against a maneuver', () => {
    expect(legal(null, null)).toEqual(['ahead', 'ahead-pass', 'bypass-sling', 'assault']);
  });

  test('a refusal says what must lie there', () => {
    const why = maneuverRefusals(
      ship(),
      'ahead-pass',
      moves(0),
      { ahead: 'enemy', beyond: 'edge' },
      RULES,
    );
    expect(why.map((one) => [one.why, one.rule])).toEqual([
      [{ id: 'ahead-must-be', needs: 'friend' }, '6B-02'],
      [{ id: 'beyond-must-be', needs: 'empty' }, '6B-02'],
    ]);
  });

  test('8B-05: no Assault out of a Core Hex', () => {
    const piece = ship({ terrain: 'Black Hole Core' });
    const lie = { ahead: 'enemy', beyond: 'empty' } as const;
    expect(legalFor(piece, moves(0), lie)).toEqual(['bypass-sling']);
    expect(maneuverRefusals(piece, 'assault', moves(0), lie, RULES)).toMatchObject([
      { why: { id: 'no-assault-from-core' }, rule: '8B-05' },
    ]);
  });

  test('a Stationary piece makes none', () => {
    const fort = ship({ role: 'Stationary' });
    const lie = { ahead: 'empty', beyond: 'empty' } as const;
    expect(maneuverRefusals(fort, 'ahead', moves(0, 0, 0), lie, RULES)).toMatchObject([
      { why: { id: 'stationary' }, rule: '3A-02 II' },
    ]);
  });
});

describe('6A: rotation', () => {
  test.each<[Role, number, number | 'any', string | null]>([
    ['Light', 3, 'any', null],
    ['Heavy', 2, 2, null],
    ['Heavy', 3, 2, '6A-03'],
    ['Super Heavy', 2, 1, '6A-02'],
    ['Stationary', 1, 0, '6A-01'],
    ['Stationary', 0, 0, null],
  ])('a %s that turns %i times of %s', (role, turns, most, rule) => {
    expect(rotationRefusal(ship({ role }), turns, most, moves(0))?.rule ?? null).toBe(rule);
  });

  test('is not possible once all Moves are used', () => {
    expect(rotationRefusal(ship(), 1, 2, moves(3))).toMatchObject({
      why: { id: 'no-moves-left' },
      rule: '6',
    });
  });
});

describe('3A-02 II: Moves that must be made', () => {
  test('are those that it has not made yet', () => {
    expect(movesOwed(moves(1))).toBe(1);
    expect(movesLeft(moves(1))).toBe(2);
    expect(movesOwed(moves(2))).toBe(0);
  });
});

describe('6C: Evade', () => {
  test('is for an Escort that has not evaded this round', () => {
    expect(evadeRefusal(ship({ role: 'Escort', evadeReady: true }))).toBeNull();
    expect(evadeRefusal(ship({ role: 'Escort', evadeReady: false }))?.why.id).toBe('evade-used');
    expect(evadeRefusal(ship({ role: 'Light', evadeReady: true }))?.why.id).toBe('not-an-escort');
  });
});
