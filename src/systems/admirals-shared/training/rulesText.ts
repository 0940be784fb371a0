import { parseKeyword } from '../cards/keywordText';
import { REPAIRS, ROLES, TERRAINS, WEAPON_TYPES } from '../cards/terms';
import type { Condition, Side } from '../cards/effectForm';
import type { CardModifier, Effect } from '../cards/types';

/** Those of a list that are named, in the order of the names. */
export const namedIn = <Value extends string>(
  values: readonly Value[],
  names: readonly string[],
): readonly Value[] => names.flatMap((name) => values.find((value) => value === name) ?? []);

/** One of these; the first where it is none of them. */
export const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | undefined,
): Value => values.find((value) => value === text) ?? values[0];

/** What follows the first word. */
export const splitAt = (text: string, sign = ' '): readonly [string, string] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
};

/** A card a line, each as its parts. */
export const cardsIn = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((card) => card.split(' · '));

/** `at Escort/Light`, `by Nebula`, `at Stealth`: a role, terrain or keyword of the target or the attacker. */
const sideIn = (of: Side, text: string): Condition => {
  const names = text.split('/');
  const [roles, terrains] = [namedIn(ROLES, names), namedIn(TERRAINS, names)];
  if (text === 'shielded' || text === 'unshielded')
    return { on: 'shielded', has: text === 'shielded' };
  if (roles.length > 0) return { on: 'role', of, roles };
  return terrains.length > 0
    ? { on: 'terrain', of, terrains }
    : { on: 'keyword', of, keyword: text, has: true };
};

/** `from 2`, `within 1`, `with B-009`, `with Heavy`, `if` and a sentence, or one of a side. */
const conditionIn = (text: string): Condition => {
  const [word, rest] = splitAt(text);
  const types = namedIn(WEAPON_TYPES, [rest]);
  switch (word) {
    case 'from':
      return { on: 'distance', min: Number(rest) };
    case 'within':
      return { on: 'distance', max: Number(rest) };
    case 'if':
      return { on: 'asked', text: rest };
    case 'with':
      return types.length > 0
        ? { on: 'weapon-type', types, has: true }
        : { on: 'order', of: 'attacker', order: rest, has: true };
    default:
      return sideIn(word === 'by' ? 'attacker' : 'target', rest);
  }
};

/** `-1 from 2` */
export const modifierIn = (text: string): CardModifier => {
  const [value, when] = splitAt(text);
  return { value: Number(value), when: when === '' ? [] : [conditionIn(when)] };
};

/** `struck +1 from 2`, `repair hull 1 refresh`, `Armor [1]`; ` for friends 1` where it reaches others. */
const effectIn = (text: string): Effect => {
  const [does, friends] = splitAt(text, ' for friends ');
  const [word, rest] = splitAt(does);
  const [first = '', second, third] = rest.split(' ');
  const reach =
    friends === ''
      ? ({ whom: 'bearer' } as const)
      : ({ whom: 'friends', within: Number(friends) } as const);
  switch (word) {
    case 'strike':
    case 'struck':
      return { does: 'modifier', at: word, ...modifierIn(rest), reach };
    case 'lock-on': {
      const { value: dice, when } = modifierIn(rest);
      return { does: 'lock-on-dice', dice, when, reach };
    }
    case 'moves':
      return { does: 'moves', min: Number(first), max: Number(second), reach };
    case 'turns':
      return { does: 'rotations', add: Number(first), reach };
    case 'skirmish':
      return { does: 'skirmish-dice', dice: Number(first), reach };
    case 'repair': {
      const [what, moment] = [oneOf(REPAIRS, first), oneOf(['reveal', 'refresh'], third)];
      return { does: 'repair', what, amount: Number(second), moment, reach };
    }
    case 'text':
      return { does: 'text', text: rest };
    default:
      return { does: 'keyword', keyword: parseKeyword(does), reach };
  }
};

export const effectsIn = (text: string): readonly Effect[] => text.split('; ').map(effectIn);
