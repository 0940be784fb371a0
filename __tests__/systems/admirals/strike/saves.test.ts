import type { WeaponType } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Wound } from '../../../../src/systems/admirals-shared/odds/spec';
import { stopChance } from '../../../../src/systems/admirals-shared/explain';
import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { enemy, near, RULES, type ShipDraft } from '../../../builders/admirals';

const saves = (icon: Wound, types: readonly WeaponType[], draft: ShipDraft) =>
  savesAgainst(icon, types, enemy(draft), [], RULES).map(
    ({ name, upTo, rule }) => `${name} ${upTo} ${rule}`,
  );

const piece: ShipDraft = { armor: 2, flak: 3, keywords: ['Massive', 'Ore Hull', 'Fast'] };

describe('5F: which saves may be rolled', () => {
  test.each<[Wound, readonly WeaponType[], readonly string[]]>([
    ['hit', ['Basic'], ['Armor 2 5F-02 I']],
    ['hit', ['Heavy'], []],
    ['hit', ['Ordnance'], ['Armor 2 5F-02 I', 'Flak 3 5F-02 II']],
    ['hit', ['Heavy', 'Ordnance'], ['Flak 3 5F-02 II']],
    ['critical', ['Basic'], ['Massive 3 5F-03 I', 'Armor 2 5F-03 II']],
    ['critical', ['Heavy'], ['Massive 3 5F-03 I']],
    ['critical', ['Ordnance'], ['Massive 3 5F-03 I', 'Armor 2 5F-03 II', 'Flak 3 5F-03 III']],
    ['direct', ['Basic'], ['Ore Hull 2 5F-04 I', 'Fast 1 5F-04 II']],
    ['direct', ['Heavy', 'Ordnance'], ['Ore Hull 2 5F-04 I', 'Fast 1 5F-04 II']],
  ])('against a %s of %j: %j', (icon, types, expected) => {
    expect(saves(icon, types, piece)).toEqual(expected);
  });

  test('a save that cannot succeed is not among them', () => {
    expect(saves('hit', ['Ordnance'], { armor: 0, flak: 0 })).toEqual([]);
  });

  test('terrain and Cover count', () => {
    expect(saves('hit', ['Basic'], { armor: 2, terrain: 'Nebula' })).toEqual(['Armor 3 5F-02 I']);
    const cover = near(0, enemy({ id: 'screen', keywords: ['Cover [1]'] }));
    const covered = savesAgainst('hit', ['Heavy', 'Ordnance'], enemy({ flak: 1 }), [cover], RULES);
    expect(covered).toMatchObject([{ name: 'Flak', upTo: 2 }]);
    expect(covered[0]?.why?.at(-1)?.rule).toBe('9B');
  });

  test('one that succeeds is enough', () => {
    expect(stopChance(savesAgainst('hit', ['Ordnance'], enemy(piece), [], RULES))).toBeCloseTo(
      1 - (4 / 6) * (3 / 6),
      12,
    );
    expect(stopChance([])).toBe(0);
  });
});
