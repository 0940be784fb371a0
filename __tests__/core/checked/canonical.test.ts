import fc from 'fast-check';

import { canonical, canonicalJson } from '../../../src/core/checked/canonical';

test('names come in one order at every depth; lists keep theirs', () => {
  expect(canonicalJson({ b: 1, a: [{ d: 2, c: undefined }, 3, 1], Z: null })).toBe(
    '{"Z":null,"a":[{"d":2},3,1],"b":1}',
  );
});

test('the data stays the same, and once is enough', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(value)).toEqual(value);
      expect(canonicalJson(canonical(value))).toBe(canonicalJson(value));
    }),
  );
});
