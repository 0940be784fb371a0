import { isObject } from '../checked/read';
import { FORBIDDEN_NAMES } from '../outside/limits';

/**
 * What was typed or touched on a page so far. Controls name a place in it by a path of names and places in
 * lists, `armaments.0.dice`; on a page of a game it is forgotten when the page is left, on a desk it is the
 * draft of a card, a fleet or a new game.
 */
export type Answer =
  string | number | boolean | null | readonly Answer[] | { readonly [key: string]: Answer };
export type Answers = { readonly [key: string]: Answer };

/** Places in answers, and what is to stand there. */
export type Changes = Readonly<Record<string, Answer>>;

const isList = (value: Answer | undefined): value is readonly Answer[] => Array.isArray(value);

const isGroup = (value: Answer | undefined): value is Answers => isObject(value);

/** The group that stands there; empty where something else does. */
export const groupOf = (value: Answer | undefined): Answers => (isGroup(value) ? value : {});

const put = (
  within: Answer | undefined,
  [first, ...rest]: readonly string[],
  value: Answer,
): Answer => {
  if (first === undefined) return value;
  if (isList(within)) {
    const place = Number(first);
    if (!Number.isInteger(place) || place < 0 || place > within.length) return within;
    return [...within.slice(0, place), put(within[place], rest, value), ...within.slice(place + 1)];
  }
  if (FORBIDDEN_NAMES.includes(first)) return within ?? null;
  const group = groupOf(within);
  return { ...group, [first]: put(group[first], rest, value) };
};

/** The answers with one more; a list grows by its next place. */
export const withAnswer = (answers: Answers, path: string, value: Answer): Answers => {
  const next = put(answers, path.split('.'), value);
  return isGroup(next) ? next : answers;
};

export const withAnswers = (answers: Answers, changes: Changes): Answers =>
  Object.entries(changes).reduce((soFar, [path, value]) => withAnswer(soFar, path, value), answers);

/** What stands at a path, undefined where nothing does. */
export const answerAt = (answers: Answers, path: string): Answer | undefined =>
  path.split('.').reduce<Answer | undefined>((within, name) => {
    if (isList(within)) return within[Number(name)];
    return isGroup(within) && Object.hasOwn(within, name) ? within[name] : undefined;
  }, answers);
