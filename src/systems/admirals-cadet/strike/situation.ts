import type { Facing, WeaponType } from '../../admirals-shared/cards/terms';
import { atMost, type Tally } from '../../admirals-shared/explain';
import { sumModifiers, type Modifier } from '../../admirals-shared/modifiers';
import { effectsOn } from '../../admirals-shared/piece';
import { allHold, judgeBy, type Verdict } from '../../admirals-shared/play/conditions';
import {
  conditionalModifiers,
  holding,
  type AnyStrikeModifiers,
} from '../../admirals-shared/play/modifiers';
import { NO_SHIELDS, shieldsFrom, type UsableShields } from '../../admirals-shared/play/strikes';
import type { Save } from '../../admirals-shared/saves';
import type { AnyStrikeSituation, Settled } from '../../admirals-shared/strike/situation';
import { terrainRule } from '../../admirals-shared/terrain/rules';
import type { WeaponCard, Condition } from '../cards/forms';
import { applyNearby, applyOwn } from '../keywords/apply';
import { reached, type Piece, type Nearby } from '../piece';
import type { Rules } from '../rules';
import type { Rulings } from '../rulings';

/** Everything that an attack depends on. What only the map shows is said by the players. */
export type StrikeSituation = AnyStrikeSituation<Piece, WeaponCard>;

/** An attack whose two ships already have what their friends' orders do to them. Rules look at these only. */
export type SettledStrike = Settled<StrikeSituation>;

export const settleStrike = (strike: StrikeSituation, rulings: Rulings): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker, rulings),
  target: reached(strike.target, strike.nearTarget, rulings),
  settled: true,
});

/** Shields: the track, or the sides the attack comes from (ruling corner-both-sides); none in a Nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  if (terrainRule(rules.terrains, target.terrain).noShields)
    return { ...NO_SHIELDS, rule: 'Nebula' };
  if (!target.mayShield) return { ...NO_SHIELDS, rule: 'Historic Play' };
  const pooled = rules.rulings['corner-both-sides'] === 'both';
  return { ...shieldsFrom(target.shields, facings, pooled), rule: 'Shields' };
};

/** Shields, Critical Hits: boxes block Hits on every ship, and Critical Hits on Heavy and Super Heavy ones. */
export const mayBlock = ({ card: { role } }: Piece, icon: 'hit' | 'critical'): boolean =>
  icon === 'hit' || role === 'Heavy' || role === 'Super Heavy';

/** Modifier List: one condition of a card, by what the game knows of the attack. */
export const judge = (condition: Condition, strike: SettledStrike, rules: Rules): Verdict =>
  judgeBy(condition, strike, () => usableShields(strike.target, strike.facings, rules).points > 0);

/** All must hold; what fails, fails whatever the table would say. */
export const judgeAll = (
  when: readonly Condition[],
  strike: SettledStrike,
  rules: Rules,
): Verdict => allHold(when.map((condition) => judge(condition, strike, rules)));

export type StrikeModifiers = AnyStrikeModifiers<Condition>;

const RULES = { weapon: 'Making Attacks', effect: 'Making Attacks' };

/** Terrain Types: by the hex that the target is in. */
const fromTerrain = ({ target: { terrain } }: SettledStrike, rules: Rules): readonly Modifier[] => {
  const { struck } = terrainRule(rules.terrains, terrain);
  return struck === undefined || terrain === null
    ? []
    : [{ value: struck, source: { of: 'terrain', terrain }, rule: terrain }];
};

/** Making Attacks: orders, weapons and terrain, added up and held between −1 and +2. */
export const strikeModifiers = (strike: SettledStrike, rules: Rules): StrikeModifiers => {
  const conditional = conditionalModifiers<Condition>(
    {
      weapon: strike.weapon,
      attacker: effectsOn(strike.attacker, 'modifier'),
      target: effectsOn(strike.target, 'modifier'),
    },
    RULES,
    (condition) => judge(condition, strike, rules),
  );
  const sum = sumModifiers([
    ...holding(conditional),
    ...fromTerrain(strike, rules),
    ...strike.byHand,
  ]);
  return { ...sum, conditional };
};

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
