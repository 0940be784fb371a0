import type { Facing, WeaponType } from '../../admirals-shared/cards/terms';
import { NO_SHIELDS, shieldsFrom, type UsableShields } from '../../admirals-shared/play/strikes';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import type { Rules } from '../rules';
import type { Piece, Nearby } from '../piece';
import { armorOf, flakOf } from '../attributes';
import type { Tally } from '../../admirals-shared/explain';
import type { Wound } from '../../admirals-shared/odds/spec';
import type { Save } from '../../admirals-shared/saves';
import { applyOwn } from '../keywords/apply';

/** 5E, 5E-01, 8D-01: the pool, or the facings that the attacker is in (ruling shared-ray-pools-facings); none in a nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  const { noShields } = terrainRule(rules.terrains, target.terrain);
  if (noShields !== undefined) return { ...NO_SHIELDS, rule: noShields };
  const pooled = rules.rulings['shared-ray-pools-facings'] === 'both';
  const rule = target.shields.as === 'pool' ? '5E' : '5E-01';
  return { ...shieldsFrom(target.shields, facings, pooled), rule };
};

/** 14B: it has a Shield Point that it could spend against this attacker. */
export const isShielded = (target: Piece, facings: readonly Facing[], rules: Rules): boolean =>
  usableShields(target, facings, rules).points > 0;

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
