import fc from 'fast-check';

import {
  just,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  orElse,
  refine,
  tagged,
  text,
  whole,
  yesNo,
  type Reader,
} from '../../../src/core/checked/read';
import { checked, problems } from '../../../src/core/checked/checked';

const whys = (reader: Reader<unknown>, draft: unknown) => {
  const read = reader(draft, '');
  return read.ok ? [] : read.problems.map(({ path, why }) => `${path}: ${why.id}`);
};

const value = (reader: Reader<unknown>, draft: unknown) => {
  const read = reader(draft, '');
  return read.ok ? read.value : undefined;
};

const point = object({
  x: whole({ least: 0, most: 9 }),
  label: optional(text({ most: 5 })),
  shown: orElse(yesNo, true),
});

describe('a text', () => {
  test('is trimmed, and its line breaks are one kind', () => {
    expect(value(text({ most: 9, lines: true }), '  a\r\nb ')).toBe('a\nb');
  });

  test.each<[string, unknown, string]>([
    ['a number', 7, ': not-text'],
    ['blank', '   ', ': empty'],
    ['longer than allowed', 'abcdef', ': too-long'],
    ['a second line', 'a\nb', ': odd-characters'],
    ['a NUL', 'a\u0000b', ': odd-characters'],
  ])('refuses %s', (_what, draft, why) => {
    expect(whys(text({ most: 5 }), draft)).toEqual([why]);
  });
});

describe('a number', () => {
  test.each<[unknown, string]>([
    ['3', ': not-a-number'],
    [NaN, ': not-a-number'],
    [Infinity, ': not-a-number'],
    [null, ': not-a-number'],
    [-1, ': too-small'],
    [10, ': too-large'],
    [1.5, ': not-whole'],
  ])('%p is refused', (draft, why) => {
    expect(whys(whole({ least: 0, most: 9 }), draft)).toEqual([why]);
  });

  test('minus nothing is nothing', () => {
    expect(Object.is(value(number({ least: -1, most: 1 }), -0), 0)).toBe(true);
  });
});

describe('a list', () => {
  const few = list(whole({ least: 0, most: 9 }), { least: 1, most: 3 });

  test('says which of its items are wrong, all of them', () => {
    expect(whys(few, [1, 'x', -2])).toEqual(['[1]: not-a-number', '[2]: too-small']);
  });

  test.each<[unknown, string]>([
    [{ length: 1 }, ': not-a-list'],
    [[], ': too-few'],
    [[1, 2, 3, 4], ': too-many'],
  ])('%j is refused', (draft, why) => {
    expect(whys(few, draft)).toEqual([why]);
  });

  test('reads a hole as nothing', () => {
    expect(whys(few, Array(2))).toEqual(['[0]: not-a-number', '[1]: not-a-number']);
  });
});

describe('an object', () => {
  test('has its fields, leaves out what is absent and fills in what has a value of its own', () => {
    expect(value(point, { x: 1 })).toEqual({ x: 1, shown: true });
    expect(value(point, { x: 1, label: null, shown: null })).toEqual({ x: 1, shown: true });
    expect(value(point, { x: 1, label: ' ' })).toEqual({ x: 1, shown: true });
    expect(value(point, { x: 1, label: 'a', shown: false })).toEqual({
      x: 1,
      label: 'a',
      shown: false,
    });
  });

  test('says everything that is wrong at once', () => {
    expect(whys(point, { label: 'abcdef', colour: 'red' })).toEqual([
      'x: missing',
      'label: too-long',
      ': unknown-field',
    ]);
  });

  test.each([[null], [[]], ['{}'], [undefined]])('%p is none', (draft) => {
    expect(whys(point, draft)).toEqual([': not-an-object']);
  });

  test('takes nothing from a prototype', () => {
    expect(whys(point, Object.create({ x: 1 }))).toEqual(['x: missing']);
    expect(whys(point, JSON.parse('{"x":1,"__proto__":{"shown":false}}'))).toEqual([
      ': unknown-field',
    ]);
    expect(whys(point, { x: 1, constructor: 1 })).toEqual([': unknown-field']);
  });
});

describe('kinds', () => {
  const shape = tagged<unknown>('as', {
    circle: object({ as: just('circle'), size: whole({ least: 1, most: 9 }) }),
    point: object({ as: just('point') }),
  });

  test('are told apart by their field', () => {
    expect(value(shape, { as: 'circle', size: 2 })).toEqual({ as: 'circle', size: 2 });
    expect(whys(shape, { as: 'circle' })).toEqual(['size: missing']);
    expect(whys(shape, { as: 'square' })).toEqual(['as: not-one-of']);
    expect(whys(shape, { as: 'toString' })).toEqual(['as: not-one-of']);
    expect(whys(shape, {})).toEqual(['as: missing']);
  });
});

test('one of a few is named with what was found', () => {
  expect(oneOf(['a', 'b'])('c', 'x')).toEqual({
    ok: false,
    problems: [{ path: 'x', why: { id: 'not-one-of', found: 'c', allowed: ['a', 'b'] } }],
  });
});

test('nothing may be something', () => {
  expect(value(nullable(yesNo), null)).toBeNull();
  expect(whys(nullable(yesNo), 1)).toEqual([': not-yes-or-no']);
});

test('what was read may be looked at again', () => {
  const even = refine(whole({ least: 0, most: 9 }), (n, path) =>
    n % 2 === 0 ? checked(n / 2) : problems({ path, why: { id: 'odd' } }),
  );
  expect(value(even, 8)).toBe(4);
  expect(whys(even, 3)).toEqual([': odd']);
  expect(whys(even, 'x')).toEqual([': not-a-number']);
});

test('whatever comes in, a reader answers with a value', () => {
  fc.assert(
    fc.property(fc.anything(), (draft) => {
      for (const reader of [point, list(point, { most: 3 }), text({ most: 3 })]) {
        expect(typeof (reader as Reader<unknown>)(draft, '').ok).toBe('boolean');
      }
    }),
  );
});
