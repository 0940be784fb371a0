import {
  sumModifiers,
  type Modifier,
  type ModifierSum,
  type Source,
} from '../../admirals/editions';
import type { Condition } from '../cards/types';
import { effectsOn, type Piece } from '../piece';
import type { Rules } from '../rules';
import { terrainRule } from '../terrain';
import { judge, judgeAll, type Verdict } from './conditions';
import type { SettledStrike } from './situation';

/** A modifier of a card, and whether its conditions let it count. */
export interface ConditionalModifier extends Modifier {
  readonly when: readonly Condition[];
  readonly verdict: Verdict;
  /** What the table still has to say. */
  readonly open: readonly Condition[];
}

export interface StrikeModifiers extends ModifierSum {
  /** Everything on cards that could have counted; what holds is among the modifiers too. */
  readonly conditional: readonly ConditionalModifier[];
}

interface CardLine {
  readonly value: number;
  readonly when: readonly Condition[];
  readonly source: Source;
}

const RULE = 'Making Attacks';

const effectLines = (piece: Piece, at: 'strike' | 'struck'): readonly CardLine[] =>
  effectsOn(piece, 'modifier')
    .filter(({ effect }) => effect.at === at)
    .map(({ source, effect: { value, when } }) => ({
      value,
      when,
      source: { of: 'effect', card: source },
    }));

const cardLines = ({ weapon, attacker, target }: SettledStrike): readonly CardLine[] => [
  ...weapon.modifiers.map(({ value, when }): CardLine => {
    return { value, when, source: { of: 'weapon', weapon: weapon.name } };
  }),
  ...effectLines(attacker, 'strike'),
  ...effectLines(target, 'struck'),
];

/** Terrain Types: by the hex that the target is in. */
const fromTerrain = ({ target: { terrain } }: SettledStrike, rules: Rules): readonly Modifier[] => {
  const { struck } = terrainRule(rules.terrains, terrain);
  return struck === undefined || terrain === null
    ? []
    : [{ value: struck, source: { of: 'terrain', terrain }, rule: terrain }];
};

/** Making Attacks: orders, weapons and terrain, added up and held between −1 and +2. */
export const strikeModifiers = (strike: SettledStrike, rules: Rules): StrikeModifiers => {
  const conditional = cardLines(strike).map((line): ConditionalModifier => ({
    ...line,
    rule: RULE,
    verdict: judgeAll(line.when, strike, rules),
    open: line.when.filter((condition) => judge(condition, strike, rules) === 'asked'),
  }));
  const holding = conditional
    .filter(({ verdict }) => verdict === 'holds')
    .map(({ value, source, rule }): Modifier => ({ value, source, rule }));
  const sum = sumModifiers([...holding, ...fromTerrain(strike, rules), ...strike.byHand]);
  return { ...sum, conditional };
};
