import { makeGrammar } from '../../../../core/words';
import type { AnyCondition, ConditionsWords } from '../../cards/conditionForm';
import { WEAPON_TYPES, type Icon } from '../../cards/terms';
import type { cardSentences } from './cards';
import { strikeWords } from './strike';

const { number } = makeGrammar('en');

type Sentences = ReturnType<typeof cardSentences>;

/** In English a term is called as it is written on the cards. */
export const asWritten = <Value extends string>(
  values: readonly Value[],
): Readonly<Record<Value, string>> =>
  // One entry for each of the values.
  Object.fromEntries(values.map((value): [string, string] => [value, value])) as Record<
    Value,
    string
  >;

const CODE = { label: 'Code' } as const;
const NAME = { label: 'Name' } as const;
const TEXT = { label: 'Text', hint: 'Leave it empty where the card prints none.' } as const;

const OF = { label: 'Of', options: { target: 'The target', attacker: 'The attacker' } } as const;
const HAS = { label: 'Has it' } as const;

/** What an edition says in its own words. */
interface Edition<SomeRole extends string, SomeTerrain extends string> {
  readonly roles: readonly SomeRole[];
  readonly terrains: readonly SomeTerrain[];
  readonly say: (condition: AnyCondition<SomeRole, SomeTerrain>) => string;
  readonly questionHint: string;
}

export const conditionsWords = <SomeRole extends string, SomeTerrain extends string>({
  roles,
  terrains,
  say,
  questionHint,
}: Edition<SomeRole, SomeTerrain>): ConditionsWords<SomeRole, SomeTerrain> => ({
  label: 'Conditions',
  one: 'Condition',
  add: 'Add a condition',
  of: {
    label: 'Depends on',
    say,
    kinds: {
      distance: {
        label: 'Distance to the target',
        of: { min: { label: 'Hexes away, at least' }, max: { label: 'Hexes away, at most' } },
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
        of: { of: OF, order: { pick: 'Order', label: 'Order id' }, has: HAS },
      },
      'weapon-type': {
        label: 'Type of weapon',
        of: {
          types: { label: 'Is one of', options: asWritten(WEAPON_TYPES) },
          has: { label: 'Is of the type' },
        },
      },
      asked: {
        label: 'Something that only the table sees',
        of: { text: { label: 'What must be so', hint: questionHint } },
      },
    },
  },
});

const SHORT: Readonly<Record<Icon, string>> = {
  lock: 'Lock',
  hit: 'Hit',
  critical: 'Crit',
  direct: 'Direct',
};

const LONG: Readonly<Record<Icon, string>> = {
  lock: strikeWords.icon('lock'),
  hit: strikeWords.icon('hit'),
  critical: strikeWords.icon('critical'),
  direct: strikeWords.icon('direct'),
};

const SIGNS = {
  short: SHORT,
  named: LONG,
  most: (most: number) => `A row holds at most ${number(most)} icons.`,
  inRow: (row: string) => `Icons of ${row}`,
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
      text: {
        label: 'Something else, in words',
        of: { text: { label: 'The ability, in words' } },
      },
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
        firstAsSecond: 'Print says “1 or less”: 0 gives what 1 gives',
        gives: 'Gives',
        nothing: 'Nothing',
        empty: 'No result gives an icon yet.',
      },
      modifiers: {
        label: 'Modifiers',
        one: 'Modifier',
        add: 'Add a modifier',
        fresh: 'New modifier',
        of: { value: { label: 'Added to each die' }, when, say: modifier },
      },
      lockAbility,
      text: TEXT,
    },
  }) as const;
