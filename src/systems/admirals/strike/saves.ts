import { armorOf, flakOf } from '../attributes';
import type { WeaponType } from '../../admirals-shared/cards/terms';
import type { Tally } from '../../admirals-shared/explain';
import type { Wound } from '../../admirals-shared/odds/spec';
import type { Save } from '../../admirals-shared/saves';
import type { Rules } from '../rules';
import { applyOwn } from '../keywords/apply';
import type { Nearby, Piece } from '../piece';

const ATTRIBUTE_RULES = {
  hit: { Armor: '5F-02 I', Flak: '5F-02 II' },
  critical: { Armor: '5F-03 II', Flak: '5F-03 III' },
} as const;

const attributeSave = (
  name: 'Armor' | 'Flak',
  icon: 'hit' | 'critical',
  { value, lines }: Tally,
): Save => ({
  name,
  upTo: value,
  source: { of: 'card' },
  rule: ATTRIBUTE_RULES[icon][name],
  why: lines,
});

/** 5F-02 to 04: the saves of a target against one icon of such a weapon; what cannot succeed is left out. */
export const savesAgainst = (
  icon: Wound,
  weaponTypes: readonly WeaponType[],
  target: Piece,
  nearTarget: readonly Nearby[],
  rules: Rules,
): readonly Save[] => {
  const byKeyword = applyOwn(rules, 'strikeSaves', [], target, { icon, weaponTypes });
  if (icon === 'direct') return byKeyword;
  const armor = weaponTypes.includes('Heavy')
    ? []
    : [attributeSave('Armor', icon, armorOf(target, rules))];
  const flak = weaponTypes.includes('Ordnance')
    ? [attributeSave('Flak', icon, flakOf(target, nearTarget, rules))]
    : [];
  return [...byKeyword, ...armor, ...flak].filter((save) => save.upTo > 0);
};
