import fc from 'fast-check';

import { PLACES } from '../../../../src/systems/solar-flare/cards';
import { remedyFor } from '../../../../src/systems/solar-flare/design/changes';
import {
  checkDesign,
  partsAtFault,
  type Breach,
} from '../../../../src/systems/solar-flare/design/checkDesign';
import {
  hasRoomFor,
  partsIn,
  placeFor,
  type Design,
} from '../../../../src/systems/solar-flare/design/places';
import { POINTS, SECTIONS } from '../../../../src/systems/solar-flare/parts';
import { anyDesign, design, part } from '../../../builders/solarFlare';

const broken = (one: Design): readonly Breach['id'][] => [
  ...new Set(checkDesign(one).breaches.map(({ id }) => id)),
];

test('a card names the same sections as the rules', () => {
  expect([...PLACES]).toEqual(SECTIONS.map(String));
});

describe('points', () => {
  test('a beam of level 4 is 5 points, one of level 5 is 6', () => {
    expect(checkDesign(design([part('beam', 4, '1')])).points).toBe(5);
    expect(checkDesign(design([part('beam', 5, '1')])).points).toBe(6);
  });

  test('generators cost 2 a level, crew as any other system', () => {
    const { points, pointsLeft } = checkDesign(design([part('generator', 5, 'core')], [3]));
    expect(points).toBe(10 + 4);
    expect(pointsLeft).toBe(POINTS - 14);
  });

  test('what is bought and not placed is paid for all the same', () => {
    expect(checkDesign(design([part('battery', 2)]))).toMatchObject({ points: 3, slotsUsed: 0 });
  });

  test('80 points are enough, 81 are too many', () => {
    const crew = [...Array.from({ length: 10 }, () => 6), 6];
    expect(broken(design([], [...crew, 2]))).toEqual([]);
    expect(checkDesign(design([], [...crew, 3])).breaches).toEqual([
      { id: 'over-points', rule: 'Ship Design', over: 1 },
    ]);
  });
});

describe('where parts may be', () => {
  test.each([
    ['engine', '1', 'engine-not-aft'],
    ['engine', 'core', 'engine-not-aft'],
    ['thruster', 'core', 'thruster-in-core'],
    ['beam', 'core', 'weapon-in-core'],
    ['torpedo', 'core', 'weapon-in-core'],
    ['shield', 'core', 'shield-in-core'],
  ] as const)('a %s in section %s: %s', (system, place, id) => {
    expect(broken(design([part(system, 1, place)]))).toEqual([id]);
  });

  test.each([
    ['engine', '3'],
    ['engine', '5'],
    ['thruster', '1'],
    ['generator', 'core'],
    ['battery', '2'],
  ] as const)('a %s may be in %s', (system, place) => {
    expect(broken(design([part(system, 1, place)]))).toEqual([]);
  });

  test('two slots a section, the core too', () => {
    const three = (place: '2' | 'core') =>
      design(Array.from({ length: 3 }, () => part('battery', 1, place)));
    expect(broken(three('2'))).toEqual(['section-full']);
    expect(broken(three('core'))).toEqual(['section-full']);
  });

  test('one shield a section; two in the core break both rules', () => {
    expect(broken(design([part('shield', 1, '1'), part('shield', 2, '1')]))).toEqual([
      'two-shields-in-section',
    ]);
    expect(broken(design([part('shield', 1, 'core'), part('shield', 2, 'core')]))).toEqual([
      'shield-in-core',
      'two-shields-in-section',
    ]);
  });

  test('a part without a section breaks that rule alone', () => {
    expect(broken(design([part('engine', 3)]))).toEqual(['not-placed']);
  });

  test('a breach names the parts at fault', () => {
    const { breaches } = checkDesign(
      design([part('shield', 1, '2'), part('beam', 1, '1'), part('shield', 2, '2')]),
    );
    expect(breaches.map(partsAtFault)).toEqual([[0, 2]]);
  });
});

describe('remedies', () => {
  const mended = (one: Design): Design => {
    const [breach] = checkDesign(one).breaches;
    return breach ? mended(remedyFor(one, breach, POINTS).design) : one;
  };

  test('the second shield of a section moves to one without', () => {
    const one = design([part('shield', 3, '1'), part('shield', 2, '1')]);
    const [breach] = checkDesign(one).breaches;
    expect(breach && remedyFor(one, breach, POINTS)).toMatchObject({ does: 'move', place: '2' });
  });

  test('what has room nowhere goes out', () => {
    const aft = ['3', '3', '4', '4', '5', '5'] as const;
    const one = design([...aft.map((place) => part('beam', 1, place)), part('engine', 1, '1')]);
    const [breach] = checkDesign(one).breaches;
    expect(breach && remedyFor(one, breach, POINTS).does).toBe('remove');
  });

  test('too many points: levels go, one point too many costs one level', () => {
    const one = design([part('generator', 6, 'core')], [6, 6, 6, 6, 6, 6, 6, 6, 6, 5]);
    expect(checkDesign(one).points).toBe(81);
    expect(checkDesign(mended(one)).points).toBe(80);
  });

  test('law: one remedy after another makes any design legal', () => {
    fc.assert(
      fc.property(anyDesign, (one) => {
        expect(checkDesign(mended(one)).legal).toBe(true);
      }),
    );
  });

  test('law: a part goes only where that breaks nothing new', () => {
    fc.assert(
      fc.property(anyDesign, (one) => {
        const before = checkDesign(one).breaches.filter(({ id }) => id !== 'over-points').length;
        for (const system of ['beam', 'shield', 'engine', 'battery'] as const) {
          const place = placeFor(one, system);
          if (place === null)
            expect(PLACES.some((other) => hasRoomFor(one, system, other))).toBe(false);
          else {
            const more = design([...one.components, part(system, 1, place)], one.crew);
            const after = checkDesign(more).breaches.filter(({ id }) => id !== 'over-points');
            expect(after).toHaveLength(before);
            expect(partsIn(more, place).length).toBeLessThanOrEqual(2);
          }
        }
      }),
    );
  });
});
