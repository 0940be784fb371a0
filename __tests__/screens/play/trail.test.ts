import fc from 'fast-check';

import type { PageRef } from '../../../src/core/pages/page';
import { makeTrail, parseTrail } from '../../../src/screens/play/trail';

const text = fc.string({ minLength: 1, unit: 'grapheme' });

const anyPage: fc.Arbitrary<PageRef> = fc.oneof(
  fc.record({ page: text }),
  fc.record({ page: text, about: fc.string({ unit: 'grapheme' }) }),
);

test('pages that lie below are read as they were written, whatever they are about', () => {
  fc.assert(
    fc.property(fc.array(anyPage), (pages) => {
      expect(parseTrail(makeTrail(pages))).toEqual(pages);
    }),
  );
});

test.each([
  [undefined, []],
  ['', []],
  [',,', []],
  ['%E0%A4%A', []],
  ['activation/a1', [{ page: 'activation', about: 'a1' }]],
  ['turn,activation/a1', [{ page: 'turn' }, { page: 'activation', about: 'a1' }]],
])('%p leads back over %p', (address, pages) => {
  expect(parseTrail(address)).toEqual(pages);
});
