import { dice, number } from '../../../kit/english';
import { labels, several } from '../../../kit/cards/words/en/desk';
import type { ConditionsWords } from '../../cards/effectForm';
import { ARCS, ARMAMENT_SLOTS, byName, ICONS, WEAPON_TYPES } from '../../cards/terms';
import type { cardSentences } from './cards';
import { strikeWords } from './strike';
import { terms as printed } from './terms';

/** In English a term is called as it is written on the cards. */
export const asWritten = <Value extends string>(values: readonly Value[]) =>
  byName(values, (value): string => value);

export const CODE = { label: 'Code' } as const;
export const NAME = { label: 'Name' } as const;
const TEXT = { label: 'Text', hint: 'Leave empty if the card has none.' } as const;

const OF = { label: 'Of', options: { target: 'The target', attacker: 'The attacker' } } as const;
const HAS = { label: 'Has it' } as const;

/** Points or boxes. */
interface Repaired {
  readonly hull: string;
  readonly shields: string;
}

/** What an edition says in its own words. */
interface Edition<
  Role extends string = string,
  OrderType extends string = string,
  Repairs extends Repaired = Repaired,
  Effect = unknown,
> {
  readonly roles: readonly Role[];
  readonly terrains: readonly string[];
  readonly orderTypes: readonly OrderType[];
  readonly cards: Omit<ReturnType<typeof cardSentences>, 'effect'> & { readonly effect: Effect };
  readonly strike: string;
  readonly maneuver: string;
  readonly keywords: KeywordTerms;
  readonly shields: { readonly pool: string; readonly hexagon: string };
  readonly repairs: Repairs;
  /** What a Target Lock does with dice. */
  readonly lockDice: string;
}

interface KeywordTerms {
  /** Where the keywords stand that can be picked. */
  readonly known: string;
  readonly hint: string;
}

const conditionsWords = ({ roles, terrains, cards, strike }: Edition): ConditionsWords => ({
  ...several('Conditions', 'a condition'),
  of: {
    label: 'Depends on',
    say: cards.condition,
    kinds: {
      distance: {
        label: 'Distance to the target',
        of: labels({ min: 'Hexes away, at least', max: 'Hexes away, at most' }),
      },
      role: {
        label: 'Role',
        of: { of: OF, roles: { label: 'Is one of', options: asWritten(roles) } },
      },
      keyword: {
        label: 'Keyword',
        of: { of: OF, keyword: { pick: 'Keyword', label: 'Keyword, as printed' }, has: HAS },
      },
      shielded: { label: 'Shielded or not', of: { has: { label: 'Is shielded' } } },
      terrain: {
        label: 'Terrain',
        of: { of: OF, terrains: { label: 'Is in one of', options: asWritten(terrains) } },
      },
      order: {
        label: 'Order',
        of: { of: OF, order: { pick: 'Order', label: 'Order code' }, has: HAS },
      },
      'weapon-type': {
        label: 'Type of weapon',
        of: {
          types: { label: 'Is one of', options: asWritten(WEAPON_TYPES) },
          has: { label: 'Is of the type' },
        },
      },
      asked: {
        label: 'Something else on the table',
        of: {
          text: { label: 'The condition, in words', hint: `You are asked at each ${strike}.` },
        },
      },
    },
  },
});

const SIGNS = {
  short: strikeWords.short,
  named: byName(ICONS, strikeWords.icon),
  most: (most: number) => `A row holds at most ${number(most)} icons.`,
  inRow: (row: string) => `Icons: ${row}`,
} as const;

const LOCK_DICE = { dice: { label: 'Dice' } } as const;

/** What one Target Lock buys. */
const lockWords = ({ cards, lockDice }: Edition) =>
  ({
    label: 'Target Lock ability',
    say: cards.lockAbility,
    kinds: {
      icons: {
        label: 'Turns the lock into icons',
        of: { icons: { ...SIGNS, label: 'What the lock becomes', row: 'Becomes' } },
      },
      dice: { label: lockDice, of: LOCK_DICE },
      'skirmish-dice-penalty': {
        label: 'Takes dice from the target’s next skirmish',
        of: LOCK_DICE,
      },
      text: { label: 'Something else, in words', of: labels({ text: 'The ability, in words' }) },
    },
  }) as const;

const weaponWords = (edition: Edition, when: ConditionsWords) =>
  ({
    one: 'Weapon',
    many: 'Weapons',
    of: {
      code: { ...CODE, hint: 'As printed, such as L-CANNON.' },
      name: NAME,
      types: { label: 'Types', short: 'Type', options: asWritten(WEAPON_TYPES) },
      maxDistance: { label: 'Maximum distance', short: 'Distance' },
      chart: {
        ...SIGNS,
        label: 'Effect chart',
        result: (result: number) => number(result),
        firstAsSecond: 'Card says “1 or less”: 0 counts as 1',
        gives: 'Gives',
        nothing: 'Nothing',
        empty: 'No result gives an icon yet.',
      },
      modifiers: {
        ...several('Modifiers', 'a modifier'),
        fresh: 'New modifier',
        of: { value: { label: 'Added to each die' }, when, say: edition.cards.modifier },
      },
      lockAbility: lockWords(edition),
      text: TEXT,
    },
  }) as const;

const REACH = {
  whom: { label: 'Works on', options: { bearer: 'This ship', friends: 'Its friends' } },
  within: { label: 'Within hexes' },
} as const;

const keywordWords = ({ known, hint }: KeywordTerms) =>
  ({
    label: 'Keyword',
    hint,
    known,
    number: 'Number in brackets',
    order: 'Order in brackets',
  }) as const;

const keywordsWords = (terms: KeywordTerms) =>
  ({
    ...several('Keywords', 'a keyword'),
    type: 'Type another keyword',
    fresh: 'New keyword',
    empty: 'No keywords.',
    of: keywordWords(terms),
  }) as const;

/** Dice that an order adds to strikes under conditions. */
export const diceWhenWords = (label: string, when: ConditionsWords) =>
  ({ label, of: { dice: { label: 'Dice' }, when, reach: REACH } }) as const;

const effectKindsWords = <Repairs extends Repaired>(
  { strike, maneuver, keywords, repairs }: Edition<string, string, Repairs>,
  when: ConditionsWords,
) =>
  ({
    text: { label: 'In words, as printed', of: { text: { label: 'The effect, in words' } } },
    modifier: {
      label: `A modifier to ${strike}s`,
      of: {
        at: { label: `On which ${strike}s`, options: { strike: 'Its own', struck: 'At it' } },
        value: { label: 'Added to each die' },
        when,
        reach: REACH,
      },
    },
    keyword: { label: 'A keyword', of: { keyword: keywordWords(keywords), reach: REACH } },
    moves: {
      label: 'Moves',
      of: {
        ...labels({ max: 'Added to maximum moves', min: 'Added to required moves' }),
        reach: REACH,
      },
    },
    rotations: {
      label: `Turns before a ${maneuver}`,
      of: { add: { label: 'Extra turns' }, reach: REACH },
    },
    'skirmish-dice': {
      label: 'Combat dice in a skirmish',
      of: { dice: { label: 'Extra dice' }, reach: REACH },
    },
    repair: {
      label: 'A repair',
      of: {
        what: { label: 'Repairs', options: repairs },
        amount: { label: 'How many' },
        moment: {
          label: 'When',
          options: {
            reveal: 'When the card is revealed',
            refresh: 'At the start of the Refresh Phase',
            any: 'At any time',
          },
        },
        reach: REACH,
      },
    },
  }) as const;

const effectsWords = <Say, Kinds>(say: Say, kinds: Kinds) =>
  ({
    ...several('Effects', 'an effect'),
    empty: 'None yet. Enter what the app should count; the rest goes into the text below.',
    of: { label: 'What it does', say, kinds },
  }) as const;

const requirementsWords = ({ roles, cards }: Edition) =>
  ({
    ...several('Requirements', 'a requirement'),
    empty: 'Any ship may have it.',
    of: {
      label: 'What the ship needs',
      say: cards.requirement,
      kinds: {
        role: {
          label: 'A role',
          of: { roles: { label: 'One of these roles', options: asWritten(roles) } },
        },
        keyword: {
          label: 'A keyword',
          of: { keywords: { ...several('Keywords', 'a keyword'), type: 'Type a keyword' } },
        },
        name: {
          label: 'A word in its name',
          of: { includes: { ...several('Words', 'a word'), type: 'Another word' } },
        },
        class: {
          label: 'A class',
          of: { classes: { ...several('Classes', 'a class'), type: 'Another class' } },
        },
        code: {
          label: 'A ship’s code',
          of: { codes: { ...several('Codes', 'a ship'), one: 'Code', type: 'Type a code' } },
        },
      },
    },
  }) as const;

const WORDLESS = {
  told: 'Text missing',
  why: 'What it does is not entered yet. Type it in from the printed card.',
} as const;

const orderWords = <OrderType extends string, Effects>(
  edition: Edition<string, OrderType>,
  effects: Effects,
) =>
  ({
    one: 'Order',
    many: 'Orders',
    wordless: WORDLESS,
    of: {
      code: CODE,
      name: NAME,
      type: { label: 'Type', options: asWritten(edition.orderTypes) },
      psionic: { label: 'Psionic' },
      requirements: requirementsWords(edition),
      effects,
      text: TEXT,
    },
  }) as const;

/** What a ship carries into a game. */
const carriedWords = <Effects>(one: string, many: string, effects: Effects) =>
  ({
    one,
    many,
    wordless: WORDLESS,
    of: { code: CODE, name: NAME, effects, text: TEXT },
  }) as const;

const ARMAMENTS = {
  ...several('Armaments', 'an armament'),
  fresh: 'New armament',
  empty: 'No armaments yet.',
  of: {
    weapon: {
      pick: 'Weapon',
      label: 'Weapon code',
      hint: 'Or type it, as printed beside the dice.',
      make: 'Enter a new weapon card',
    },
    mounts: {
      label: 'Dice and arcs, as printed',
      one: 'Dice and arc',
      arc: 'Arc',
      arcNames: byName(ARCS, strikeWords.arc),
      dice: 'Dice',
      diceIn: (at: number) => `Dice in arc ${number(at)}`,
      another: 'Another arc',
      count: dice,
      byDiagram: 'Change by diagram',
    },
    slot: { label: 'Place on the card', options: asWritten(ARMAMENT_SLOTS) },
  },
} as const;

/** What stands on a ship card of every edition. */
const shipFieldsWords = <Role extends string>({
  roles,
  shields,
  repairs,
  keywords,
}: Edition<Role>) =>
  ({
    code: { ...CODE, hint: 'As printed, such as PA-DN.' },
    name: NAME,
    class: { label: 'Class', hint: TEXT.hint },
    role: { label: 'Role', options: asWritten(roles) },
    hull: { label: repairs.hull },
    shields: { label: 'Shields', ...shields, points: repairs.shields, term: printed.term },
    armaments: ARMAMENTS,
    keywords: keywordsWords(keywords),
    text: TEXT,
  }) as const;

/** What the fields of cards are called; an order of an edition may do more than those of both. */
export const cardFieldsIn = <
  Role extends string,
  OrderType extends string,
  Repairs extends Repaired,
  Effect,
  More,
>(
  edition: Edition<Role, OrderType, Repairs, Effect>,
  more: (when: ConditionsWords) => More,
) => {
  const when = conditionsWords(edition);
  const kinds = { ...effectKindsWords(edition, when), ...more(when) };
  const effects = effectsWords(edition.cards.effect, kinds);
  return {
    ship: shipFieldsWords(edition),
    weapon: weaponWords(edition, when),
    order: orderWords(edition, effects),
    carried: (one: string, many: string) => carriedWords(one, many, effects),
  } as const;
};
