import fc from 'fast-check';
import { activationRules } from '../../../../src/systems/admirals/rounds/turns';
import { rulingsFrom } from '../../../../src/systems/admirals/rulings';

const usual = { maxStrikes: 4, overrunTeam: null, rule: null };
const strategic = { maxStrikes: 2, overrunTeam: null, rule: '4B-02 II' };
const overrun = (team: string) => ({ maxStrikes: 4, overrunTeam: team, rule: '4B-02 III' });

describe('4B-02: what the pieces that are left may do', () => {
  test.each([
    ['four strikes while both teams have pieces left', 'A', { A: 2, B: 1 }, usual],
    ['nothing special when all are through', 'A', { A: 0, B: 0 }, usual],
    ['two strikes when only the team with initiative is left', 'B', { A: 0, B: 2 }, strategic],
    ['an overrun when only the team without initiative is left', 'B', { A: 3, B: 0 }, overrun('A')],
    ['an overrun with the last piece too, as written', 'A', { A: 0, B: 1 }, overrun('B')],
  ])('%s', (_rule, initiative, unactivated, rules) => {
    expect(activationRules(initiative, unactivated)).toEqual(rules);
  });

  test.each([
    [1, usual],
    [2, overrun('B')],
  ])('by the other ruling an overrun begins with two pieces or more: %i left', (left, rules) => {
    const rulings = rulingsFrom({ 'overrun-literal': 'two-or-more' });
    expect(activationRules('A', { A: 0, B: left }, rulings)).toEqual(rules);
  });

  test('an overrun and a limit of two strikes never come together', () => {
    const pieces = fc.nat({ max: 12 });
    fc.assert(
      fc.property(fc.constantFrom('A', 'B'), pieces, pieces, (initiative, A, B) => {
        const { maxStrikes, overrunTeam } = activationRules(initiative, { A, B });
        expect(maxStrikes === 4 || overrunTeam === null).toBe(true);
        expect(overrunTeam).not.toBe(initiative);
      }),
    );
  });
});
