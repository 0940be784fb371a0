import { counts, number } from '../../../kit/english';
import { labels, several } from '../../../kit/cards/words/en/desk';
import type { Condition, ConditionsWords } from '../../cards/effectForm';
import { ARCS, ARMAMENT_SLOTS, byName, ICONS, WEAPON_TYPES } from '../../cards/terms';
import type { cardSentences } from './cards';
import { strikeWords } from './strike';
import { terms as printed } from './terms';

type Sentences = ReturnType<typeof cardSentences>;

/** In English a term is called as it is written on the cards. */
export const asWritten = <Value extends string>(values: readonly Value[]) =>
  byName(values, (value): string => value);

export const CODE = { label: 'Code' } as const;
export const NAME = { label: 'Name' } as const;
const TEXT = { label: 'Text', hint: 'Leave empty if the card has none.' } as const;

const OF = { label: 'Of', options: { target: 'The target', attacker: 'The attacker' } } as const;
const HAS = { label: 'Has it' } as const;

/** What an edition says in its own words. */
interface Edition {
  readonly roles: readonly string[];
  readonly terrains: readonly string[];
  readonly say: (condition: Condition) => string;
  readonly questionHint: string;
}

export const conditionsWords = ({
  roles,
  terrains,
  say,
  questionHint,
}: Edition): ConditionsWords => ({
  ...several('Conditions', 'a condition'),
  of: {
    label: 'Depends on',
    say,
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
        of: { text: { label: 'The condition, in words', hint: questionHint } },
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

/** What one Target Lock buys; what dice are then differs by edition. */
export const lockWords = <Say>(say: Say, dice: string) =>
  ({
    label: 'Target Lock ability',
    say,
    kinds: {
      icons: {
        label: 'Turns the lock into icons',
        of: { icons: { ...SIGNS, label: 'What the lock becomes', row: 'Becomes' } },
      },
      dice: { label: dice, of: LOCK_DICE },
      'skirmish-dice-penalty': {
        label: 'Takes dice from the target’s next skirmish',
        of: LOCK_DICE,
      },
      text: { label: 'Something else, in words', of: labels({ text: 'The ability, in words' }) },
    },
  }) as const;

export const weaponWords = <When, Lock>(
  when: When,
  lockAbility: Lock,
  modifier: Sentences['modifier'],
) =>
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
        of: { value: { label: 'Added to each die' }, when, say: modifier },
      },
      lockAbility,
      text: TEXT,
    },
  }) as const;

const REACH = {
  whom: { label: 'Works on', options: { bearer: 'This ship', friends: 'Its friends' } },
  within: { label: 'Within hexes' },
} as const;

interface KeywordTerms {
  /** Where the keywords stand that can be picked. */
  readonly known: string;
  readonly hint: string;
}

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

interface EffectTerms<When, Repairs> extends KeywordTerms {
  readonly when: When;
  readonly repairs: Repairs;
  readonly modifier: string;
  readonly strikes: string;
  readonly rotations: string;
}

/** Dice that an order adds to strikes under conditions. */
export const diceWhenWords = <When>(label: string, when: When) =>
  ({ label, of: { dice: { label: 'Dice' }, when, reach: REACH } }) as const;

export const effectKindsWords = <When, Repairs>(terms: EffectTerms<When, Repairs>) =>
  ({
    text: { label: 'In words, as printed', of: { text: { label: 'The effect, in words' } } },
    modifier: {
      label: terms.modifier,
      of: {
        at: { label: terms.strikes, options: { strike: 'Its own', struck: 'At it' } },
        value: { label: 'Added to each die' },
        when: terms.when,
        reach: REACH,
      },
    },
    keyword: { label: 'A keyword', of: { keyword: keywordWords(terms), reach: REACH } },
    moves: {
      label: 'Moves',
      of: {
        ...labels({ max: 'Added to maximum moves', min: 'Added to required moves' }),
        reach: REACH,
      },
    },
    rotations: { label: terms.rotations, of: { add: { label: 'Extra turns' }, reach: REACH } },
    'skirmish-dice': {
      label: 'Combat dice in a skirmish',
      of: { dice: { label: 'Extra dice' }, reach: REACH },
    },
    repair: {
      label: 'A repair',
      of: {
        what: { label: 'Repairs', options: terms.repairs },
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

const requirementsWords = (roles: readonly string[], say: Sentences['requirement']) =>
  ({
    ...several('Requirements', 'a requirement'),
    empty: 'Any ship may have it.',
    of: {
      label: 'What the ship needs',
      say,
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

interface OrderTerms<Type extends string, Say, Kinds> {
  readonly types: readonly Type[];
  readonly roles: readonly string[];
  readonly requirement: Sentences['requirement'];
  readonly effect: Say;
  readonly kinds: Kinds;
}

export const orderWords = <Type extends string, Say, Kinds>(terms: OrderTerms<Type, Say, Kinds>) =>
  ({
    one: 'Order',
    many: 'Orders',
    wordless: WORDLESS,
    of: {
      code: CODE,
      name: NAME,
      type: { label: 'Type', options: asWritten(terms.types) },
      psionic: { label: 'Psionic' },
      requirements: requirementsWords(terms.roles, terms.requirement),
      effects: effectsWords(terms.effect, terms.kinds),
      text: TEXT,
    },
  }) as const;

/** What a ship carries into a game. */
export const carriedWords = <Say, Kinds>(one: string, many: string, say: Say, kinds: Kinds) =>
  ({
    one,
    many,
    wordless: WORDLESS,
    of: { code: CODE, name: NAME, effects: effectsWords(say, kinds), text: TEXT },
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
      count: counts('die', 'dice'),
      byDiagram: 'Change by diagram',
    },
    slot: { label: 'Place on the card', options: asWritten(ARMAMENT_SLOTS) },
  },
} as const;

interface ShieldTerms {
  readonly pool: string;
  readonly hexagon: string;
  readonly points: string;
}

interface ShipTerms<SomeRole extends string> {
  readonly roles: readonly SomeRole[];
  readonly hull: string;
  readonly shields: ShieldTerms;
  readonly keywords: KeywordTerms;
}

/** What stands on a ship card of every edition. */
export const shipFieldsWords = <SomeRole extends string>(terms: ShipTerms<SomeRole>) =>
  ({
    code: { ...CODE, hint: 'As printed, such as PA-DN.' },
    name: NAME,
    class: { label: 'Class', hint: TEXT.hint },
    role: { label: 'Role', options: asWritten(terms.roles) },
    hull: { label: terms.hull },
    shields: { label: 'Shields', ...terms.shields, term: printed.term },
    armaments: ARMAMENTS,
    keywords: keywordsWords(terms.keywords),
    text: TEXT,
  }) as const;
