import type { Place } from '../../../../src/core/hex/bearing';
import type { CadetCommand } from '../../../../src/systems/admirals-cadet/play/commands';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { nearOf, teamTarget } from '../../../../src/systems/admirals-shared/play/where';
import { placeBetween } from '../../../../src/systems/kit/play/spots';
import { A1_STRIKES_B1 } from '../../../builders/anyEdition';
import { play, stateOf, withActive, type Battle } from '../../../builders/battle';
import * as first from '../../../builders/cadetBattle';

const at = (q: number, r: number, facing: Place['facing']): Place => ({ hex: { q, r }, facing });

const table = (): Battle =>
  withActive('a1', {
    a: [{ id: 'a1', armamentDice: [3, 3] }, { id: 'a2' }],
    b: [{ id: 'b1' }, { id: 'b2' }],
  });

const strike = (stands: Place, more: object = {}): AdmiralsCommand => ({
  ...A1_STRIKES_B1,
  dice: [6, 6, 6],
  stands,
  followed: true,
  ...more,
});

const move = (more: object = {}): AdmiralsCommand => ({
  type: 'move',
  ship: 'a1',
  maneuver: 'ahead',
  override: true,
  ...more,
});

const seen = (battle: Battle, from: string, other: string) =>
  placeBetween(stateOf(battle), from, other);

/** Three hexes ahead, and looking back at the attacker. */
const struck = (): Battle => play(table(), strike(at(0, -3, 3)));

test('a strike says where two pieces stand, for the eyes of both', () => {
  expect(seen(struck(), 'a1', 'b1')).toEqual(at(0, -3, 3));
  expect(seen(struck(), 'b1', 'a1')).toEqual(at(0, -3, 3));
  expect(seen(struck(), 'a1', 'b2')).toBeNull();
});

test('two that were seen by a third are known to each other', () => {
  const both = play(struck(), strike(at(2, -3, 3), { target: 'b2', armament: 1 }));
  expect(seen(both, 'b1', 'b2')).toEqual(at(-2, 0, 0));
});

test('a recorded move takes its piece along, with its turns', () => {
  expect(seen(play(struck(), move()), 'a1', 'b1')).toEqual(at(0, -2, 3));
  const turned = play(struck(), move({ rotations: 1, turned: 1 }));
  expect(seen(turned, 'b1', 'a1')).toEqual(at(-1, -2, 4));
  const passed = play(struck(), move({ maneuver: 'ahead-pass' }));
  expect(seen(passed, 'a1', 'b1')).toEqual(at(0, -1, 3));
});

test.each<[string, AdmiralsCommand]>([
  ['a turn without its direction', move({ rotations: 1 })],
  ['a Black Hole', move({ enters: { terrain: 'Black Hole Horizon', roll: 1 } })],
  ['an activation whose moves nobody has recorded', { type: 'end-activation', ship: 'a1' }],
  [
    'a skirmish',
    {
      type: 'skirmish-quick',
      active: 'a1',
      opposing: 'b1',
      hull: { active: 0, opposing: 0 },
      override: true,
    },
  ],
  [
    'a mark by hand that a piece has activated',
    { type: 'set-mark', subject: 'b1', mark: 'activated', to: 1 },
  ],
  ['a hand that sets its Moves', { type: 'set-mark', subject: 'b1', mark: 'moves-used', to: 2 }],
])('%s makes unknown where a piece stands', (_, command) => {
  const after = play(struck(), command);
  expect(seen(after, 'a1', 'b1')).toBeNull();
  expect(seen(after, 'b1', 'a1')).toBeNull();
});

test('what was recorded stays known when the activation ends', () => {
  const after = play(struck(), move(), { type: 'end-activation', ship: 'a1' });
  expect(seen(after, 'a1', 'b1')).toEqual(at(0, -2, 3));
});

test('a team keeps whom it aimed at in this round', () => {
  expect(teamTarget(stateOf(struck()), 'a')).toBe('b1');
  expect(teamTarget(stateOf(table()), 'a')).toBeNull();
});

test('a mark by hand leaves known what was recorded, and a piece that never moves', () => {
  const byHand = { type: 'set-mark', mark: 'activated', to: 1 } as const;
  const recorded = play(struck(), move(), { ...byHand, subject: 'a1' });
  expect(seen(recorded, 'a1', 'b1')).toEqual(at(0, -2, 3));
  const still = withActive('a1', {
    a: [{ id: 'a1', armamentDice: [3, 3] }],
    b: [{ id: 'b1', role: 'Stationary' }],
  });
  const marked = play(still, strike(at(0, -3, 3)), { ...byHand, subject: 'b1' });
  expect(seen(marked, 'a1', 'b1')).toEqual(at(0, -3, 3));
});

test('who was near a piece is unknown once it has moved, also where it is known how', () => {
  const near = play(table(), strike(at(0, -3, 3), { nearAttacker: [{ ship: 'a2', distance: 1 }] }));
  expect(nearOf(stateOf(near), 'a1', 'b1')).toHaveLength(1);
  expect(nearOf(stateOf(play(near, move())), 'a1', 'b1')).toEqual([]);
});

describe('in the first edition', () => {
  const fired = (): first.Battle =>
    first.play(first.withActive('a1', { a: [{ id: 'a1' }, { id: 'a2' }] }), {
      ...A1_STRIKES_B1,
      dice: [6, 6, 6],
      distance: 2,
      stands: at(0, -3, 3),
      followed: true,
    });
  const ahead = { type: 'move', ship: 'a1', override: true, turned: 0 } as const;
  const place = (battle: first.Battle) => placeBetween(first.stateOf(battle), 'a1', 'b1');

  test('a recorded move takes its piece along, and stays known when the activation ends', () => {
    const end = { type: 'end-activation', ship: 'a1', override: true } as const;
    expect(place(first.play(fired(), ahead, end))).toEqual(at(0, -2, 3));
    const turned = first.play(fired(), { ...ahead, rotations: 1, turned: 1 });
    expect(placeBetween(first.stateOf(turned), 'b1', 'a1')).toEqual(at(-1, -2, 4));
  });

  test.each<[string, CadetCommand]>([
    ['a turn without its direction', { type: 'move', ship: 'a1', rotations: 1, override: true }],
    ['a hex beside a Black Hole', { ...ahead, enters: { terrain: null, nearHole: true, drag: 1 } }],
    ['an activation without moves', { type: 'end-activation', ship: 'a1', override: true }],
    [
      'a mark by hand that a piece has activated',
      { type: 'set-mark', subject: 'b1', mark: 'activated', to: 1 },
    ],
  ])('%s makes unknown where a piece stands', (_, command) => {
    expect(place(first.play(fired(), command))).toBeNull();
  });
});
