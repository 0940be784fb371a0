import type { Answers } from '../../../../src/core/pages/answers';
import { SIX_SIDED } from '../../../../src/core/dice/sixSided';
import { outcomesOf, tallyOf, type Die } from '../../../../src/systems/kit/procedures/dice';
import { chancesOf, endingsOf } from '../../../../src/systems/kit/procedures/exact';
import { play } from '../../../../src/systems/kit/procedures/play';
import {
  rollThrough,
  type Presented,
  type Shown,
} from '../../../../src/systems/kit/procedures/page';
import { procedureOf, type Step } from '../../../../src/systems/kit/procedures/procedure';
import { fieldsOf } from '../../../../src/systems/kit/procedures/state';
import { D6 } from './anyProcedure';

const { hits, shields } = fieldsOf({ hits: 9, shields: 4 });

const roll: Step = {
  name: 'roll',
  next: (state) => ({
    ask: 'roll',
    id: 'dice',
    by: 'attacker',
    dice: [{ die: D6, count: 3 }],
    then: ({ hits: shown = 0 }) => hits.with(state, shown),
  }),
};

/** Whether a hit is blocked, hit by hit. */
const blocking = {
  name: 'blocking',
  while: (state: number) => hits.of(state) > 0 && shields.of(state) > 0,
  steps: [
    {
      name: 'block',
      next: (state: number) => ({
        ask: 'choose' as const,
        id: 'block',
        each: true as const,
        by: 'defender',
        options: ['shield', 'hull'],
        then: (option: number | string) =>
          option === 'shield' ? shields.plus(hits.plus(state, -1), -1) : hits.plus(state, -1),
      }),
    },
  ],
};

const attack = procedureOf([roll, blocking]);
const start = shields.with(0, 2);

describe('replies', () => {
  test('that were all given bring it to its end', () => {
    const { open, state } = play(attack, start, {
      dice: [5, 6, 1],
      'block.0': ['shield'],
      'block.1': ['hull'],
    });
    expect(open).toBeNull();
    expect([hits.of(state), shields.of(state)]).toEqual([0, 1]);
  });

  test('of a face that no die has are refused, and asked for again', () => {
    const { open, refused } = play(attack, start, { dice: [5, 6, 7] });
    expect(open?.id).toBe('dice');
    expect(refused).toEqual([5, 6, 7]);
  });

  test('that nothing asks for are left over', () => {
    expect(play(attack, start, { dice: [1, 1, 1], 'block.0': ['hull'] }).unused).toBe('block.0');
  });
});

describe('fields', () => {
  test('read as they were written, each by itself', () => {
    const state = shields.with(hits.with(0, 7), 3);
    expect([hits.of(state), shields.of(hits.plus(state, -2))]).toEqual([7, 3]);
  });

  test('never go beyond their bounds', () => {
    expect(() => shields.plus(start, 2)).toThrow(RangeError);
    expect(() => hits.plus(start, -1)).toThrow(RangeError);
  });

  test('are refused where a state would no longer be told apart', () => {
    expect(() => fieldsOf({ a: 2 ** 30, b: 2 ** 30 })).toThrow(RangeError);
  });
});

describe('dice', () => {
  test('are read by their faces, whatever is on them', () => {
    const die = {
      icons: ['damage'],
      faces: [
        { value: 'blank', icons: {}, sides: 2 },
        { value: 'hit', icons: { damage: 1 }, sides: 6 },
      ],
    };
    expect(tallyOf([{ die, count: 2 }], ['hit', 'blank'])).toEqual({ damage: 1 });
    const { tallies, chances } = outcomesOf([{ die, count: 2 }]);
    const both = tallies.findIndex(({ damage }) => damage === 2);
    expect(chances[both]).toBeCloseTo(9 / 16, 12);
  });

  test('of several kinds count together', () => {
    const { tallies, chances } = outcomesOf([
      { die: D6, count: 1 },
      { die: { icons: ['lock'], faces: [{ value: 'lock', icons: { lock: 1 } }] }, count: 2 },
    ]);
    expect(tallies.map(({ lock }) => lock)).toEqual([2, 2]);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });
});

test('odds by rule: three dice that hit on 5 and 6', () => {
  const ends = endingsOf(attack, start, { defender: () => ['shield'] });
  const left = chancesOf(ends, (end) => hits.of(end), 3);
  expect(left[1]).toBeCloseTo(1 / 27, 12);
  expect(left[0]).toBeCloseTo(26 / 27, 12);
});

describe('on a page', () => {
  const shown = (answers: object, more: Partial<Presented> = {}) =>
    rollThrough(attack, start, {
      page: { answers: { roll: { ...answers } }, path: 'roll' },
      words: { face: String, change: 'Change' },
      first: 'attacker',
      shownAs: ({ question }) => ({ label: question.id }),
      headingFor: ({ question }) => [{ block: 'heading', text: question.by }],
      ...more,
    });

  test('dice are asked for until all are told', () => {
    const { blocks, asks, handTo } = shown({ dice: [5] });
    expect(blocks).toEqual([
      { block: 'dice', id: 'roll.dice', label: 'dice', count: 3, dice: [5], faces: SIX_SIDED },
    ]);
    expect([asks, handTo]).toEqual([{ dice: 3 }, null]);
  });

  describe('something is shared out or picked', () => {
    const { one, two, kept } = fieldsOf({ one: 4, two: 4, kept: 9 });
    const shared = procedureOf([
      {
        name: 'share',
        next: (state) => ({
          ...{ ask: 'spend', id: 'share', by: 'defender', points: 3 },
          on: ['one', 'two'].map((id) => ({ id, most: 3 })),
          allows: ([first = 0, second = 0]: readonly number[]) => first === 0 || second === 0,
          then: ([first = 0, second = 0]: readonly number[]) =>
            one.with(two.with(state, second), first),
        }),
      },
      {
        name: 'keep',
        next: (state) => ({
          ...{ ask: 'pick', id: 'keep', by: 'attacker', from: ['a', 'b', 'c'], least: 0, most: 1 },
          then: ([picked]: readonly unknown[]) => kept.with(state, picked === 'b' ? 2 : 1),
        }),
      },
    ]);
    const onPage = (answers: Answers) =>
      rollThrough(shared, 0, {
        page: {
          ...{ answers, path: 'roll' },
          standard: ({ question }) => (question.ask === 'spend' ? [0, 0] : []),
        },
        words: { face: String, change: 'Change' },
        first: 'attacker',
        shownAs: ({ question }) => ({ label: question.id }),
      });

    test('one stepper is enough, and the other one then has no room', () => {
      const { run, blocks } = onPage({ roll: { share: { one: 2 } } });
      expect([one.of(run.state), two.of(run.state)]).toEqual([2, 0]);
      expect(blocks).toMatchObject([{ value: 2, max: 3 }, { value: 0, max: 0 }, {}]);
    });

    test('one more than may be picked takes the place of the first', () => {
      const { run, blocks } = onPage({ roll: { keep: ['a', 'b'] } });
      expect(blocks.at(-1)).toMatchObject({ block: 'picks', values: ['b'] });
      expect([run.open, kept.of(run.state)]).toEqual([null, 2]);
    });
  });

  test('what lies there is one line, with a way to change it', () => {
    const [line] = shown({ dice: [5, 1, 1] }).blocks;
    expect(line).toMatchObject({ block: 'chips', chips: [{ label: '5' }, {}, {}, {}] });
    expect(line).toHaveProperty('chips.3.act.answers', { 'roll.dice': [] });
  });

  test('a decision of the other stands below their heading, and they take the phone', () => {
    const { blocks, asks, handTo } = shown({ dice: [5, 1, 1] });
    expect(blocks.slice(1)).toMatchObject([
      { block: 'heading', text: 'defender' },
      { block: 'choice', id: 'roll.block.0', options: [{ value: 'shield' }, { value: 'hull' }] },
    ]);
    expect([asks, handTo]).toEqual(['decision', 'defender']);
  });

  test('what leaves no choice does not hand the phone over', () => {
    const { handTo } = shown({ dice: [5, 1, 1] }, { leavesChoice: () => false });
    expect(handTo).toBeNull();
  });

  test('what nobody has said is as usual', () => {
    const answers = { roll: { dice: [5, 6, 1] } };
    const { run, asks } = shown(
      {},
      { page: { answers, path: 'roll', standard: () => ['shield'] } },
    );
    expect(asks).toBeNull();
    expect(shields.of(run.state)).toBe(0);
  });

  describe('dice of other kinds', () => {
    const named: Die = {
      icons: ['hits'],
      faces: [
        { value: 'hit', icons: { hits: 1 }, sides: 2 },
        { value: 'blank', icons: {} },
      ],
    };
    const mixed = procedureOf([
      {
        name: 'roll',
        next: (state) => ({
          ask: 'roll',
          id: 'dice',
          by: 'attacker',
          dice: [
            { die: D6, count: 1 },
            { die: named, count: 1 },
          ],
          then: ({ hits: made = 0 }) => hits.with(state, made),
        }),
      },
    ]);
    const onPage = (answers: Answers, more: Pick<Shown, 'kind'> = {}) =>
      rollThrough(mixed, 0, {
        page: { answers, path: 'roll' },
        words: { face: String, change: 'Change' },
        first: 'attacker',
        shownAs: () => ({ label: 'Dice', ...more }),
      });

    test('each kind has keys with its own faces, by their names', () => {
      expect(onPage({}).blocks).toMatchObject([
        { block: 'dice', id: 'roll.dice.0', faces: SIX_SIDED },
        {
          block: 'dice',
          id: 'roll.dice.1',
          faces: [
            { value: 'hit', name: 'hit', sides: 2 },
            { value: 'blank', name: 'blank' },
          ],
        },
      ]);
    });

    test('or a row in one block, the same face in the same column', () => {
      const look = { colour: 'dieRed', bars: 1 } as const;
      const [block] = onPage({}, { kind: () => ({ name: 'Red', look }) }).blocks;
      expect(block).toMatchObject({ block: 'diceKinds', kinds: [{ name: 'Red', look }, {}] });
      expect(block).toHaveProperty('kinds.1.faces.0', null);
      expect(block).toHaveProperty('kinds.0.faces.7', null);
    });

    test('are told kind by kind, and only faces that the kind has', () => {
      const told = (second: string) => onPage({ roll: { dice: { 0: [5], 1: [second] } } });
      expect(told('hit').run.entries[0]?.reply).toEqual([5, 'hit']);
      expect(told('skull').asks).toEqual({ dice: 2 });
    });
  });
});
