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

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** A step below the least takes the number away again. */
  readonly orNone?: boolean;
}

/** A number that is stepped from where it stands when its turn comes, which a quick tap did not see yet. */
export class Stepped {
  constructor(
    readonly from: number,
    readonly to: number,
    readonly bounds: Bounds,
  ) {}

  /** What it leads to from what stands there by then. */
  at(now: Answer | undefined): number | null {
    const { from, to, bounds } = this;
    const { min, max, orNone = false } = bounds;
    const wanted = typeof now === 'number' ? now + to - from : to;
    if (orNone && wanted < min) return null;
    return Math.min(max, Math.max(min, wanted));
  }
}

/** Places in answers, and what is to stand there. */
export type Changes = Readonly<Record<string, Answer>>;

/** The same as it was tapped. */
export type Tapped = Readonly<Record<string, Answer | Stepped>>;

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

export const withAnswers = (answers: Answers, tapped: Tapped): Answers =>
  Object.entries(tapped).reduce((soFar, [path, change]) => {
    const value = change instanceof Stepped ? change.at(answerAt(soFar, path)) : change;
    return withAnswer(soFar, path, value);
  }, answers);

/** What stands at a path, undefined where nothing does. */
export const answerAt = (answers: Answers, path: string): Answer | undefined =>
  path.split('.').reduce<Answer | undefined>((within, name) => {
    if (isList(within)) return within[Number(name)];
    return isGroup(within) && Object.hasOwn(within, name) ? within[name] : undefined;
  }, answers);

const written = (value: Answer | undefined): string => JSON.stringify(value ?? null);

/** The items without these, each of which goes once. */
const without = (items: readonly Answer[], gone: readonly Answer[]): readonly Answer[] => {
  const left = gone.map(written);
  return items.filter((item) => {
    const place = left.indexOf(written(item));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/** As the chart of a weapon: what each result gives. */
const isOfLists = (value: Answer | undefined): value is Readonly<Record<string, Answer>> =>
  isGroup(value) && Object.values(value).every(isList);

/** The same step from `was` to `to`, made from where others have led by now. */
const stepNow = (to: Answer, was: Answer | undefined, is: Answer | undefined): Answer => {
  if (written(was) === written(is)) return to;
  if (typeof to === 'number' && typeof was === 'number' && typeof is === 'number')
    return is + to - was;
  const isNew = was === undefined;
  if (isList(to) && isList(is) && (isNew || isList(was))) {
    const before = isList(was) ? was : [];
    return [...without(is, without(before, to)), ...without(to, before)];
  }
  if (isOfLists(to) && isOfLists(is) && (isNew || isOfLists(was))) {
    const before = groupOf(was);
    const steps = Object.entries(to).map(([key, list]) => [
      key,
      stepNow(list, before[key], is[key]),
    ]);
    return Object.fromEntries(steps);
  }
  return to;
};

const changeNow = (path: string, to: Answer | Stepped, shown: Answers, now: Answers): Tapped => {
  const was = answerAt(shown, path);
  if (to instanceof Stepped) return { [path]: to };
  const [, list = '', place] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  const items = place === undefined ? undefined : answerAt(now, list);
  const is = answerAt(now, path);
  if (was === undefined && is !== undefined && isList(items))
    return { [`${list}.${items.length}`]: to };
  return { [path]: stepNow(to, was, is) };
};

/**
 * A tap that was made on answers as they were shown, while others are on their way: the same step from where these
 * lead. A number is stepped as far, a list loses and gains the same, a chart
 * changes in the same rows, what was added comes after what was added before.
 */
export const changesNow = (tapped: Tapped, shown: Answers, now: Answers): Tapped =>
  Object.assign({}, ...Object.entries(tapped).map(([path, to]) => changeNow(path, to, shown, now)));
