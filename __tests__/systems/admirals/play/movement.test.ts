import { hasMark, markOf, trackOf } from '../../../../src/core/game/state';
import { weapon } from '../../../builders/admirals';
import {
  inAction,
  play,
  refusalOf,
  stateOf,
  withActive,
  type Battle,
  type Duel,
  type DuelShip,
} from '../../../builders/battle';
import type {
  AdmiralsCommand,
  CommandOf,
  Entry,
} from '../../../../src/systems/admirals/play/commands';
import { terrainOf } from '../../../../src/systems/admirals-shared/play/reading';
import { activationOf } from '../../../../src/systems/admirals/play/activation';

const table = (ship: Partial<DuelShip> = {}, terms: Duel['terms'] = {}): Battle =>
  withActive('a1', { a: [{ id: 'a1', ...ship }, { id: 'a2' }], terms });
const move = (more: Partial<CommandOf<'move'>> = {}): CommandOf<'move'> => ({
  type: 'move',
  ship: 'a1',
  maneuver: 'ahead',
  ...more,
});
const into = (terrain: Entry['terrain'], more: Partial<Entry> = {}): CommandOf<'move'> =>
  move({ enters: { terrain, ...more } });
const end: AdmiralsCommand = { type: 'end-activation', ship: 'a1' };
const fate = (battle: Battle, ship = 'a1') => stateOf(battle).ships[ship]?.left?.how ?? null;
const inCore = (ship: Partial<DuelShip> = {}): Battle => {
  const there = play(inAction({ a: [{ id: 'a1', ...ship }, { id: 'a2' }] }), {
    type: 'set-terrain',
    ship: 'a1',
    terrain: 'Black Hole Core',
  });
  return play(there, { type: 'activate', ship: 'a1' });
};

describe('maneuvers (6B)', () => {
  test.each([
    ['ahead', 1],
    ['ahead-pass', 2],
    ['bypass-sling', 3],
  ] as const)('%s uses %i Moves', (maneuver, moves) => {
    expect(markOf(stateOf(play(table(), move({ maneuver }))), 'a1', 'moves-used')).toBe(moves);
  });

  test.each<[string, Battle, CommandOf<'move'>, string]>([
    [
      'more Moves than are left',
      play(table(), move(), move()),
      move({ maneuver: 'ahead-pass' }),
      'too-few-moves',
    ],
    [
      'more turns than a Heavy makes (6A-03)',
      table(),
      move({ rotations: 3 }),
      'too-many-rotations',
    ],
    [
      'more turns than a Super Heavy makes (6A-02)',
      table({ role: 'Super Heavy' }),
      move({ rotations: 2 }),
      'too-many-rotations',
    ],
    ['into an occupied hex', table(), move({ ahead: 'enemy' }), 'ahead-must-be'],
    ['past nobody', table(), move({ maneuver: 'ahead-pass', ahead: 'empty' }), 'ahead-must-be'],
    [
      'past a friend onto another',
      table(),
      move({ maneuver: 'ahead-pass', ahead: 'friend', beyond: 'enemy' }),
      'beyond-must-be',
    ],
    ['of a station', table({ role: 'Stationary' }), move(), 'stationary'],
    ['of a ship that is not active', table(), move({ ship: 'a2' }), 'not-active'],
    ['with an escape roll in open space', table(), move({ escape: 1 }), 'left-over'],
  ])('refuse %s', (_, battle, command, why) => {
    expect(refusalOf(battle, command)?.why.id).toBe(why);
  });

  test('a Light ship turns as it likes (6A-04)', () => {
    expect(refusalOf(table({ role: 'Light' }), move({ rotations: 5 }))).toBeNull();
  });

  test('a friend near at the start of the activation may let it turn more often', () => {
    const helm = {
      kind: 'commander',
      code: 'C-1',
      name: 'Helm',
      effects: [{ does: 'rotations', add: 1, reach: { whom: 'friends', within: 2 } }],
    } as const;
    const led = inAction({
      a: [{ id: 'a1' }, { id: 'a2', commander: 'C-1' }],
      cards: [weapon(), helm],
    });
    const near = (distance: number) =>
      play(led, { type: 'activate', ship: 'a1', near: [{ ship: 'a2', distance }] });
    expect(refusalOf(near(2), move({ rotations: 3 }))).toBeNull();
    expect(refusalOf(near(3), move({ rotations: 3 }))?.why.id).toBe('too-many-rotations');
  });

  test('where a ship stands is kept', () => {
    const there = play(table(), into('Strategic System', { nearStrategic: true }));
    expect(terrainOf(stateOf(there), 'a1')).toBe('Strategic System');
    expect(hasMark(stateOf(there), 'a1', 'near-strategic')).toBe(true);
    const gone = play(there, move());
    expect(terrainOf(stateOf(gone), 'a1')).toBeNull();
    expect(hasMark(stateOf(gone), 'a1', 'near-strategic')).toBe(false);
  });
});

describe('a black hole (8B)', () => {
  test.each([
    ['Heavy', [], 4, 'Black Hole Horizon'],
    ['Heavy', [], 5, 'Black Hole Core'],
    ['Super Heavy', [], 4, 'Black Hole Core'],
    ['Heavy', ['Massive'], 3, 'Black Hole Core'],
  ] as const)(
    '%s %j that rolls %i at its horizon comes to stand in the %s (8B-01)',
    (role, keywords, roll, terrain) => {
      const after = play(table({ role, keywords }), into('Black Hole Horizon', { roll }));
      expect(terrainOf(stateOf(after), 'a1')).toBe(terrain);
    },
  );

  const collision = (rulings: Readonly<Record<string, string>> = {}) => {
    const big = withActive('a1', {
      a: [{ id: 'a1', role: 'Super Heavy' }, { id: 'a2' }],
      b: [{ id: 'b1', role: 'Super Heavy' }, { id: 'b2' }],
      terms: { rulings },
    });
    return play(big, into('Black Hole Horizon', { roll: 6, coreOccupant: 'b1' }));
  };

  test('two big ships that collide score for nobody by the other ruling', () => {
    const after = collision({ 'two-big-ships-collide': 'nobody-scores' });
    expect([fate(after), fate(after, 'b1')]).toEqual(['collision', 'collision']);
    expect(stateOf(after).scores).toEqual([]);
  });

  test('whoever is in the core goes down with the one drawn in, and each scores (8B-01)', () => {
    const after = collision();
    expect([fate(after), fate(after, 'b1')]).toEqual(['collision', 'collision']);
    expect(stateOf(after).scores.map(({ team, why }) => [team, why])).toEqual([
      ['b', 'bringItDown'],
      ['a', 'bringItDown'],
    ]);
  });

  test.each([
    ['Light', 4, null],
    ['Light', 5, 'black-hole'],
    ['Heavy', 3, null],
    ['Heavy', 4, 'black-hole'],
  ] as const)('a %s that rolls %i to get out: %s (8B-05)', (role, escape, how) => {
    expect(fate(play(inCore({ role }), move({ escape })))).toBe(how);
  });

  test('whoever gets out has 2 Moves more and is not drawn in again (8B-05)', () => {
    const after = play(inCore(), move({ escape: 1, enters: { terrain: 'Black Hole Horizon' } }));
    expect(terrainOf(stateOf(after), 'a1')).toBe('Black Hole Horizon');
    expect(activationOf(after.setup, stateOf(after), after.rules)?.moves.left).toBe(4);
  });

  test('whoever began in the core and ends there is crushed (8B-04)', () => {
    expect(fate(play(inCore(), end))).toBe('crushed');
    expect(fate(play(inCore(), move({ escape: 1 }), end))).toBeNull();
    expect(fate(play(table(), into('Black Hole Horizon', { roll: 6 }), end))).toBeNull();
  });

  test.each<[string, AdmiralsCommand]>([
    ['another ship is activated', { type: 'activate', ship: 'a2', override: true }],
    ['the phase is ended', { type: 'end-phase', override: true }],
  ])('also where its activation ends because %s (8B-04)', (_, command) => {
    expect(fate(play(inCore(), command))).toBe('crushed');
  });

  test('whoever got out and was drawn in again ends where it began (8B-04)', () => {
    const out = play(inCore(), move({ escape: 1, enters: { terrain: 'Black Hole Horizon' } }));
    expect(fate(play(out, into('Black Hole Horizon', { roll: 6 }), end))).toBe('crushed');
    expect(fate(play(out, into('Black Hole Horizon', { roll: 1 }), end))).toBeNull();
  });

  test.each<[string, Battle, CommandOf<'move'>, string]>([
    ['no roll at the horizon', table(), into('Black Hole Horizon'), 'entry-roll'],
    ['no roll to get out', inCore(), move(), 'escape-roll'],
    [
      'a collision with itself',
      table(),
      into('Black Hole Horizon', { roll: 6, coreOccupant: 'a1' }),
      'not-itself',
    ],
  ])('refuses %s', (_, battle, command, why) => {
    expect(refusalOf(battle, command)?.why.id).toBe(why);
  });
});

describe('a dust cloud (8C-03)', () => {
  const hull = (battle: Battle) => trackOf(stateOf(battle), 'a1', 'hull')?.now;

  test.each([
    ['3 does nothing', { roll: 3 }, 4, 1],
    ['4 costs a shield', { roll: 4, pays: 'Right Aft' }, 4, 0],
    ['5 costs a hull point instead', { roll: 5, pays: 'hull' }, 3, 1],
    ['6 costs two hull points', { roll: 6 }, 2, 1],
  ] as const)('%s', (_, entry, left, shield) => {
    const after = play(table({ shields: [0, 0, 1, 0, 0, 0] }), into('Dust Cloud', entry));
    expect([hull(after), trackOf(stateOf(after), 'a1', 'shield:Right Aft')?.now]).toEqual([
      left,
      shield,
    ]);
  });

  describe('by the ruling dust-owner-chooses: a shield while there is one', () => {
    const rulings = { 'dust-owner-chooses': 'shield-first' };
    const shielded = (shields: NonNullable<DuelShip['shields']>) => table({ shields }, { rulings });

    test('so that hull does not pay', () => {
      const dust = into('Dust Cloud', { roll: 5, pays: 'hull' });
      expect(refusalOf(shielded([0, 0, 1, 0, 0, 0]), dust)?.why.id).toBe('dust-payment');
      const paid = play(
        shielded([0, 0, 1, 0, 0, 0]),
        into('Dust Cloud', { roll: 5, pays: 'Right Aft' }),
      );
      expect(hull(paid)).toBe(4);
    });

    test('and a pool pays by itself', () => {
      const paid = play(shielded(2), into('Dust Cloud', { roll: 4 }));
      expect([hull(paid), trackOf(stateOf(paid), 'a1', 'shield')?.now]).toEqual([4, 1]);
    });
  });

  test('without shields there is nothing to choose', () => {
    expect(hull(play(table(), into('Dust Cloud', { roll: 4 })))).toBe(3);
  });

  test.each<[string, CommandOf<'move'>]>([
    ['nothing', into('Dust Cloud', { roll: 4 })],
    ['a facing that has none', into('Dust Cloud', { roll: 4, pays: 'Left Aft' })],
    ['a pool that it does not have', into('Dust Cloud', { roll: 4, pays: 'pool' })],
  ])('%s does not pay', (_, command) => {
    expect(refusalOf(table({ shields: [0, 0, 1, 0, 0, 0] }), command)?.why.id).toBe('dust-payment');
  });
});
