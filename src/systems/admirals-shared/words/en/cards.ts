import { counts, dice, hexes, list, number, signed } from '../../../kit/english';
import { makeKeyword } from '../../cards/keywordText';
import type { Repair } from '../../cards/terms';
import type { AnyEffect, Condition, Reach, Side } from '../../cards/effectForm';
import type { Effect, LockAbility } from '../../cards/types';
import type { Requirement } from '../../cards/orderForm';
import { strikeWords } from './strike';

const SIDES: Readonly<Record<Side, string>> = { attacker: 'the attacker', target: 'the target' };

const distance = ({ min = 0, max }: { readonly min?: number; readonly max?: number }): string => {
  if (max === undefined) return min === 0 ? 'at any distance' : `${hexes(min)} away or more`;
  if (max === 0) return 'adjacent';
  if (min === max) return `exactly ${hexes(max)} away`;
  return min === 0 ? `within ${hexes(max)}` : `${number(min)} to ${hexes(max)} away`;
};

const hasOrNot = (has: boolean): string => (has ? 'has' : 'does not have');

/** A sentence of a card as a part of another one. */
const within = (text: string): string =>
  text
    .replace(/^(?:An?|Its?|No|Th(?:e|is|ese)|You)\b/, (word) => word.toLowerCase())
    .replace(/\.$/, '');

/** `if the target is Light or Escort` without its first word. */
const condition = (on: Condition): string => {
  switch (on.on) {
    case 'distance':
      return `the target is ${distance(on)}`;
    case 'role':
      return `${SIDES[on.of]} is ${list(on.roles, 'or')}`;
    case 'keyword':
      return `${SIDES[on.of]} ${hasOrNot(on.has)} ${on.keyword}`;
    case 'shielded':
      return on.has ? 'the target is shielded' : 'the target is not shielded';
    case 'terrain':
      return `${SIDES[on.of]} is in a ${list(on.terrains, 'or')} hex`;
    case 'order':
      return `${SIDES[on.of]} ${hasOrNot(on.has)} the order ${on.order}`;
    case 'weapon-type':
      return `the weapon is ${on.has ? '' : 'not '}${list(on.types, 'or')}`;
    case 'asked':
      return within(on.text);
  }
};

const conditions = (when: readonly Condition[]): string =>
  when.length === 0 ? '' : ` if ${list(when.map(condition))}`;

const whom = ({ whom: who, within }: Reach): string => {
  if (who === 'bearer') return 'This ship';
  if (within === 0) return 'Adjacent friends';
  return within === undefined ? 'Its friends' : `Friends ${distance({ max: within })}`;
};

const MOMENTS: Readonly<Record<'reveal' | 'refresh' | 'any', string>> = {
  reveal: ' when it is revealed',
  refresh: ' at the start of the Refresh Phase',
  any: '',
};

const REPAIRS: Of = { bearer: 'repairs', friends: 'repair' };

const moves = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  list([
    ...(max === 0 && min !== 0 ? [] : [`${signed(max)} maximum Moves`]),
    ...(min === 0 ? [] : [`${signed(min)} required Moves`]),
  ]);

/** Of one ship, and of several. */
type Of = Readonly<Record<Reach['whom'], string>>;

/** What one edition calls what all of them have. */
export interface CardTerms<SomeRepair extends string> {
  readonly strike: Of;
  readonly struck: Of;
  readonly maneuver: string;
  /** What a Target Lock does with dice. */
  readonly lockDice: (dice: string) => string;
  readonly repairs: Readonly<Record<SomeRepair, (amount: number) => string>>;
}

/** The sentence of an effect, in the terms of an edition. */
const effectIn =
  <SomeRepair extends string>(terms: CardTerms<SomeRepair>) =>
  (does: AnyEffect<SomeRepair>): string => {
    switch (does.does) {
      case 'modifier':
        return `${whom(does.reach)}: ${terms[does.at][does.reach.whom]} have ${signed(does.value)}${conditions(does.when)}.`;
      case 'keyword':
        return `${whom(does.reach)}: ${makeKeyword(does.keyword)}.`;
      case 'moves':
        return `${whom(does.reach)}: ${moves(does)}.`;
      case 'rotations':
        return `${whom(does.reach)}: ${signed(does.add)} to the turns before each ${terms.maneuver}.`;
      case 'skirmish-dice':
        return `${whom(does.reach)}: ${signed(does.dice)} combat dice.`;
      case 'repair':
        return `${whom(does.reach)}: ${REPAIRS[does.reach.whom]} ${terms.repairs[does.what](does.amount)}${MOMENTS[does.moment]}.`;
      case 'text':
        return does.text;
    }
  };

/** Dice that an order brings, under conditions. */
interface DiceWhen {
  readonly dice: number;
  readonly when: readonly Condition[];
  readonly reach: Reach;
}

const diceWhen = ({ dice: count, reach, when }: DiceWhen, how: (dice: string) => string): string =>
  `${whom(reach)}: ${how(dice(count))}${conditions(when)}.`;

const requirement = (on: Requirement): string => {
  switch (on.on) {
    case 'name':
      return `Its name has ${list(on.includes, 'or')} in it.`;
    case 'class':
      return `Its class is ${list(on.classes, 'or')}.`;
    case 'code':
      return `Its code is ${list(on.codes, 'or')}.`;
    case 'role':
      return `It is ${list(on.roles, 'or')}.`;
    case 'keyword':
      return `It has ${list(on.keywords, 'or')}.`;
  }
};

const lockAbilityIn =
  ({ lockDice }: Pick<CardTerms<string>, 'lockDice'>) =>
  (ability: LockAbility): string => {
    switch (ability.gives) {
      case 'icons':
        return `A Target Lock becomes ${strikeWords.icons(ability.icons)}.`;
      case 'dice':
        return `A Target Lock ${lockDice(dice(ability.dice))}.`;
      case 'skirmish-dice-penalty':
        return `A Target Lock takes ${dice(ability.dice)} from the target’s next skirmish.`;
      case 'text':
        return ability.text;
    }
  };

/** What cards of every edition say, in the terms of one. */
export const cardSentences = <SomeRepair extends string>(terms: CardTerms<SomeRepair>) =>
  ({
    condition,
    effect: effectIn(terms),
    diceWhen,
    requirement,
    lockAbility: lockAbilityIn(terms),
    /** Of a card that does something, while only its name is known. */
    noText: 'What it does is not entered yet.',
    /** `+1 if the target is adjacent` */
    modifier: (value: number, when: readonly Condition[]) => signed(value) + conditions(when),
  }) as const;

const shared = cardSentences<Repair>({
  strike: { bearer: 'its strikes', friends: 'their strikes' },
  struck: { bearer: 'strikes at it', friends: 'strikes at them' },
  maneuver: 'maneuver',
  lockDice: (count) => `adds ${count} as Lock On`,
  repairs: {
    hull: counts('Hull Point'),
    shields: counts('Shield Point'),
    criticals: (amount) => `${number(amount)} Critical Damage`,
    exhausted: (amount) => `${number(amount)} Exhausted`,
  },
});

export const cardWords = {
  ...shared,
  effect: (does: Effect) =>
    does.does === 'lock-on-dice'
      ? shared.diceWhen(does, (count) => `${count} more as Lock On`)
      : shared.effect(does),
} as const;
