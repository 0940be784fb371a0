import fc from 'fast-check';

import { jsonFault } from '../../../src/core/checked/jsonFault';

test.each([
  ['nothing at all', '', 1, 1],
  ['a word', 'hello', 1, 1],
  ['a comma after the last', '[1,\n2,\n]', 3, 1],
  ['a key without quotes', '{\n  a: 1 }', 2, 3],
  ['a missing colon', '{"a" 1}', 1, 6],
  ['a text that does not end', '{"a": "b', 1, 7],
  ['a line break in a text', '["a\nb"]', 1, 2],
  ['a wrong escape', '["\\x"]', 1, 2],
  ['a number with a leading nought', '[01]', 1, 2],
  ['a bracket that is closed by another', '[{"a": 1]}', 1, 9],
  ['a list that does not end', '[1, 2', 1, 6],
  ['something after the end', '{}\n{}', 2, 1],
])('%s is not JSON, and the place is told', (_what, text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});

test('what the engine reads has no fault, and what it refuses has one', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', '"', ',', '}', ']', ':', '0'),
      (text, n, cut) => {
        expect(jsonFault(text)).toBeNull();
        const at = n % (text.length + 1);
        const spoiled = text.slice(0, at) + cut + text.slice(at + 1);
        let isJson = true;
        try {
          JSON.parse(spoiled);
        } catch {
          isJson = false;
        }
        expect(jsonFault(spoiled) === null).toBe(isJson);
      },
    ),
  );
});

test('a hundred thousand brackets are no danger', () => {
  expect(jsonFault('['.repeat(100_000))).toEqual({ line: 1, column: 100_001 });
});
