import fc from 'fast-check';

import {
  makeKeyword,
  parseKeyword,
} from '../../../../src/systems/admirals-shared/cards/keywordText';
import { makeMounts, parseMounts } from '../../../../src/systems/admirals-shared/cards/mountText';
import { ARCS } from '../../../../src/systems/admirals-shared/cards/terms';

describe('a keyword as text', () => {
  test.each([
    ['Fast', { name: 'Fast' }],
    ['Lethal [2]', { name: 'Lethal', value: 2 }],
    ['  Ore Hull ', { name: 'Ore Hull' }],
    ['Massive[B-003]', { name: 'Massive', value: 'B-003' }],
    ['Cover [ 1 ]', { name: 'Cover', value: 1 }],
    ['Lethal []', { name: 'Lethal' }],
    ['Lethal [x]', { name: 'Lethal', value: 'x' }],
    ['Odd [1', { name: 'Odd [1' }],
  ])('%j', (text, keyword) => {
    expect(parseKeyword(text)).toEqual(keyword);
  });

  test('is the same after it was written down and read', () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z -]{0,20}[A-Za-z]$/);
    const values = fc.oneof(fc.nat({ max: 9999 }), fc.stringMatching(/^[A-Z]-[0-9]{3}$/));
    const keywords = fc.oneof(fc.record({ name: word }), fc.record({ name: word, value: values }));
    fc.assert(
      fc.property(keywords, (keyword) => {
        expect(parseKeyword(makeKeyword(keyword))).toEqual(keyword);
      }),
    );
  });
});

describe('the mounts of an armament as text', () => {
  test.each([
    [
      '3L | 3R',
      [
        { arc: 'L', dice: 3 },
        { arc: 'R', dice: 3 },
      ],
    ],
    ['2fx', [{ arc: 'FX', dice: 2 }]],
    ['4 360', [{ arc: '360', dice: 4 }]],
    [
      '4 360°|1 A',
      [
        { arc: '360', dice: 4 },
        { arc: 'A', dice: 1 },
      ],
    ],
    ['12AX', [{ arc: 'AX', dice: 12 }]],
  ])('%j', (text, mounts) => {
    expect(parseMounts(text)).toEqual(mounts);
  });

  test.each(['', '3', 'L3', '3L |', '3LX', '-3L', '3360', 'three L', '333L'])(
    '%j cannot be read',
    (text) => expect(parseMounts(text)).toBeNull(),
  );

  test('are the same after they were written down and read', () => {
    const mounts = fc.array(
      fc.record({ arc: fc.constantFrom(...ARCS), dice: fc.integer({ min: 1, max: 30 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(fc.property(mounts, (some) => expect(parseMounts(makeMounts(some))).toEqual(some)));
  });
});
