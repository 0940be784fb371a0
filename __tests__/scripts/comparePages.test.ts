import fc from 'fast-check';

import { openSitting, type Question } from '../../scripts/comparePages/ask';
import { findDifferences } from '../../scripts/comparePages/differences';
import { walks } from '../../scripts/comparePages/sittings';
import { stable } from '../../scripts/comparePages/stable';

const told = (shown: unknown): string => JSON.stringify(stable(shown));

describe('what is shown is written the same', () => {
  test('in whatever order it was put together', () => {
    expect(told({ b: 1, a: { d: undefined, c: 2 } })).toBe(told({ a: { c: 2 }, b: 1 }));
  });

  test('with what a control would do in the place of its function', () => {
    const track = { set: (to: number) => ({ type: 'set-track', to }) };
    expect(told(track)).not.toBe(told({ set: (to: number) => ({ type: 'set-hull', to }) }));
    expect(told(track)).toBe(told({ set: (to: number) => ({ to, type: 'set-track' }) }));
  });

  test('and a chance is the same where only its last digits differ', () => {
    expect(told({ chance: 0.1 + 0.2 })).toBe(told({ chance: 0.3 }));
    expect(told({ chance: 0.3 })).not.toBe(told({ chance: 0.300001 }));
  });
});

test('there are no differences between equals, and any other value is found at its place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(findDifferences(one, one)).toEqual([]);
      const same = told(one) === told(other);
      expect(findDifferences({ at: [one] }, { at: [other] }).length === 0).toBe(same);
    }),
  );
  expect(findDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual([
    { path: 'a.1.b', before: 2, now: 3 },
  ]);
});

const questionsOf = (wanted: string): readonly string[] => {
  const walk = walks(1).find(({ sitting }) => sitting.name.startsWith(wanted));
  if (!walk) throw new Error(`no walk ${wanted}`);
  const open = openSitting(walk.sitting);
  const asked: string[] = [];
  walk.walk(open, (question: Question) => {
    asked.push(JSON.stringify(question));
    return open.ask(question);
  });
  return asked;
};

test('a game by chance is the same game again, and comes to its end', () => {
  const asked = questionsOf('game-');
  expect(questionsOf('game-')).toEqual(asked);
  expect(asked.at(-1)).toBe('{"ask":"report"}');
  expect(asked.filter((one) => one.startsWith('{"ask":"page"')).length).toBeGreaterThan(100);
});
