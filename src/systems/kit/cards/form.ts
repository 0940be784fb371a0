import type { Checked } from '../../../core/checked/checked';
import { nullable, refine, type Reader } from '../../../core/checked/read';
import type { Answer, Answers } from '../../../core/pages/answers';
import type { CardName, Shelf } from '../../../core/pages/desks';
import type { Block, Option, Page } from '../../../core/pages/page';
import type { Open, Spot } from './open';

/** A piece of a JSON Schema, draft 7. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/**
 * A card is one table of fields. A form is one field of it, or all of them: what may stand there, how it is
 * entered, shown and told, how it begins. What it is called comes from a catalogue, whose shape is `Words`.
 */
export interface Form<Value = unknown, Words = unknown> {
  readonly read: Reader<Value>;
  readonly schema: Schema;
  /** What a new card has here: what only the print can tell is left open. */
  readonly blank: Answer;
  /** Stands in, unseen, where a card must have something and the draft has not yet. */
  readonly standIn?: Answer;
  /** May be absent, and then stays so. */
  readonly isOptional?: boolean;
  /** What it is where it is absent. */
  readonly otherwise?: Value;
  /** The section of the rules on it: its label opens that. */
  readonly rule?: string;
  /** Whether it is asked for, given what stands beside it. */
  isAsked?(beside: Answers): boolean;
  /** The controls, top to bottom. */
  edit(spot: Spot, words: Words): readonly Block[];
  /** Where it has a page of its own. */
  page?(open: Open, path: string, words: Words): Page;
  /** Each way in which it can begin, where there are several. */
  begin?(words: Words): readonly Option[];
  /** In a word or two each, as far as a draft has it. */
  tell?(found: Answer | undefined, words: Words): readonly string[];
  /** The whole of it, for somebody who reads the card. */
  show?(value: Value, words: Words, shelf: Shelf): readonly Block[];
  /** As a sentence. */
  say?(value: Value, words: Words, shelf: Shelf): string;
  /** The other cards that it names. */
  name?(value: Value, path: string): readonly CardName[];
  /** What it is short of, though it is right as far as it goes. */
  lack?(found: Answer | undefined, words: Words): string | null;
  /** What stands at the next step of a path. */
  within?(step: string, words: Words, found: Answer | undefined): Within | null;
}

/** What stands one step further on a path. */
export interface Within {
  /** As a player calls it; one with a place is of the list before it. */
  readonly called: string;
  readonly place?: number;
  readonly form?: Form;
  readonly words?: unknown;
  /** Where it has a page as a part of something. */
  readonly page?: (open: Open, path: string) => Page | null;
}

export type ValueOf<Some> = Some extends { readonly read: Reader<infer Value> } ? Value : never;
export type WordsOf<Some> = Some extends { edit(spot: Spot, words: infer Words): unknown }
  ? Words
  : never;

/** What every control is called, and what helps to fill it in. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** What leaves it out. */
  readonly none?: string;
  /** Where there is little room. */
  readonly short?: string;
  /** As it stands large in a list of cards. */
  readonly figure?: (value: number) => string;
}

export const optional = <Some extends Form>(form: Some) => ({ ...form, isOptional: true }) as const;

/** Absent, it is this, and a new card begins with it. */
export const orElse = <Some extends Form>(
  form: Some,
  otherwise: ValueOf<Some> & Answer,
): Some & { readonly otherwise: ValueOf<Some> } => ({ ...form, otherwise, blank: otherwise });

/** None at all is a value of its own, and a new card begins with it. */
export const orNone = <Value, Words>(
  form: Form<Value, Words>,
): Form<Value | null, Words> & { readonly otherwise: null } => ({
  ...form,
  read: nullable(form.read),
  blank: null,
  otherwise: null,
  edit: (spot, words) => form.edit({ ...spot, mayLack: true }, words),
});

/** Asked for only where what stands beside it says so. */
export const askedIf = <Some extends Form>(
  form: Some,
  isAsked: (beside: Answers) => boolean,
): Some => ({ ...form, isAsked });

/** Known by this name in the schema. */
export const titled = <Some extends Form>(title: string, form: Some): Some => ({
  ...form,
  schema: { ...form.schema, title },
});

/** What was read made into another, or refused once more. */
export const refined = <Value, Some extends Form>(
  form: Some & { readonly read: Reader<Value> },
  next: (value: Value, path: string) => Checked<Value>,
): Some => ({ ...form, read: refine(form.read, next) });
