import { hasMark, trackOf } from '../../../../src/core/game/state';
import {
  play,
  refusalOf,
  stateOf,
  withActive,
  type Battle,
  type Duel,
  type DuelShip,
} from '../../../builders/battle';
import type { CommandOf, Skirmish } from '../../../../src/systems/admirals/play/commands';
import { terrainOf } from '../../../../src/systems/admirals-shared/play/reading';

const fight = (rolls: Partial<Skirmish> = {}): Skirmish => ({
  type: 'skirmish',
  active: 'a1',
  opposing: 'b1',
  ...rolls,
});

/** Two ships with 2 skirmish dice each. */
const table = (
  active: Partial<DuelShip> = {},
  opposing: Partial<DuelShip> = {},
  more: Duel = {},
): Battle =>
  withActive('a1', {
    a: [
      { id: 'a1', armamentDice: [2], ...active },
      { id: 'a2', keywords: ['Support [2]'] },
    ],
    b: [{ id: 'b1', armamentDice: [2], ...opposing }, { id: 'b2' }],
    ...more,
  });

const hull = (battle: Battle, ship: string) => trackOf(stateOf(battle), ship, 'hull')?.now;
const exhausted = (battle: Battle, ship: string) =>
  trackOf(stateOf(battle), ship, 'exhausted')?.now;
const left = (battle: Battle, ship: string) => stateOf(battle).ships[ship]?.left?.how ?? null;

describe('combat (7B, 7D)', () => {
  test('each 1 costs the other a hull point, and both are Exhausted', () => {
    const after = play(table(), fight({ dice: { active: [1, 1], opposing: [1, 6] } }));
    expect([hull(after, 'a1'), hull(after, 'b1')]).toEqual([3, 2]);
    expect([exhausted(after, 'a1'), exhausted(after, 'b1')]).toEqual([1, 1]);
  });

  test('two Exhausted are the most, and a quarter of the dice is left (3A-02 IV)', () => {
    const tired = play(table({ armamentDice: [5] }), {
      type: 'set-track',
      ship: 'a1',
      track: 'exhausted',
      to: 2,
    });
    const after = play(tired, fight({ dice: { active: [6, 6], opposing: [6, 6] } }));
    expect(exhausted(after, 'a1')).toBe(2);
  });

  test('both fall together', () => {
    const after = play(
      table({ hull: 1 }, { hull: 1 }),
      fight({ dice: { active: [1, 6], opposing: [1, 6] } }),
    );
    expect([left(after, 'a1'), left(after, 'b1')]).toEqual(['hull', 'hull']);
  });

  test('an Assault costs a Move, another skirmish none', () => {
    const dice = { active: [6, 6], opposing: [6, 6] };
    expect(stateOf(play(table(), fight({ dice }))).holders['a1']?.marks['moves-used']).toBe(1);
    expect(
      hasMark(stateOf(play(table(), fight({ dice, assault: false }))), 'a1', 'moves-used'),
    ).toBe(false);
  });

  test('Support next to an Escort adds dice (9K)', () => {
    const escort = table({ role: 'Escort' });
    const command = fight({ nearActive: [{ ship: 'a2', distance: 0 }] });
    expect(refusalOf(escort, command)?.why).toMatchObject({
      id: 'skirmish-needs',
      needs: 'dice',
      count: 4,
    });
  });
});

describe('defences (7C)', () => {
  test('every save is rolled for each Direct Hit that still stands', () => {
    const hard = table({}, { keywords: ['Ore Hull', 'Fast'] });
    const after = play(
      hard,
      fight({
        dice: { active: [1, 1], opposing: [6, 6] },
        saves: [
          { side: 'opposing', save: 'Ore Hull', dice: [2, 3] },
          { side: 'opposing', save: 'Fast', dice: [2] },
        ],
      }),
    );
    expect(hull(after, 'b1')).toBe(3);
  });

  test('an Escort that has evaded has no Evasion Save (7C-01)', () => {
    const used = play(table({}, { role: 'Escort' }), {
      type: 'set-mark',
      subject: 'b1',
      mark: 'evade-used',
      to: 1,
    });
    expect(refusalOf(used, fight({ dice: { active: [1, 6], opposing: [6, 6] } }))).toBeNull();
  });

  test.each<[string, Partial<Skirmish>, object]>([
    ['dice of the active piece', {}, { needs: 'dice', count: 2, ship: 'a1' }],
    ['dice of the other', { dice: { active: [1, 1] } }, { needs: 'dice', count: 2, ship: 'b1' }],
    [
      'saves',
      { dice: { active: [1, 1], opposing: [6, 6] } },
      { needs: 'save', count: 2, ship: 'b1' },
    ],
  ])('asks for %s', (_, rolls, why) => {
    expect(refusalOf(table({}, { keywords: ['Fast'] }), fight(rolls))?.why).toMatchObject(why);
  });
});

describe('what a skirmish leaves', () => {
  test('Lethal hits whoever defeated it (9F)', () => {
    const after = play(
      table({}, { hull: 1, keywords: ['Lethal [3]'] }),
      fight({ dice: { active: [1, 6], opposing: [6, 6] } }),
    );
    expect([left(after, 'b1'), hull(after, 'a1')]).toEqual(['hull', 1]);
  });

  test.each([
    [2, 'grudge'],
    [3, null],
  ])('a Grudge roll of %i after two hits (9Q)', (die, how) => {
    const after = play(
      table({}, { keywords: ['Grudge'] }),
      fight({ dice: { active: [1, 1], opposing: [6, 6] }, grudge: { opposing: die } }),
    );
    expect(left(after, 'a1')).toBe(how);
  });

  test.each<[string, Partial<Skirmish>, readonly unknown[]]>([
    ['both', { grudge: { active: 1, opposing: 1 } }, ['grudge', 'grudge']],
    ['active-first', { grudge: { active: 1 } }, [null, 'grudge']],
    ['active-first', { grudge: { active: 6, opposing: 1 } }, ['grudge', null]],
  ])('both have Grudge, with the ruling grudge-both-at-once: %s (9Q)', (answer, rolls, fates) => {
    const told = table(
      { keywords: ['Grudge'] },
      { keywords: ['Grudge'] },
      {
        terms: { rulings: { 'grudge-both-at-once': answer } },
      },
    );
    const after = play(told, fight({ dice: { active: [1, 6], opposing: [1, 6] }, ...rolls }));
    expect([left(after, 'a1'), left(after, 'b1')]).toEqual(fates);
  });

  test('a Grudge that nobody has is left over', () => {
    const command = fight({ dice: { active: [6, 6], opposing: [6, 6] }, grudge: { active: 1 } });
    expect(refusalOf(table(), command)?.why).toEqual({ id: 'left-over', what: 'grudge' });
  });

  test('the active piece takes the hex of the one it defeated, with its terrain (6B-04)', () => {
    const dusty = play(table({}, { hull: 1 }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const won = fight({ dice: { active: [1, 6], opposing: [6, 6] } });
    expect(refusalOf(dusty, won)?.why.id).toBe('entry-roll');
    const after = play(dusty, { ...won, enters: { terrain: 'Dust Cloud', roll: 6 } });
    expect([terrainOf(stateOf(after), 'a1'), hull(after, 'a1')]).toEqual(['Dust Cloud', 2]);
  });

  test('or takes it without a roll where only its own moves ask (ruling entry-rolls-each-hex)', () => {
    const rulings = { 'entry-rolls-each-hex': 'own-moves' };
    const dusty = play(table({}, { hull: 1 }, { terms: { rulings } }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const after = play(dusty, fight({ dice: { active: [1, 6], opposing: [6, 6] } }));
    expect([terrainOf(stateOf(after), 'a1'), hull(after, 'a1')]).toEqual(['Dust Cloud', 4]);
  });

  test.each([
    ['the piece that comes', 'a1', 'not-itself'],
    ['a piece that nobody knows', 'zz', 'unknown-ship'],
    ['the piece that was just defeated', 'b1', 'has-left'],
  ])('refuses %s as the one it meets in a Core Hex (8B-01)', (_, coreOccupant, why) => {
    const horizon = play(table({}, { hull: 1 }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Black Hole Horizon',
    });
    const won = fight({ dice: { active: [1, 6], opposing: [6, 6] } });
    const enters = { terrain: 'Black Hole Horizon', roll: 6, coreOccupant } as const;
    expect(refusalOf(horizon, { ...won, enters })?.why.id).toBe(why);
  });

  test('quick entry takes only what it did', () => {
    const after = play(table({}, { hull: 2 }), {
      type: 'skirmish-quick',
      active: 'a1',
      opposing: 'b1',
      hull: { active: 1, opposing: 2 },
    });
    expect([hull(after, 'a1'), left(after, 'b1'), exhausted(after, 'a1')]).toEqual([3, 'hull', 1]);
  });
});

describe('an Assault (6B-04)', () => {
  test.each<[string, Battle, string]>([
    [
      'out of a core hex (8B-05)',
      play(table(), { type: 'set-terrain', ship: 'a1', terrain: 'Black Hole Core' }),
      'no-assault-from-core',
    ],
    [
      'without a Move left',
      play(table(), { type: 'set-mark', subject: 'a1', mark: 'moves-used', to: 3 }),
      'too-few-moves',
    ],
    ['by what cannot move', table({ role: 'Stationary' }), 'stationary'],
  ])('is refused %s', (_, battle, why) => {
    expect(refusalOf(battle, fight())?.why.id).toBe(why);
  });

  test.each<[string, Partial<Skirmish>, string]>([
    ['a friend', { opposing: 'a2' }, 'own-team'],
    ['itself', { opposing: 'a1' }, 'not-itself'],
    ['for a ship that is not active', { active: 'b1', opposing: 'a1' }, 'not-active'],
    ['after too many turns', { rotations: 3 }, 'too-many-rotations'],
  ])('is refused against %s', (_, rolls, why) => {
    expect(refusalOf(table(), fight(rolls))?.why.id).toBe(why);
  });
});

describe('Evade (6C)', () => {
  const evade: CommandOf<'evade'> = { type: 'evade', ship: 'b1', by: 'a1' };
  const escort = (): Battle => table({}, { role: 'Escort' });

  test('the Escort slips away once a round, and the attacker moves ahead into its hex', () => {
    const nebula = play(escort(), { type: 'set-terrain', ship: 'b1', terrain: 'Nebula' });
    const after = play(nebula, { ...evade, enters: { terrain: 'Strategic System' } });
    expect([terrainOf(stateOf(after), 'b1'), terrainOf(stateOf(after), 'a1')]).toEqual([
      'Strategic System',
      'Nebula',
    ]);
    expect(stateOf(after).holders['a1']?.marks['moves-used']).toBe(1);
    expect(refusalOf(after, evade)?.why.id).toBe('evade-used');
  });

  test('rolls for the hexes that both come into (ruling entry-rolls-each-hex)', () => {
    const horizon = play(escort(), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Black Hole Horizon',
    });
    expect(refusalOf(horizon, evade)?.why.id).toBe('entry-roll');
    const after = play(horizon, { ...evade, follows: { terrain: 'Black Hole Horizon', roll: 5 } });
    expect(terrainOf(stateOf(after), 'a1')).toBe('Black Hole Core');
  });

  test('by the ruling only moves of its own ask for a roll: the one that follows makes one', () => {
    const rulings = { 'entry-rolls-each-hex': 'own-moves' };
    const dusty = play(table({}, { role: 'Escort', hull: 1 }, { terms: { rulings } }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const away: CommandOf<'evade'> = { ...evade, enters: { terrain: 'Dust Cloud' } };
    expect(refusalOf(dusty, away)?.why).toMatchObject({ id: 'entry-roll', ship: 'a1' });
    const follows = { terrain: 'Dust Cloud', roll: 1 } as const;
    expect(terrainOf(stateOf(play(dusty, { ...away, follows })), 'b1')).toBe('Dust Cloud');
  });

  test('is for Escorts', () => {
    expect(refusalOf(table(), evade)?.why.id).toBe('not-an-escort');
  });
});
