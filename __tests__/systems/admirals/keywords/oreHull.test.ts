import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { RULES, ship } from '../../../builders/admirals';
import { combatSavesOf } from '../../../../src/systems/admirals/skirmish/spec';

const hauler = ship({ armor: 0, keywords: ['Ore Hull'] });

describe('Ore Hull', () => {
  test('saves against a Direct Hit of a strike on 2 or less', () => {
    expect(savesAgainst('direct', ['Heavy'], hauler, [], RULES)).toMatchObject([
      { name: 'Ore Hull', upTo: 2, rule: '5F-04 I' },
    ]);
  });

  test('saves against a Direct Hit of a skirmish on 2 or less', () => {
    expect(combatSavesOf(hauler, RULES)).toMatchObject([
      { name: 'Ore Hull', upTo: 2, rule: '7C-02' },
    ]);
  });

  test('does nothing against Hits and Critical Hits', () => {
    expect(savesAgainst('hit', ['Basic'], hauler, [], RULES)).toEqual([]);
    expect(savesAgainst('critical', ['Basic'], hauler, [], RULES)).toEqual([]);
  });
});
