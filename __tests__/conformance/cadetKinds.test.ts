import { cadetKinds } from './cadetKinds';

const answer = (kind: string, given: object): unknown =>
  // What is given has the shape of its kind.
  cadetKinds[kind]?.(given as never);

const STRIKE = {
  weapon: { types: ['Basic'], chart: [{ results: [1, 2], icons: ['hit'] }] },
  dice: 2,
  modifiers: [1],
  policy: { locks: 'hold', shields: 'never' },
};
const TARGET = {
  role: 'Heavy',
  hull: 2,
  shields: 0,
  crippled: false,
  orders: 0,
  keywords: [],
  coveredBy: 0,
};

describe('a case of the first edition that names no terrain', () => {
  test.each([
    ['strike', (target: object) => ({ ...STRIKE, target: { ...TARGET, ...target } })],
    [
      'strike-modifiers',
      (target: object) => ({ target, weaponModifiers: [1], orderModifiers: [-1] }),
    ],
  ])('%s: is one in open space', (kind, given) => {
    expect(answer(kind, given({}))).toEqual(answer(kind, given({ terrain: null })));
  });
});
