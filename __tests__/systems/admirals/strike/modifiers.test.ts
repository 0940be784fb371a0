import type { Terrain } from '../../../../src/systems/admirals-shared/cards/terms';
import { strikeModifiers } from '../../../../src/systems/admirals/strike/spec';
import { effect, enemy, near, RULES, ship, strike, weapon } from '../../../builders/admirals';
import { settleStrike, type StrikeSituation } from '../../../../src/systems/admirals/piece';

const modifiers = (draft: Partial<StrikeSituation>) =>
  strikeModifiers(settleStrike(strike(draft)), RULES);

const bearer = { whom: 'bearer' } as const;

describe('5B: where the modifiers of a strike come from', () => {
  test('weapon cards, where their conditions hold', () => {
    const gun = weapon({
      name: 'Malus Blaster',
      modifiers: [
        { value: -1, when: [{ on: 'distance', max: 0 }] },
        { value: 1, when: [{ on: 'distance', min: 3 }] },
        { value: 1, when: [{ on: 'asked', text: 'Is the target adrift?' }] },
        { value: 2, when: [] },
      ],
    });
    const { sum, modifiers: counted, conditional } = modifiers({ weapon: gun, distance: 0 });
    expect(sum).toBe(1);
    expect(counted.map(({ value, source, rule }) => [value, source, rule])).toEqual([
      [-1, { of: 'weapon', weapon: 'Malus Blaster' }, '5B-01'],
      [2, { of: 'weapon', weapon: 'Malus Blaster' }, '5B-01'],
    ]);
    expect(conditional.map(({ verdict }) => verdict)).toEqual(['holds', 'fails', 'asked', 'holds']);
  });

  test('orders at the attacker and at the target', () => {
    const aim = effect(
      { does: 'modifier', at: 'strike', value: -1, when: [], reach: bearer },
      'Aim',
    );
    const weave = effect(
      { does: 'modifier', at: 'struck', value: 1, when: [], reach: bearer },
      'Weave',
    );
    const both = ship({ effects: [aim, weave] });
    const foe = enemy({ effects: [aim, weave] });
    expect(
      modifiers({ attacker: both, target: foe }).modifiers.map(({ source }) => source),
    ).toEqual([
      { of: 'effect', card: 'Aim' },
      { of: 'effect', card: 'Weave' },
    ]);
  });

  test('orders of pieces nearby, by their distance from the one they help', () => {
    const screen = effect(
      { does: 'modifier', at: 'struck', value: 1, when: [], reach: { whom: 'friends', within: 1 } },
      'Screen',
    );
    const screener = enemy({ id: 'screener', effects: [screen] });
    expect(modifiers({ nearTarget: [near(1, screener)] }).sum).toBe(1);
    expect(modifiers({ nearTarget: [near(2, screener)] }).sum).toBe(0);
    expect(modifiers({ nearAttacker: [near(0, screener)] }).sum).toBe(0);
  });

  test.each<[Terrain | null, number, string | undefined]>([
    [null, 0, undefined],
    ['Strategic System', 0, undefined],
    ['Black Hole Horizon', 0, undefined],
    ['Black Hole Core', 2, '8B-03'],
    ['Dust Cloud', 1, '8C-01'],
    ['Nebula', 1, '8D-02'],
  ])('a target in %s: +%i', (terrain, sum, rule) => {
    const found = modifiers({ target: enemy({ terrain }) });
    expect(found.sum).toBe(sum);
    expect(found.modifiers[0]?.rule).toBe(rule);
  });

  test('the attacker’s own terrain does not matter', () => {
    expect(modifiers({ attacker: ship({ terrain: 'Nebula' }) }).sum).toBe(0);
  });

  test('Mobile Bastions at a Super Heavy where the simplicity rules hold', () => {
    const target = enemy({ role: 'Super Heavy' });
    expect(modifiers({ target, simplicity: true }).modifiers).toMatchObject([
      { value: 1, source: { of: 'mobile-bastions' }, rule: '13A-03' },
    ]);
    expect(modifiers({ target, simplicity: false }).sum).toBe(0);
    expect(modifiers({ target: enemy({ role: 'Heavy' }), simplicity: true }).sum).toBe(0);
  });

  test('what a player adds by hand', () => {
    const byHand = [
      { value: 1, source: { of: 'hand', text: 'Ion storm' }, rule: '5B-05' },
    ] as const;
    expect(modifiers({ byHand }).modifiers).toMatchObject([{ source: { text: 'Ion storm' } }]);
  });

  test('all are kept, and the sum is limited once', () => {
    const target = enemy({
      keywords: ['Stealth'],
      terrain: 'Black Hole Core',
      role: 'Super Heavy',
    });
    const found = modifiers({ target, simplicity: true });
    expect(found.modifiers).toHaveLength(3);
    expect(found).toMatchObject({ sum: 4, applied: 2, wasted: 2 });
  });
});
