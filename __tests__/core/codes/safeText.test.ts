import fc from 'fast-check';

import { makeSafe, parseSafe } from '../../../src/core/codes/safeText';

describe('a text in safe signs', () => {
  test.each(['capitals', 'small'] as const)('of %s comes back, whatever it was', (plain) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = makeSafe(text, plain);
        expect(safe).toMatch(/^[0-9A-Z$-]*$/);
        expect(safe).not.toMatch(/\$-/);
        expect(parseSafe(safe, plain)).toBe(text);
      }),
    );
  });

  test.each(['$', '$9', '$4', '$2G0', '$6FFFFFF', 'a', ':', '+'])('%s is none', (safe) => {
    expect(parseSafe(safe, 'capitals')).toBeNull();
  });
});
