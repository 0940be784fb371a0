import { atMost, type Tally } from '../../admirals-shared/explain';
import type { Save } from '../../admirals-shared/saves';
import type { WeaponType } from '../../admirals-shared/cards/terms';
import { applyNearby, applyOwn } from '../keywords/apply';
import type { Nearby, Piece } from '../piece';
import type { Rules } from '../rules';

/** Armor, Flak: a 6 never cancels. */
const MOST_SAVE = 5;

const NOTHING: Tally = { value: 0, lines: [] };

/** Armor: what its keywords add up to. */
export const armorOf = (piece: Piece, rules: Rules): Tally =>
  atMost(applyOwn(rules, 'armor', NOTHING, piece, {}), MOST_SAVE, 'Armor');

/** Flak, Cover: what its keywords and the ships that cover it add up to. */
export const flakOf = (piece: Piece, nearby: readonly Nearby[], rules: Rules): Tally => {
  const own = applyOwn(rules, 'flak', NOTHING, piece, {});
  return atMost(applyNearby(rules, 'flakNearby', own, piece, nearby), MOST_SAVE, 'Flak');
};

const save = (name: 'Armor' | 'Flak', { value, lines }: Tally): readonly Save[] =>
  value === 0 ? [] : [{ name, upTo: value, source: { of: 'card' }, rule: name, why: lines }];

/** Armor, Flak: the rolls that may cancel a Hit or a Critical Hit of such a weapon. */
export const savesAgainst = (
  weaponTypes: readonly WeaponType[],
  target: Piece,
  nearTarget: readonly Nearby[],
  rules: Rules,
): readonly Save[] => [
  ...(weaponTypes.includes('Heavy') ? [] : save('Armor', armorOf(target, rules))),
  ...(weaponTypes.includes('Ordnance') ? save('Flak', flakOf(target, nearTarget, rules)) : []),
];
