import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { enemy, near, rules, RULES, ship, strike } from '../../../builders/admirals';

const lure = (id: string) => enemy({ id, name: id, keywords: ['Delectable'] });

const modifiers = (nearAttacker: Parameters<typeof near>[], target = enemy(), reading = RULES) =>
  strikeSituation(
    strike({
      target,
      nearAttacker: nearAttacker.map(([distance, piece]) => near(distance, piece)),
    }),
    reading,
  ).modifiers;

describe('Delectable', () => {
  test.each([
    [0, 1],
    [2, 1],
    [3, 0],
  ])('%i hexes from an opponent that strikes at something else it adds %i', (distance, sum) => {
    expect(modifiers([[distance, lure('Bait')]]).sum).toBe(sum);
  });

  test('does nothing when the target has the keyword itself', () => {
    expect(modifiers([[1, lure('Bait')]], lure('Other')).sum).toBe(0);
    const target = lure('Bait');
    expect(modifiers([[1, target]], target).sum).toBe(0);
  });

  test('does nothing to strikes of its own team', () => {
    expect(modifiers([[1, ship({ id: 'friend', keywords: ['Delectable'] })]]).sum).toBe(0);
  });

  test('of several pieces adds up, or counts once where the table reads it so', () => {
    const both: Parameters<typeof near>[] = [
      [1, lure('One')],
      [2, lure('Two')],
    ];
    expect(modifiers(both).sum).toBe(2);
    expect(modifiers(both, enemy(), rules({ 'auras-stack': 'once' })).sum).toBe(1);
  });
});
