import { differences } from './differences';

describe('how cases are compared', () => {
  test.each<[string, unknown, unknown]>([
    ['numbers to 1e-9', 0.333333333333, 1 / 3],
    ['names in any order', ['a', 'b'], ['b', 'a']],
    [
      'pairs in any order',
      [
        ['Weapon', -1],
        ['Order', 1],
      ],
      [
        ['Order', 1],
        ['Weapon', -1],
      ],
    ],
    ['what an answer has besides', { a: 1 }, { a: 1, b: 2 }],
    ['nothing', null, null],
  ])('%s agree', (_what, expected, actual) => {
    expect(differences(expected, actual)).toEqual([]);
  });

  test.each<[string, unknown, unknown]>([
    ['numbers that differ', 0.3333333, 1 / 3],
    ['a distribution in another order', [0.25, 0.75], [0.75, 0.25]],
    ['a name too many', ['a'], ['a', 'b']],
    ['a name that came twice', ['a', 'b'], ['a', 'a']],
    ['a field that is missing', { a: 1 }, {}],
    ['nothing and something', null, 0],
    ['a number and a text', 1, '1'],
    ['a number that is none', 1, NaN],
  ])('%s do not', (_what, expected, actual) => {
    expect(differences(expected, actual)).not.toEqual([]);
  });
});
