import fc from 'fast-check';

import { keepSame } from '../../../src/core/pages/keepSame';

const row = (hull: number) => ({
  ship: 'a1',
  tracks: [{ id: 'hull', now: hull, set: (to: number) => ({ type: 'set-hull', ship: 'a1', to }) }],
});

describe('what is shown again', () => {
  test('is the same object where nothing has changed', () => {
    const before = { rows: [row(3), row(5)] };
    expect(keepSame(before, { rows: [row(3), row(5)] })).toBe(before);
  });

  test('is another object only on the way to what has changed', () => {
    const before = { head: { text: 'Sunward' }, rows: [row(3), row(5)] };
    const after = keepSame(before, { head: { text: 'Sunward' }, rows: [row(3), row(4)] });
    expect(after.rows[1]?.tracks[0]?.now).toBe(4);
    expect(after.head).toBe(before.head);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
  });

  test('is the same object below a block that has come, and below one that has gone', () => {
    const text = { block: 'text', text: 'The odds depend on it.' };
    const sum = () => ({ block: 'sum', rows: [{ value: 1 }] });
    const odds = () => ({ block: 'odds', bars: [{ chance: 0.5 }] });
    const dice = (id: string) => ({ block: 'dice', id, dice: [] });
    const before = [odds(), dice('roll'), dice('locks')];
    const longer = keepSame<readonly object[]>(before, [text, sum(), odds(), dice('roll')]);
    expect(longer[2]).toBe(before[0]);
    expect(longer[3]).toBe(before[1]);
    const shorter = keepSame<readonly object[]>(longer, [sum(), dice('locks'), dice('roll')]);
    expect(shorter[0]).toBe(longer[1]);
    expect(shorter[2]).toBe(before[1]);
  });

  test('has another function where it would make another command', () => {
    const make = (ship: string) => ({ set: (to: number) => ({ type: 'set-hull', ship, to }) });
    const before = make('a1');
    expect(keepSame(before, make('a1'))).toBe(before);
    expect(keepSame(before, make('a2')).set(1)).toEqual({ type: 'set-hull', ship: 'a2', to: 1 });
  });

  test.each<[string, unknown, unknown]>([
    ['a part that has gone', { text: 'a', note: 'b' }, { text: 'a' }],
    ['a part that has come', { text: 'a' }, { text: 'a', note: undefined }],
    ['a shorter list', [1, 2, 3], [1, 2]],
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a list that was a group', { 0: 1 }, [1]],
    ['nothing in the place of something', { target: { q: 0 } }, { target: null }],
  ])('follows %s', (_, before, after) => {
    const kept = keepSame(before, after);
    expect(kept).toStrictEqual(after);
    expect(kept).not.toBe(before);
  });

  test('says what it was given to say, whatever was shown before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keepSame(before, after)).toEqual(after);
      }),
    );
  });

  test('is the same object for any data that is equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(keepSame(value, structuredClone(value))).toBe(value);
      }),
    );
  });
});
