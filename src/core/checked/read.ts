import { hasOddSigns, seen, turnsText } from '../outside/signs';
import { checked, everyProblem, problems, type Checked, type Problem } from './checked';

/** What can be wrong with a piece of a draft, whatever the draft is of. */
export type ReadWhy =
  | { readonly id: 'missing' }
  | { readonly id: 'not-an-object' }
  | { readonly id: 'not-a-list' }
  | { readonly id: 'not-text' }
  | { readonly id: 'not-a-number' }
  | { readonly id: 'not-whole' }
  | { readonly id: 'not-yes-or-no' }
  | { readonly id: 'empty' }
  | { readonly id: 'too-long'; readonly most: number }
  | { readonly id: 'too-many'; readonly most: number }
  | { readonly id: 'too-few'; readonly least: number }
  | { readonly id: 'too-small'; readonly least: number }
  | { readonly id: 'too-large'; readonly most: number }
  | { readonly id: 'odd-characters' }
  | { readonly id: 'turned-text' }
  | { readonly id: 'not-one-of'; readonly found: string; readonly allowed: readonly string[] }
  | { readonly id: 'unknown-field'; readonly field: string };

/** Turns a part of a draft into the legal thing, or says what is wrong with it and where. */
export type Reader<Value> = (draft: unknown, path: string) => Checked<Value>;

/** What a reader gives. */
export type ReadBy<Some> = Some extends Reader<infer Value> ? Value : never;

const refuse = (path: string, why: ReadWhy): { ok: false; problems: readonly Problem[] } =>
  problems({ path, why });

export const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

const LINE_BREAKS = /\r\n?/g;

/** A text on one line or several, trimmed. */
export const text =
  ({
    most,
    least = 1,
    lines = false,
  }: {
    most: number;
    least?: number;
    lines?: boolean;
  }): Reader<string> =>
  (draft, path) => {
    if (typeof draft !== 'string') return refuse(path, { id: 'not-text' });
    const value = seen(draft.replace(LINE_BREAKS, '\n'));
    if (value.length < least) return refuse(path, { id: 'empty' });
    if (value.length > most) return refuse(path, { id: 'too-long', most });
    if (turnsText(value)) return refuse(path, { id: 'turned-text' });
    const isOdd = hasOddSigns(value) || (!lines && value.includes('\n'));
    return isOdd ? refuse(path, { id: 'odd-characters' }) : checked(value);
  };

/** A text just as it is. */
export const exactText =
  ({ most }: { most: number }): Reader<string> =>
  (draft, path) => {
    if (typeof draft !== 'string') return refuse(path, { id: 'not-text' });
    return draft.length > most ? refuse(path, { id: 'too-long', most }) : checked(draft);
  };

interface Range {
  readonly least: number;
  readonly most: number;
}

export const number =
  ({ least, most }: Range): Reader<number> =>
  (draft, path) => {
    if (typeof draft !== 'number' || !Number.isFinite(draft)) {
      return refuse(path, { id: 'not-a-number' });
    }
    if (draft < least) return refuse(path, { id: 'too-small', least });
    // Minus nothing is nothing: it would not come back from JSON.
    return draft > most ? refuse(path, { id: 'too-large', most }) : checked(draft + 0);
  };

export const whole =
  (range: Range): Reader<number> =>
  (draft, path) => {
    const read = number(range)(draft, path);
    return read.ok && !Number.isInteger(read.value) ? refuse(path, { id: 'not-whole' }) : read;
  };

export const yesNo: Reader<boolean> = (draft, path) =>
  typeof draft === 'boolean' ? checked(draft) : refuse(path, { id: 'not-yes-or-no' });

const shown = (draft: unknown): string =>
  typeof draft === 'string' || typeof draft === 'number' ? String(draft).slice(0, 40) : '';

export const oneOf =
  <Value extends string | number>(allowed: readonly Value[]): Reader<Value> =>
  (draft, path) => {
    const value = allowed.find((one) => one === draft);
    if (value !== undefined) return checked(value);
    return refuse(path, { id: 'not-one-of', found: shown(draft), allowed: allowed.map(String) });
  };

/** This text and no other. */
export const just = <const Value extends string>(value: Value): Reader<Value> => oneOf([value]);

/** What each gave, or all that is wrong with any. */
export const all = <Value>(parts: readonly Checked<Value>[]): Checked<readonly Value[]> => {
  const wrong = parts.flatMap((part) => (part.ok ? [] : part.problems));
  return wrong.length > 0
    ? everyProblem(wrong)
    : checked(parts.flatMap((part) => (part.ok ? [part.value] : [])));
};

export const list =
  <Value>(
    item: Reader<Value>,
    { most, least = 0 }: { most: number; least?: number },
  ): Reader<readonly Value[]> =>
  (draft, path) => {
    if (!Array.isArray(draft)) return refuse(path, { id: 'not-a-list' });
    if (draft.length > most) return refuse(path, { id: 'too-many', most });
    if (draft.length < least) return refuse(path, { id: 'too-few', least });
    return all(Array.from(draft, (one: unknown, index) => item(one, at(path, index))));
  };

export const nullable =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (draft, path) =>
    draft === null ? checked(null) : reader(draft, path);

/** The one or the other; what is wrong is said by the second. */
export const orOf =
  <One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> =>
  (draft, path) => {
    const read = one(draft, path);
    return read.ok ? read : other(draft, path);
  };

/** The legal thing made into another, or refused once more. */
export const refine =
  <Value, Next>(
    reader: Reader<Value>,
    next: (value: Value, path: string) => Checked<Next>,
  ): Reader<Next> =>
  (draft, path) => {
    const read = reader(draft, path);
    return read.ok ? next(read.value, path) : read;
  };

export type Draft = Readonly<Record<string, unknown>>;

/** Values under names: no list, and not nothing. */
export const isObject = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own fields only: nothing that a prototype lends. */
export const objectDraft: Reader<Draft> = (draft, path) =>
  isObject(draft)
    ? checked(Object.fromEntries(Object.entries(draft)))
    : refuse(path, { id: 'not-an-object' });

/** A field that may be absent (or null, or a text of nothing) and then stays so. */
export interface Optional<Value> {
  readonly optional: Reader<Value>;
}
/** A field that has a value of its own where it is absent (or null). */
export interface Defaulted<Value> {
  readonly reader: Reader<Value>;
  readonly otherwise: Value;
}
/** A field that may be absent, and is read just as it is where it is there: nothing stands for absent. */
export interface WhenGiven<Value> {
  readonly whenGiven: Reader<Value>;
}
export type Field = Reader<unknown> | Optional<unknown> | Defaulted<unknown> | WhenGiven<unknown>;

export const optional = <Value>(reader: Reader<Value>): Optional<Value> => ({ optional: reader });

export const whenGiven = <Value>(reader: Reader<Value>): WhenGiven<Value> => ({
  whenGiven: reader,
});

export const orElse = <Value>(reader: Reader<Value>, otherwise: Value): Defaulted<Value> => ({
  reader,
  otherwise,
});

type FieldValue<Some> =
  Some extends Reader<infer Value>
    ? Value
    : Some extends Defaulted<infer Value>
      ? Value
      : Some extends Optional<infer Value> | WhenGiven<infer Value>
        ? Value
        : never;
type OptionalKeys<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Optional<unknown> | WhenGiven<unknown> ? Key : never;
}[keyof Fields];

export type ObjectOf<Fields> = {
  readonly [Key in Exclude<keyof Fields, OptionalKeys<Fields>>]: FieldValue<Fields[Key]>;
} & { readonly [Key in OptionalKeys<Fields>]?: FieldValue<Fields[Key]> };

/** A field that was typed in and emptied again. */
const isBlank = (given: unknown): boolean => typeof given === 'string' && seen(given) === '';

const readField = (field: Field, draft: Draft, key: string, path: string): Checked<Draft> => {
  const given = Object.hasOwn(draft, key) ? draft[key] : undefined;
  const keyed = (read: Checked<unknown>): Checked<Draft> =>
    read.ok ? checked({ [key]: read.value }) : read;
  if (typeof field === 'function') {
    return given === undefined
      ? refuse(at(path, key), { id: 'missing' })
      : keyed(field(given, at(path, key)));
  }
  if ('whenGiven' in field) {
    return given === undefined ? checked({}) : keyed(field.whenGiven(given, at(path, key)));
  }
  const isAbsent = given === undefined || given === null;
  if ('optional' in field) {
    return isAbsent || isBlank(given) ? checked({}) : keyed(field.optional(given, at(path, key)));
  }
  return isAbsent ? checked({ [key]: field.otherwise }) : keyed(field.reader(given, at(path, key)));
};

/** An object with these fields and no others. */
export const object =
  <const Fields extends Readonly<Record<string, Field>>>(
    fields: Fields,
  ): Reader<ObjectOf<Fields>> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const parts = Object.entries(fields).map(([key, field]) =>
      readField(field, own.value, key, path),
    );
    const strangers = Object.keys(own.value)
      .filter((key) => !Object.hasOwn(fields, key))
      .map((key) => refuse(path, { id: 'unknown-field', field: key.slice(0, 40) }));
    const read = all([...parts, ...strangers]);
    // Each field was read by its own reader, so the whole has the type that the fields spell out.
    return read.ok ? checked(Object.assign({}, ...read.value) as ObjectOf<Fields>) : read;
  };

/** Values of one kind under any names. */
export const recordOf =
  <Value>(
    key: Reader<string>,
    value: Reader<Value>,
    most: number,
  ): Reader<Readonly<Record<string, Value>>> =>
  (draft, path) => {
    if (!isObject(draft)) return refuse(path, { id: 'not-an-object' });
    const entries = Object.entries(draft);
    if (entries.length > most) return refuse(path, { id: 'too-many', most });
    const read = all(
      entries.map(([name, one]): Checked<readonly [string, Value]> => {
        const named = key(name, path);
        const valued = value(one, at(path, name));
        if (!named.ok) return named;
        return valued.ok ? checked([named.value, valued.value]) : valued;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };

/** One of several kinds of object, told apart by one field. */
export const tagged =
  <Value>(tag: string, kinds: Readonly<Record<string, Reader<Value>>>): Reader<Value> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const kind = own.value[tag];
    const reader = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (reader) return reader(draft, path);
    if (kind === undefined) return refuse(at(path, tag), { id: 'missing' });
    const allowed = Object.keys(kinds);
    return refuse(at(path, tag), { id: 'not-one-of', found: shown(kind), allowed });
  };
