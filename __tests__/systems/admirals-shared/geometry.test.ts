import { RAYS, type Ray } from '../../../src/core/hex/bearing';
import { mirrorSector } from '../../../src/core/hex/sector';
import { FACINGS, type Arc, type Facing } from '../../../src/systems/admirals-shared/cards/terms';
import {
  arcsAt,
  arcsHolding,
  DEFAULT_ARCS,
  DEFAULT_FACINGS,
  facingsAt,
  facingsHit,
  gameDistance,
} from '../../../src/systems/admirals-shared/geometry';

const exact = (ray: Ray) => ({ ray, exact: true });
const after = (ray: Ray) => ({ ray, exact: false });

describe('2A-01: distance', () => {
  test('adjacent pieces are at distance 0, and each hex between counts', () => {
    expect(gameDistance({ q: 0, r: 0 }, { q: 1, r: -1 })).toBe(0);
    expect(gameDistance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(2);
  });
});

describe('5A-01: the seven arcs', () => {
  test.each<[string, Ray, readonly Arc[]]>([
    ['dead ahead', 0, ['F', 'FX', '360']],
    ['at 30°', 1, ['F', 'FX', 'R', '360']],
    ['at 90°', 3, ['FX', 'R', 'AX', '360']],
    ['at 150°', 5, ['R', 'A', 'AX', '360']],
    ['dead astern', 6, ['A', 'AX', '360']],
    ['at 270°', 9, ['FX', 'AX', 'L', '360']],
  ])('%s, a target is in each arc that ends there', (_where, ray, arcs) => {
    expect(arcsAt(DEFAULT_ARCS, exact(ray))).toEqual(arcs);
  });

  test('between 30° and 60° it is to the right, not ahead', () => {
    expect(arcsAt(DEFAULT_ARCS, after(1))).toEqual(['FX', 'R', '360']);
  });

  test('left mirrors right', () => {
    expect(mirrorSector(DEFAULT_ARCS.L)).toEqual(DEFAULT_ARCS.R);
    for (const arc of ['F', 'FX', 'A', 'AX', '360'] as const) {
      expect(mirrorSector(DEFAULT_ARCS[arc])).toEqual(DEFAULT_ARCS[arc]);
    }
  });

  test('a redrawn arc is the one that counts', () => {
    const narrow = { ...DEFAULT_ARCS, F: [0] as const };
    const attacker = { hex: { q: 0, r: 0 }, facing: 0 } as const;
    expect(arcsHolding(narrow, attacker, { q: 1, r: -2 })).not.toContain('F');
    expect(arcsHolding(DEFAULT_ARCS, attacker, { q: 1, r: -2 })).toContain('F');
  });
});

describe('5E-01: the six shield facings', () => {
  test('cover every bearing; a shared ray counts for both', () => {
    for (const ray of RAYS) {
      expect(facingsAt(DEFAULT_FACINGS, after(ray))).toHaveLength(1);
      expect(facingsAt(DEFAULT_FACINGS, exact(ray))).toHaveLength(ray % 2 === 1 ? 2 : 1);
    }
  });

  test('lie clockwise from the fore', () => {
    const [fore = 'Direct Fore', ...rest] = FACINGS;
    const middles = ([0, 2, 4, 6, 8, 10] as const).flatMap((ray): readonly Facing[] =>
      facingsAt(DEFAULT_FACINGS, exact(ray)),
    );
    expect(middles).toEqual([fore, ...rest]);
  });

  test('are found by where the attacker stands, seen from the target', () => {
    const target = { hex: { q: 0, r: 0 }, facing: 3 } as const;
    expect(facingsHit(DEFAULT_FACINGS, target, { q: 0, r: -2 })).toEqual(['Direct Aft']);
    expect(facingsHit(DEFAULT_FACINGS, target, { q: 0, r: 0 })).toEqual([]);
    expect(arcsHolding(DEFAULT_ARCS, target, { q: 0, r: 0 })).toEqual([]);
  });
});
