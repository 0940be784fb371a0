import { isObject, type Draft } from '../checked/read';

const isMaker = (value: unknown): value is (to: number) => unknown => typeof value === 'function';

/** What a page has of functions turns a number into a command: the same commands, the same function. */
const makesSame = (before: (to: number) => unknown, after: (to: number) => unknown): boolean =>
  [0, 1].every((to) => isEqual(before(to), after(to)));

const isEqual = (before: unknown, after: unknown): boolean => keepSame(before, after) === before;

/** What a part of a list is known by: the kind of a block, the path or id of what has one. */
const nameOf = (one: unknown): string =>
  isObject(one) ? `${String(one['block'])} ${String(one['id'] ?? one['ship'])}` : '';

/** Each part with its name, and how many of that name came before it. */
const namesIn = (list: readonly unknown[]): readonly string[] => {
  const seen = new Map<string, number>();
  return list.map((one) => {
    const name = nameOf(one);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return `${name} ${nth}`;
  });
};

/** The part of a list that stood for each part of another: a block that comes or goes moves those below it. */
const matchesIn = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const names = namesIn(before);
  const known = new Map(before.map((one, at) => [names[at], one]));
  return namesIn(after).map((name) => known.get(name));
};

const isInLine = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.every((one, at) => nameOf(one) === nameOf(before[at]));

const keepList = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const matches = isInLine(before, after) ? before : matchesIn(before, after);
  const kept = after.map((one, at) => keepSame(matches[at], one));
  return kept.length === before.length && kept.every((one, at) => one === before[at])
    ? before
    : kept;
};

const keepGroup = (before: Draft, after: Draft): Draft => {
  const keys = Object.keys(after);
  const kept = Object.fromEntries(keys.map((key) => [key, keepSame(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && kept[key] === before[key]);
  return isSame ? before : kept;
};

const settle = (before: unknown, after: unknown): unknown => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepList(before, after);
  if (isObject(before) && isObject(after)) return keepGroup(before, after);
  if (isMaker(before) && isMaker(after)) return makesSame(before, after) ? before : after;
  return after;
};

/**
 * What is shown now, with every part that has not changed taken from what was shown before: a screen
 * then draws anew only what is another object.
 */
export const keepSame = <Shown>(before: Shown, after: Shown): Shown =>
  // Settling puts only equal parts in the place of parts.
  settle(before, after) as Shown;
