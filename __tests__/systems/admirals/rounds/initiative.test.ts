import fc from 'fast-check';
import { nextInitiative, teamOrder } from '../../../../src/systems/admirals/rounds/turns';

describe('4B-03 I: initiative for the next round', () => {
  test.each([
    ['goes to the team in more Strategic Systems', 'A', { A: 1, B: 3 }, 'B'],
    ['stays with the team that holds more', 'A', { A: 3, B: 2 }, 'A'],
    ['changes hands when both hold as many', 'B', { A: 1, B: 1 }, 'A'],
    ['changes hands when nobody holds any', 'A', { A: 0, B: 0 }, 'B'],
  ])('%s', (_rule, current, strategic, next) => {
    expect(nextInitiative(current, strategic)).toBe(next);
  });

  test('never depends on which team is named first', () => {
    const count = fc.nat({ max: 4 });
    fc.assert(
      fc.property(fc.constantFrom('A', 'B'), count, count, (current, a, b) => {
        expect(nextInitiative(current, { A: a, B: b })).toBe(
          nextInitiative(current, { B: b, A: a }),
        );
      }),
    );
  });
});

describe('4A-01: which team is Team A', () => {
  test.each([
    ['the lower roll is Team A', { red: 2, blue: 5 }, ['red', 'blue']],
    ['whoever is named first', { red: 6, blue: 5 }, ['blue', 'red']],
    ['a tie is rolled again', { red: 4, blue: 4 }, null],
  ])('%s', (_rule, rolls, order) => {
    expect(teamOrder(rolls)).toEqual(order);
  });
});
