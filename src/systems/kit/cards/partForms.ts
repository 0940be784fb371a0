import * as read from '../../../core/checked/read';
import { checked } from '../../../core/checked/checked';
import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import type { CardName } from '../../../core/pages/desks';
import type { Option } from '../../../core/pages/page';
import { kindChoice, sentences } from './controls';
import type { FieldWords, Form, Schema, ValueOf, WordsOf } from './form';
import { foundAt, inside } from './open';

export type Fields = Readonly<Record<string, Form>>;

type Flat<Some> = { readonly [Key in keyof Some]: Some[Key] };
type IsOptional = { readonly isOptional: true };

export type PartsOf<Some> = Flat<
  {
    readonly [Key in keyof Some as Some[Key] extends IsOptional ? never : Key]: ValueOf<Some[Key]>;
  } & {
    readonly [Key in keyof Some as Some[Key] extends IsOptional ? Key : never]?: ValueOf<Some[Key]>;
  }
>;
export type PartsWords<Some> = { readonly [Key in keyof Some]: WordsOf<Some[Key]> };

const readerOf = (form: Form) => {
  if (form.isOptional) return read.optional(form.read);
  return 'otherwise' in form ? read.orElse(form.read, form.otherwise) : form.read;
};

/** Absent, null or emptied again. */
const schemaOf = ({ schema, isOptional, otherwise }: Form): Schema => {
  if (isOptional) return { anyOf: [schema, { type: 'null' }, { const: '' }] };
  return otherwise === undefined ? schema : { anyOf: [schema, { type: 'null' }] };
};

/** Something for each of them, under the same name. */
export const mapped = <One, Value>(
  fields: Readonly<Record<string, One>>,
  each: (one: One, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(fields).map(([key, form]) => [key, each(form, key)]));

const objectSchema = (fields: Fields): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(fields).filter((key) => {
    const { isOptional, otherwise } = fields[key] ?? {};
    return !isOptional && otherwise === undefined;
  }),
  properties: mapped(fields, schemaOf),
});

type Loose = Readonly<Record<string, unknown>>;

/** What the fields of a value name, each at its own path. */
const namesIn = (fields: Fields, value: Loose, path: string): readonly CardName[] =>
  Object.entries(fields).flatMap(([key, form]) => {
    const own = value[key];
    return own === undefined ? [] : (form.name?.(own, read.at(path, key)) ?? []);
  });

/** Fields of their own names. */
export const parts = <const Some extends Fields>(
  fields: Some,
): Form<PartsOf<Some>, PartsWords<Some>> & { readonly fields: Some } => ({
  fields,
  // Each field was read by its own form, so the whole has the type that the forms spell out.
  read: read.object(mapped(fields, readerOf)) as read.Reader<PartsOf<Some>>,
  schema: objectSchema(fields),
  blank: mapped(fields, ({ blank }) => blank),
  edit: (spot, words) => {
    const beside = groupOf(foundAt(spot));
    return Object.entries(fields).flatMap(([key, form]) =>
      form.isAsked && !form.isAsked(beside)
        ? []
        : form.edit(inside(spot, key, form.isOptional ?? false), words[key]),
    );
  },
  name: (value, path) => namesIn(fields, value, path),
  within: (step, words) => {
    const form = Object.hasOwn(fields, step) ? fields[step] : undefined;
    // The words of a field always have its label.
    const own = words[step] as FieldWords | undefined;
    return form ? { form, words: own, called: own?.label ?? step } : null;
  },
});

/** Fields under a heading, as one field. */
export const section = <Value, Words>({
  read: reader,
  schema,
  blank,
  edit,
  within,
}: Form<Value, Words>): Form<Value, SectionWords<Words>> => ({
  read: reader,
  schema,
  blank,
  edit: (spot, words) => [
    {
      block: 'heading',
      text: words.label,
      ...(words.note === undefined ? {} : { note: words.note }),
    },
    ...edit(spot, words.of),
  ],
  within: (step, words, found) => within?.(step, words.of, found) ?? null,
});

interface SectionWords<Words> {
  readonly label: string;
  readonly note?: string;
  readonly of: Words;
}

type Kinds = Readonly<Record<string, Form>>;

export type KindsOf<Tag extends string, Some> = {
  readonly [Kind in keyof Some]: Flat<{ readonly [Key in Tag]: Kind } & ValueOf<Some[Kind]>>;
}[keyof Some];

export interface KindsWords<Tag extends string, Some> extends FieldWords {
  readonly kinds: {
    readonly [Kind in keyof Some]: { readonly label: string; readonly of: WordsOf<Some[Kind]> };
  };
  readonly say: (value: KindsOf<Tag, Some>) => string;
}

interface LooseWords extends FieldWords {
  readonly kinds: Readonly<Record<string, { readonly label: string; readonly of: unknown }>>;
  readonly say: (value: Loose) => string;
}

/** The rest of an object, read by a form that knows nothing of the tag. */
const readKind =
  (tag: string, kind: string, { read: reader }: Form): read.Reader<Loose> =>
  (draft, path) => {
    const own = read.objectDraft(draft, path);
    if (!own.ok) return own;
    const rest = Object.entries(own.value).filter(([key]) => key !== tag);
    const found = reader(Object.fromEntries(rest), path);
    return found.ok ? checked(Object.assign({ [tag]: kind }, found.value)) : found;
  };

/** The schema of one kind, with the field that tells it. */
export const kindSchema = (tag: string, kind: string, { schema }: Form): Schema => ({
  ...schema,
  required: [tag, ...(Array.isArray(schema.required) ? schema.required : [])],
  properties: Object.assign({ [tag]: { const: kind } }, schema.properties),
});

export const freshKind = (tag: string, kind: string, { blank }: Form): Answers => ({
  [tag]: kind,
  ...groupOf(blank),
});

const looseKinds = (tag: string, each: Kinds): Form<Loose, LooseWords> => {
  const kindAt = (found: Answer | undefined, words: LooseWords) => {
    const kind = groupOf(found)[tag];
    const form = typeof kind === 'string' && Object.hasOwn(each, kind) ? each[kind] : undefined;
    const own = typeof kind === 'string' ? words.kinds[kind] : undefined;
    return form && own ? { form, ...own } : null;
  };
  const begin = (words: LooseWords): readonly Option[] =>
    Object.entries(each).map(([kind, form]) => ({
      value: freshKind(tag, kind, form),
      label: words.kinds[kind]?.label ?? kind,
    }));
  return {
    begin,
    read: read.tagged(
      tag,
      mapped(each, (form, kind) => readKind(tag, kind, form)),
    ),
    schema: { oneOf: Object.entries(each).map(([kind, form]) => kindSchema(tag, kind, form)) },
    blank: null,
    edit: (spot, words) => {
      const now = kindAt(foundAt(spot), words);
      return [
        ...kindChoice(spot, words, tag, begin(words)),
        ...(now?.form.edit(spot, now.of) ?? []),
      ];
    },
    tell: (found, words) => {
      const now = kindAt(found, words);
      return now ? [now.label] : [];
    },
    say: (value, words) => words.say(value),
    show: (value, words) => sentences(words.label, [words.say(value)]),
    name: (value, path) => each[String(value[tag])]?.name?.(value, path) ?? [],
    within: (step, words, found) => {
      const now = kindAt(found, words);
      return now?.form.within?.(step, now.of, found) ?? null;
    },
  };
};

/** One of several kinds of parts, told apart by one field. */
export const kinds = <const Tag extends string, const Some extends Kinds>(tag: Tag, each: Some) =>
  // Each kind is read by its own form, so the whole has the type that the forms spell out.
  looseKinds(tag, each) as unknown as Form<KindsOf<Tag, Some>, KindsWords<Tag, Some>>;
