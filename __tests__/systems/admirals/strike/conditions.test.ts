import type { Condition } from '../../../../src/systems/admirals-shared/cards/effectForm';
import { openQuestions } from '../../../../src/systems/admirals-shared/play/conditions';
import { judge, judgeAll } from '../../../../src/systems/admirals/strike/spec';
import { enemy, RULES, ship, strike, weapon } from '../../../builders/admirals';
import { settleStrike, type StrikeSituation } from '../../../../src/systems/admirals/piece';

const verdict = (condition: Condition, draft: Partial<StrikeSituation> = {}) =>
  judge(condition, settleStrike(strike(draft)), RULES);

describe('5B-01: conditions of a modifier', () => {
  test.each<[string, Condition, Partial<StrikeSituation>, string]>([
    ['near enough', { on: 'distance', max: 1 }, { distance: 1 }, 'holds'],
    ['too far', { on: 'distance', max: 1 }, { distance: 2 }, 'fails'],
    ['too near', { on: 'distance', min: 2 }, { distance: 1 }, 'fails'],
    ['nobody has measured', { on: 'distance', max: 1 }, { distance: null }, 'asked'],
    [
      'the target’s role',
      { on: 'role', of: 'target', roles: ['Escort', 'Light'] },
      { target: enemy({ role: 'Light' }) },
      'holds',
    ],
    [
      'the attacker’s role',
      { on: 'role', of: 'attacker', roles: ['Escort'] },
      { attacker: ship({ role: 'Heavy' }) },
      'fails',
    ],
    [
      'a keyword it has',
      { on: 'keyword', of: 'target', keyword: 'Massive', has: true },
      { target: enemy({ keywords: ['Massive [B-001]'] }) },
      'holds',
    ],
    [
      'a keyword it must not have',
      { on: 'keyword', of: 'target', keyword: 'Fast', has: false },
      { target: enemy({ keywords: ['Fast'] }) },
      'fails',
    ],
    ['shielded', { on: 'shielded', has: true }, { target: enemy({ shields: 2 }) }, 'holds'],
    ['not shielded', { on: 'shielded', has: false }, { target: enemy({ shields: 2 }) }, 'fails'],
    [
      'shielded on another facing',
      { on: 'shielded', has: true },
      { target: enemy({ shields: [0, 3, 3, 3, 3, 3] }), facings: ['Direct Fore'] },
      'fails',
    ],
    [
      'shields in a nebula count as gone (14B)',
      { on: 'shielded', has: false },
      { target: enemy({ shields: 4, terrain: 'Nebula' }) },
      'holds',
    ],
    [
      'terrain',
      { on: 'terrain', of: 'target', terrains: ['Dust Cloud'] },
      { target: enemy({ terrain: 'Dust Cloud' }) },
      'holds',
    ],
    ['open space', { on: 'terrain', of: 'target', terrains: ['Dust Cloud'] }, {}, 'fails'],
    [
      'an order that lies there',
      { on: 'order', of: 'attacker', order: 'B-002', has: true },
      { attacker: ship({ orders: ['B-002'] }) },
      'holds',
    ],
    [
      'one of these types',
      { on: 'weapon-type', types: ['Heavy', 'Ordnance'], has: true },
      { weapon: weapon({ types: ['Ordnance'] }) },
      'holds',
    ],
    ['answered yes', { on: 'asked', text: 'Flank?' }, { answers: { 'Flank?': true } }, 'holds'],
    ['answered no', { on: 'asked', text: 'Flank?' }, { answers: { 'Flank?': false } }, 'fails'],
    ['not answered', { on: 'asked', text: 'Flank?' }, {}, 'asked'],
    ['an odd question', { on: 'asked', text: 'toString' }, {}, 'asked'],
  ])('%s', (_what, condition, draft, expected) => {
    expect(verdict(condition, draft)).toBe(expected);
  });

  test('all must hold: what fails is not asked about', () => {
    const flank: Condition = { on: 'asked', text: 'Flank?' };
    const close: Condition = { on: 'distance', max: 0 };
    const far = settleStrike(strike({ distance: 2 }));
    const near = settleStrike(strike({ distance: 0 }));
    expect(judgeAll([flank, close], far, RULES)).toBe('fails');
    expect(openQuestions([flank, close], (one) => judge(one, far, RULES))).toEqual([]);
    expect(judgeAll([flank, close], near, RULES)).toBe('asked');
    expect(openQuestions([flank, close], (one) => judge(one, near, RULES))).toEqual([flank]);
    expect(judgeAll([], near, RULES)).toBe('holds');
  });
});
