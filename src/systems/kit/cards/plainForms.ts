import * as read from '../../../core/checked/read';
import type { Answer } from '../../../core/pages/answers';
import type { Option } from '../../../core/pages/page';
import { choice, faultBlock, field, stepper, type ChoiceStyle } from './controls';
import { listAt, numberAt } from './draftParts';
import type { FieldWords, Form } from './form';
import { foundAt, readsOn, type Spot } from './open';

const tellText = (found: Answer | undefined): readonly string[] =>
  typeof found === 'string' && found !== '' ? [found] : [];

interface TextOptions {
  readonly most: number;
  readonly lines?: 'one' | 'many';
}

/** A text on one line or several. */
export const text = ({ most, lines = 'one' }: TextOptions): Form<string, FieldWords> => ({
  read: read.text({ most, lines: lines === 'many' }),
  schema: { type: 'string', minLength: 1, maxLength: most },
  blank: '',
  standIn: '?',
  edit: (spot, words) => [field(spot, words, lines)],
  tell: tellText,
  show: (value) => (lines === 'many' ? [{ block: 'text', text: value }] : []),
});

interface KnownWords extends FieldWords {
  readonly known: string;
}

/** A text that other cards have too: typed, or taken over from one of them. */
export const sharedText = (
  most: number,
  known: (spot: Spot) => readonly string[],
): Form<string, KnownWords> => ({
  ...text({ most }),
  edit: (spot, words) => {
    const options = [...new Set(known(spot))].sort().map((value) => ({ value, label: value }));
    const menu = { style: 'menu', options } as const;
    return [
      field(spot, words),
      ...(options.length === 0 ? [] : choice(spot, { label: words.known }, menu)),
    ];
  },
});

interface NumberOptions {
  readonly least: number;
  readonly most: number;
  readonly as?: 'stepper' | 'menu' | 'segments';
  /** What a new card has, where that does not wait for the print. */
  readonly begins?: number;
  /** What the first tap on a stepper makes of nothing; the least where none is usual. */
  readonly first?: number;
  readonly rule?: string;
}

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

const tellNumber = (found: Answer | undefined): readonly string[] =>
  typeof found === 'number' ? [String(found)] : [];

/** A whole number within bounds. */
export const whole = ({
  least,
  most,
  as = 'stepper',
  begins,
  first,
  rule,
}: NumberOptions): Form<number, FieldWords> => ({
  read: read.whole({ least, most }),
  schema: { type: 'integer', minimum: least, maximum: most },
  blank: begins ?? null,
  standIn: Math.max(0, least),
  edit: (spot, words) => {
    if (as === 'stepper') {
      const usual = first ?? Math.max(least, Math.min(most, 1));
      const range = { min: least, max: most, first: usual };
      return stepper(spot, words.label, { ...range, ...readsOn(spot, rule) });
    }
    const options = upTo(least, most).map((value) => ({ value, label: String(value) }));
    return choice(spot, words, { style: as, options, ...readsOn(spot, rule) });
  },
  tell: tellNumber,
  ...(rule === undefined ? {} : { rule }),
});

interface ShareWords extends FieldWords {
  readonly share: (value: number) => string;
}

const HUNDREDTHS = upTo(0, 100).map((at) => at / 100);

/** A share of one, by hundredths; one in between that was typed elsewhere stays. */
export const share: Form<number, ShareWords> = {
  read: read.number({ least: 0, most: 1 }),
  schema: { type: 'number', minimum: 0, maximum: 1 },
  blank: null,
  edit: (spot, words) => {
    const now = numberAt(spot.open.draft, spot.path);
    const values = now === null || HUNDREDTHS.includes(now) ? HUNDREDTHS : [now, ...HUNDREDTHS];
    const options = values.map((value) => ({ value, label: words.share(value) }));
    return choice(spot, words, { style: 'menu', options });
  },
};

interface ChoiceWords<Value extends string> extends FieldWords {
  readonly options: Readonly<Record<Value, string>>;
}

const labelled = <Value extends string>(
  values: readonly Value[],
  { options }: ChoiceWords<Value>,
): readonly (Option & { readonly value: Value })[] =>
  values.map((value) => ({ value, label: options[value] }));

/** What a draft has of a fixed list, each by its name. */
const named = <Value extends string>(
  values: readonly Value[],
  found: readonly unknown[],
  { options }: ChoiceWords<Value>,
): readonly string[] =>
  found.flatMap((one) => {
    const value = values.find((known) => known === one);
    return value === undefined ? [] : [options[value]];
  });

interface OneOfOptions<Value extends string> {
  readonly as?: Exclude<ChoiceStyle, 'arcs'>;
  readonly begins?: Value;
  readonly standIn?: Value;
  readonly rule?: string;
}

/** One of a fixed list. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  { as = 'segments', begins, standIn, rule }: OneOfOptions<Value> = {},
): Form<Value, ChoiceWords<Value>> => ({
  read: read.oneOf(values),
  schema: { enum: values },
  blank: begins ?? null,
  standIn: standIn ?? values[0] ?? null,
  edit: (spot, words) =>
    choice(spot, words, { style: as, options: labelled(values, words), ...readsOn(spot, rule) }),
  tell: (found, words) => named(values, [found], words),
});

/** One or more of a fixed list, none twice. */
export const someOf = <const Value extends string>(
  values: readonly Value[],
): Form<readonly Value[], ChoiceWords<Value>> => ({
  read: read.refine(read.list(read.oneOf(values), { least: 1, most: values.length }), (given) => ({
    ok: true,
    value: [...new Set(given)],
  })),
  schema: { type: 'array', items: { enum: values }, minItems: 1, maxItems: values.length },
  blank: [],
  standIn: values.slice(0, 1),
  edit: (spot, words) => [
    {
      block: 'picks',
      id: spot.path,
      label: words.label,
      values: listAt(spot.open.draft, spot.path),
      options: labelled(values, words),
    },
    ...faultBlock(spot),
  ],
  tell: (found, words) => named(values, Array.isArray(found) ? found : [], words),
});

/** On or off: a switch, or a question where neither is the usual answer. */
export const flag = ({
  as = 'switch',
  begins = false,
}: {
  readonly as?: 'switch' | 'question';
  readonly begins?: boolean;
} = {}): Form<boolean, FieldWords> => ({
  read: read.yesNo,
  schema: { type: 'boolean' },
  blank: begins,
  edit: (spot, words) => {
    const { yes, no } = spot.open.words;
    const options = [
      { value: true, label: yes },
      { value: false, label: no },
    ];
    if (as === 'question') return choice(spot, words, { style: 'segments', options });
    const on = foundAt(spot) === true;
    return [{ block: 'switches', switches: [{ id: spot.path, label: words.label, on }] }];
  },
  tell: (found, words) => (found === true ? [words.label] : []),
});
