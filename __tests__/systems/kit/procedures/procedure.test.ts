import { SIX_SIDED } from '../../../../src/core/dice/sixSided';
import { outcomesOf, tallyOf } from '../../../../src/systems/kit/procedures/dice';
import { chancesOf, endingsOf } from '../../../../src/systems/kit/procedures/exact';
import { play } from '../../../../src/systems/kit/procedures/play';
import { askedIn, blocksOf, runOnPage } from '../../../../src/systems/kit/procedures/page';
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
  const words = { face: String, change: 'Change' };
  const page = (answers: object) => ({ answers: { roll: { ...answers } }, path: 'roll' });

  test('dice are asked for until all are told', () => {
    const on = page({ dice: [5] });
    const [dice] = askedIn(runOnPage(attack, start, on));
    expect(dice && blocksOf(dice, on, { label: 'Dice' }, words)).toEqual([
      { block: 'dice', id: 'roll.dice', label: 'Dice', count: 3, dice: [5], faces: SIX_SIDED },
    ]);
  });

  test('a decision stands below what it hangs on', () => {
    const on = page({ dice: [5, 1, 1] });
    const [dice, block] = askedIn(runOnPage(attack, start, on));
    expect([dice?.id, block?.question.by]).toEqual(['dice', 'defender']);
    expect(block && blocksOf(block, on, { label: 'Blocked by' }, words)).toMatchObject([
      { block: 'choice', id: 'roll.block.0', options: [{ value: 'shield' }, { value: 'hull' }] },
    ]);
  });

  test('what nobody has said is as usual', () => {
    const on = { ...page({ dice: [5, 6, 1] }), standard: () => ['shield'] };
    const { open, state } = runOnPage(attack, start, on);
    expect(open).toBeNull();
    expect(shields.of(state)).toBe(0);
  });
});
