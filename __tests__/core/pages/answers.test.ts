import fc from 'fast-check';

import {
  answerAt,
  changesNow,
  type Answers,
  withAnswer,
  withAnswers,
  Stepped,
} from '../../../src/core/pages/answers';

const draft: Answers = { name: 'Sunward', armaments: [{ dice: 3 }, { dice: 1 }] };

describe('putting an answer at its path', () => {
  test.each([
    ['a name', 'name', 'Halcyon', { ...draft, name: 'Halcyon' }],
    ['a new name', 'role', 'Heavy', { ...draft, role: 'Heavy' }],
    [
      'a place in a list',
      'armaments.1.dice',
      2,
      { ...draft, armaments: [{ dice: 3 }, { dice: 2 }] },
    ],
    [
      'the next place of a list, which makes it grow',
      'armaments.2.dice',
      4,
      { ...draft, armaments: [{ dice: 3 }, { dice: 1 }, { dice: 4 }] },
    ],
    ['a group that is not there yet', 'radar.q', -1, { ...draft, radar: { q: -1 } }],
    ['a group in the place of a word', 'name.short', 'Sun', { ...draft, name: { short: 'Sun' } }],
  ])('%s', (_, path, value, after) => {
    expect(withAnswer(draft, path, value)).toEqual(after);
  });

  test.each([
    ['beyond the next place of a list', 'armaments.3.dice'],
    ['before the first', 'armaments.-1'],
    ['between two', 'armaments.0.5x'],
    ['a name in a list', 'armaments.length'],
  ])('changes nothing that is there where the path leads nowhere: %s', (_, path) => {
    const after = withAnswer(draft, path, 9);
    expect(after['name']).toBe('Sunward');
    expect(after['armaments']).toHaveLength(2);
  });

  test('leaves what it was given as it was', () => {
    const before = JSON.stringify(draft);
    withAnswer(draft, 'armaments.0.dice', 9);
    expect(JSON.stringify(draft)).toBe(before);
  });

  test.each(['__proto__.polluted', 'constructor.polluted', 'a.__proto__.polluted', 'prototype.x'])(
    'never reaches what all objects share: %s',
    (path) => {
      withAnswer({}, path, true);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  test('takes several at once, the later over the earlier', () => {
    expect(withAnswers({}, { 'radar.q': 1, 'radar.r': -2, radar: { q: 0 } })).toEqual({
      radar: { q: 0 },
    });
  });
});

describe('reading the answer at a path', () => {
  test.each([
    ['name', 'Sunward'],
    ['armaments.0.dice', 3],
    ['armaments.2', undefined],
    ['armaments.0.dice.more', undefined],
    ['nowhere.at.all', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['toString', undefined],
  ])('%s', (path, value) => {
    expect(answerAt(draft, path)).toEqual(value);
  });

  const name = fc.stringMatching(/^[a-z]{1,6}$/).filter((text) => text !== 'constructor');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('.'));

  test('gives back what was put there', () => {
    fc.assert(
      fc.property(path, fc.integer(), (at, value) => {
        expect(answerAt(withAnswer({}, at, value), at)).toBe(value);
      }),
    );
  });
});

describe('a number that is stepped from where it stands', () => {
  const most = { min: 0, max: 4 };
  const hull = (from: number, to: number, orNone = false) => ({
    hull: new Stepped(from, to, { ...most, orNone }),
  });

  test.each([
    ['the first tap on nothing', {}, hull(0, 1), 1],
    ['the same once more, before the first is seen', { hull: 1 }, hull(0, 1), 2],
    ['one less than it is by then', { hull: 4 }, hull(3, 2), 3],
    ['no further than its bounds', { hull: 4 }, hull(3, 4), 4],
    ['nothing below the least where it may be left out', { hull: 0 }, hull(0, -1, true), null],
    ['the least where it may not', { hull: 0 }, hull(1, 0), 0],
  ])('%s', (_what, now, tapped, then) => {
    expect(withAnswers(now, tapped)).toEqual({ hull: then });
    expect(withAnswers(now, changesNow(tapped, {}, now))).toEqual({ hull: then });
  });
});

describe('a tap on answers as they were shown, while others are on their way', () => {
  const shown = {
    hull: 3,
    arcs: ['a', 'b'],
    ships: [{ id: 1 }],
    mode: 'open',
    sides: { fore: 1, aft: 1 },
  };

  test.each([
    ['a number takes the same step', { hull: 4 }, { hull: 4 }, { hull: 5 }],
    [
      'a list gains the same',
      { arcs: ['a', 'b', 'c'] },
      { arcs: ['a', 'b', 'd'] },
      { arcs: ['a', 'b', 'd', 'c'] },
    ],
    ['a list loses the same', { arcs: ['a'] }, { arcs: ['b'] }, { arcs: [] }],
    [
      'what is added comes behind',
      { 'ships.1': { id: 2 } },
      { ships: [{ id: 1 }, { id: 9 }] },
      { 'ships.2': { id: 2 } },
    ],
    [
      'a chart that is new gains in both rows',
      { chart: { 1: [], 2: ['hit'], 3: [] } },
      { chart: { 1: ['hit'], 2: [], 3: [] } },
      { chart: { 1: ['hit'], 2: ['hit'], 3: [] } },
    ],
    [
      'a place on the map is the last one',
      { spot: { q: 1, r: 0 } },
      { spot: { q: 0, r: 1 } },
      { spot: { q: 1, r: 0 } },
    ],
    ['a choice is the last one', { mode: 'duel' }, { mode: 'skirmish' }, { mode: 'duel' }],
    ['another place is as it is', { hull: 4 }, { mode: 'duel' }, { hull: 4 }],
  ])('%s', (_what, changes, others, then) => {
    expect(changesNow(changes, shown, { ...shown, ...others })).toEqual(then);
  });
});
