import fc from 'fast-check';

import { fittedName } from '../../../src/core/packs/fittedName';

const mine = (name: string) => `${name}, mine`;

describe('the name of a copy', () => {
  test.each([
    ['Core set', 20, 'Core set, mine'],
    ['Core set of the club', 20, 'Core set of t…, mine'],
    ['Core set of the club', 16, 'Core set…, mine'],
    ['🚀🚀🚀🚀', 11, '🚀🚀…, mine'],
  ])('%s within %i signs is %s', (name, most, expected) => {
    expect(fittedName(name, most, mine)).toBe(expected);
  });

  test('is never too long, and says all of a name that fits', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 7, max: 60 }), (name, most) => {
        const fitted = fittedName(name, most, mine);
        expect(fitted.length).toBeLessThanOrEqual(most);
        if (mine(name).length <= most) expect(fitted).toBe(mine(name));
      }),
    );
  });
});
