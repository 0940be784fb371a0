import type { Place } from '../../../../src/core/hex/bearing';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { teamTarget } from '../../../../src/systems/admirals-shared/play/where';
import { placeBetween } from '../../../../src/systems/kit/play/spots';
import { A1_STRIKES_B1 } from '../../../builders/anyEdition';
import { play, stateOf, withActive, type Battle } from '../../../builders/battle';

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
