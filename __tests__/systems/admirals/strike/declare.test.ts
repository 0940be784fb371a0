import type { Arc } from '../../../../src/systems/admirals-shared/cards/terms';
import type { ShipCard } from '../../../../src/systems/admirals-shared/cards/types';
import {
  mountChoices,
  reloadsAfter,
  type StrikesSoFar,
  type TargetAt,
} from '../../../../src/systems/admirals/strike/declare';
import { enemy, RULES, ship, weapon, type ShipDraft } from '../../../builders/admirals';

const cannon = weapon({ code: 'L-CANNON', maxDistance: 2 });
const torpedo = weapon({ code: 'TORPEDO', types: ['Ordnance'], maxDistance: 6 });
const lance = weapon({ code: 'LANCE', types: ['Heavy'], maxDistance: 6 });
const cards = [cannon, torpedo, lance];

const armaments: ShipCard['armaments'] = [
  {
    slot: 'Primary',
    weapon: 'L-CANNON',
    mounts: [
      { arc: 'L', dice: 3 },
      { arc: 'R', dice: 3 },
    ],
  },
  { slot: 'Secondary', weapon: 'TORPEDO', mounts: [{ arc: 'F', dice: 2 }] },
  { slot: 'Tertiary', weapon: 'LANCE', mounts: [{ arc: 'F', dice: 4 }] },
  { slot: 'Tertiary', weapon: 'LOST', mounts: [{ arc: 'F', dice: 1 }] },
];

const armed = (draft: ShipDraft = {}) => {
  const piece = ship(draft);
  return { ...piece, card: { ...piece.card, armaments } };
};

const fresh: StrikesSoFar = {
  most: 4,
  mostRule: '4B-02',
  made: 0,
  isUsed: () => false,
  heavyLocked: false,
};

const ahead: TargetAt = { target: enemy(), distance: 1, arcs: ['F', 'FX', '360'] };

const choices = (
  soFar: Partial<StrikesSoFar> = {},
  at: Partial<TargetAt> | null = {},
  draft: ShipDraft = {},
) =>
  mountChoices(
    armed(draft),
    (code) => cards.find((card) => card.code === code) ?? null,
    { ...fresh, ...soFar },
    at && { ...ahead, ...at },
    RULES,
  );

const reasons = (...args: Parameters<typeof choices>) =>
  choices(...args).map(({ refusals }) => refusals.map(({ why, rule }) => `${why.id} ${rule}`));

const LOST = ['weapon-unknown 3A-03'];

describe('5A: which armaments may be declared, and why not', () => {
  test('each mount of an armament is a choice of its own', () => {
    const found = choices({}, null).map(({ armament, mount, arc, dice }) => [
      armament,
      mount,
      arc,
      dice,
    ]);
    expect(found).toEqual([
      [0, 0, 'L', 3],
      [0, 1, 'R', 3],
      [1, 0, 'F', 2],
      [2, 0, 'F', 4],
      [3, 0, 'F', 1],
    ]);
  });

  test('out of arc', () => {
    expect(reasons()).toEqual([['out-of-arc 5A-01'], ['out-of-arc 5A-01'], [], [], LOST]);
    expect(choices()[0]?.refusals[0]?.why).toEqual({ id: 'out-of-arc', arc: 'L' });
  });

  test('out of range', () => {
    const arcs: readonly Arc[] = ['L', 'R', 'F'];
    const far = reasons({}, { distance: 3, arcs });
    expect(far).toEqual([['out-of-range 5A'], ['out-of-range 5A'], [], [], LOST]);
    expect(choices({}, { distance: 3 })[0]?.refusals[0]?.why).toMatchObject({
      distance: 3,
      most: 2,
    });
  });

  test('nothing is held against a target of which nobody has said where it is', () => {
    expect(reasons({}, { distance: null, arcs: null })).toEqual([[], [], [], [], LOST]);
  });

  test('used this round', () => {
    const used = reasons({ isUsed: (armament, mount) => armament === 0 && mount === 1 }, null);
    expect(used).toEqual([[], ['armament-used 5A'], [], [], LOST]);
  });

  test('reloading', () => {
    expect(reasons({ heavyLocked: true }, null)[3]).toEqual(['reloading 5A-02']);
    expect(reasons({ heavyLocked: true }, null)[2]).toEqual([]);
  });

  test('Ordnance in a black hole', () => {
    const inHorizon = reasons({}, null, { terrain: 'Black Hole Horizon' });
    expect(inHorizon).toEqual([[], [], ['ordnance-in-black-hole 8B-02'], [], LOST]);
  });

  test('nothing at all from a Core Hex', () => {
    const inCore = reasons({}, null, { terrain: 'Black Hole Core' });
    expect(inCore.every(([first]) => first === 'in-core-hex 8B-03')).toBe(true);
  });

  test('no strikes left, by the rule that says how many', () => {
    expect(reasons({ made: 4 }, null)[0]).toEqual(['no-strikes-left 4B-02']);
    const strategic = { most: 2, mostRule: '4B-02 II', made: 2 };
    expect(reasons(strategic, null)[0]).toEqual(['no-strikes-left 4B-02 II']);
  });

  test('one’s own team', () => {
    expect(reasons({}, { target: ship({ id: 'friend' }) })[2]).toEqual(['own-team 5A']);
  });

  test('every reason is given, not only the first', () => {
    const all = reasons({ made: 4, isUsed: () => true }, { distance: 9 })[0];
    expect(all).toEqual([
      'no-strikes-left 4B-02',
      'armament-used 5A',
      'out-of-range 5A',
      'out-of-arc 5A-01',
    ]);
  });
});

test('5G-01: after a strike with a Heavy weapon the piece reloads', () => {
  expect(cards.map(reloadsAfter)).toEqual([false, false, true]);
});
