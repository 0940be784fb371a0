import { armorOf, skirmishDiceOf } from '../../../../src/systems/admirals/attributes';
import { KEYWORDS } from '../../../../src/systems/admirals/keywords';
import { hasKeyword } from '../../../../src/systems/admirals-shared/keywords/hooks';
import { plus } from '../../../../src/systems/admirals-shared/explain';
import { RULES, ship } from '../../../builders/admirals';
import type { KeywordRule } from '../../../../src/systems/admirals/keywords/hooks';

describe('the keyword table', () => {
  test('has the nineteen of section 9, A to S, each once', () => {
    const sections = KEYWORDS.map(({ rule }) => rule).filter((rule) => rule.startsWith('9'));
    expect(sections).toEqual([...'ABCDEFGHIJKLMNOPQRS'].map((letter) => `9${letter}`));
    expect(new Set(KEYWORDS.map(({ name }) => name)).size).toBe(KEYWORDS.length);
  });

  test('keeps a keyword that it does not know, which does nothing', () => {
    const piece = ship({ keywords: ['Gravity Sails [7]', 'constructor', '__proto__'] });
    expect(hasKeyword(piece, 'Gravity Sails')).toBe(true);
    expect(skirmishDiceOf(piece, RULES)).toEqual(skirmishDiceOf(ship(), RULES));
  });

  test('of another edition is the one that every rule asks', () => {
    const plated: KeywordRule = {
      name: 'Plated',
      rule: 'X-1',
      value: 'none',
      armor: (armor) => plus(armor, 2, { of: 'hand', text: 'Plated' }, 'X-1'),
    };
    const edition = { ...RULES, keywords: [plated] };
    const piece = ship({ armor: 1, keywords: ['Plated', 'Armor [1]'] });
    expect(armorOf(piece, edition).value).toBe(3);
    expect(armorOf(piece, RULES).value).toBe(2);
  });
});
