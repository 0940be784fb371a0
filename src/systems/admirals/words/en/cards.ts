import { makeGrammar } from '../../../../core/words';
import { makeKeyword } from '../../cards/keywordText';
import type {
  Condition,
  Effect,
  LockAbility,
  Reach,
  Repair,
  Requirement,
  Side,
} from '../../cards/types';
import { strikeWords } from './strike';

const { plural, signed, number, list } = makeGrammar('en');

const SIDES: Readonly<Record<Side, string>> = { attacker: 'the attacker', target: 'the target' };

const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

const away = (count: number) => plural(count, { one: '# hex', other: '# hexes' });

const hexes = ({ min = 0, max }: { readonly min?: number; readonly max?: number }): string => {
  if (max === undefined) return min === 0 ? 'at any distance' : `${away(min)} away or more`;
  if (max === 0) return 'adjacent';
  if (min === max) return `exactly ${away(max)} away`;
  return min === 0 ? `within ${away(max)}` : `${number(min)} to ${away(max)} away`;
};

const hasOrNot = (has: boolean): string => (has ? 'has' : 'does not have');

/** `if the target is Light or Escort` without its first word. */
const condition = (on: Condition): string => {
  switch (on.on) {
    case 'distance':
      return `the target is ${hexes(on)}`;
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
      return on.text;
  }
};

const conditions = (when: readonly Condition[]): string =>
  when.length === 0 ? '' : ` if ${list(when.map(condition))}`;

const whom = ({ whom: who, within }: Reach): string => {
  if (who === 'bearer') return 'This ship';
  return within === undefined ? 'Its friends' : `Friends ${hexes({ max: within })}`;
};

const REPAIRS: Readonly<Record<Repair, (amount: number) => string>> = {
  hull: (amount) => plural(amount, { one: '# Hull Point', other: '# Hull Points' }),
  shields: (amount) => plural(amount, { one: '# Shield Point', other: '# Shield Points' }),
  criticals: (amount) => `${number(amount)} Critical Damage`,
  exhausted: (amount) => `${number(amount)} Exhausted`,
};

const MOMENTS: Readonly<Record<'reveal' | 'refresh' | 'any', string>> = {
  reveal: ' when it is revealed',
  refresh: ' at the start of the Refresh Phase',
  any: '',
};

const moves = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  list([
    ...(max === 0 ? [] : [`${signed(max)} to the Moves it may make`]),
    ...(min === 0 ? [] : [`${signed(min)} to those it must make`]),
  ]);

const effect = (does: Effect): string => {
  switch (does.does) {
    case 'modifier': {
      const strikes = does.at === 'strike' ? 'its strikes' : 'strikes at it';
      return `${whom(does.reach)}: ${strikes} have ${signed(does.value)}${conditions(does.when)}.`;
    }
    case 'keyword':
      return `${whom(does.reach)}: ${makeKeyword(does.keyword)}.`;
    case 'moves':
      return `${whom(does.reach)}: ${moves(does)}.`;
    case 'rotations':
      return `${whom(does.reach)}: ${signed(does.add)} to the turns before each maneuver.`;
    case 'lock-on-dice':
      return `${whom(does.reach)}: ${dice(does.dice)} more as Lock On${conditions(does.when)}.`;
    case 'skirmish-dice':
      return `${whom(does.reach)}: ${signed(does.dice)} combat dice.`;
    case 'repair':
      return `${whom(does.reach)}: repairs ${REPAIRS[does.what](does.amount)}${MOMENTS[does.moment]}.`;
    case 'text':
      return does.text;
  }
};

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

const lockAbility = (ability: LockAbility): string => {
  switch (ability.gives) {
    case 'icons':
      return `A Target Lock becomes ${list(ability.icons.map(strikeWords.icon))}.`;
    case 'dice':
      return `A Target Lock adds ${dice(ability.dice)} as Lock On.`;
    case 'skirmish-dice-penalty':
      return `A Target Lock takes ${dice(ability.dice)} from the target’s next skirmish.`;
    case 'text':
      return ability.text;
  }
};

export const cardWords = {
  condition,
  effect,
  requirement,
  lockAbility,
  /** `+1 if the target is adjacent` */
  modifier: (value: number, when: readonly Condition[]) => signed(value) + conditions(when),
} as const;
