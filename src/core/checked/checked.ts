/** One thing that is wrong with a draft: where, and what, as data that a catalogue turns into a sentence. */
export interface Problem<Why extends Message = Message> {
  /** A path into the draft, such as `ships[2].hull`; empty for the whole. */
  readonly path: string;
  readonly why: Why;
}

/** A text as data: its id in a catalogue and the values that go into it. */
export interface Message {
  readonly id: string;
  readonly [value: string]: string | number | boolean | readonly string[] | readonly number[];
}

/** What a check of a draft gives: the legal thing, or everything that is wrong with it. */
export type Checked<Value, Why extends Message = Message> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem<Why>[] };

export const checked = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const problems = <Why extends Message>(
  ...list: readonly Problem<Why>[]
): { readonly ok: false; readonly problems: readonly Problem<Why>[] } => ({
  ok: false,
  problems: list,
});

/** Nobody reads more. */
const MOST_PROBLEMS = 1000;

/** All of a list that may be very long. */
export const everyProblem = <Why extends Message>(
  list: readonly Problem<Why>[],
): { readonly ok: false; readonly problems: readonly Problem<Why>[] } => ({
  ok: false,
  problems: list.slice(0, MOST_PROBLEMS),
});

/** What stands under a name in a record: nothing that every object has. */
export const own = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
