import {
  conditionalModifiers,
  holding,
  type AnyStrikeModifiers,
} from '../../admirals-shared/play/modifiers';
import { sumModifiers, type Modifier } from '../../admirals-shared/modifiers';
import type { Condition } from '../cards/types';
import { effectsOn } from '../../admirals-shared/piece';
import type { Rules } from '../rules';
import { terrainRule } from '../../admirals-shared/terrain/rules';
import { judge } from './conditions';
import type { SettledStrike } from './situation';

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
