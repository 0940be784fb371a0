import fc from 'fast-check';

import { numberedFaces, sidesOf } from '../../../src/core/dice/die';
import { rollDice } from '../../../src/platform/rollDice';

test('a face is on as many sides as it says', () => {
  const faces = [{ value: 'blank', sides: 3 }, { value: 'hit', sides: 4 }, { value: 'double' }];
  expect(sidesOf(faces)).toEqual([
    ...['blank', 'blank', 'blank'],
    ...['hit', 'hit', 'hit', 'hit'],
    'double',
  ]);
});

test('a numbered die shows every number from 1 once, with what it gives', () => {
  const faces = numberedFaces(8, (face) => ({ gives: face > 6 ? 'hit' : '' }));
  expect(sidesOf(faces)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(faces.filter(({ gives }) => gives === 'hit').map(({ value }) => value)).toEqual([7, 8]);
});

test('the app rolls as many dice as are asked for, and only faces that the die has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 12 }),
      (sides, count) => {
        const rolled = rollDice(numberedFaces(sides), count);
        expect(rolled).toHaveLength(count);
        expect(rolled.every((face) => Number(face) >= 1 && Number(face) <= sides)).toBe(true);
      },
    ),
  );
});
