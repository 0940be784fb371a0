type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMaker = (value: unknown): value is (to: number) => unknown => typeof value === 'function';

/** What a page has of functions turns a number into a command: the same commands, the same function. */
const makesSame = (before: (to: number) => unknown, after: (to: number) => unknown): boolean =>
  [0, 1].every((to) => isEqual(before(to), after(to)));

const isEqual = (before: unknown, after: unknown): boolean => keepSame(before, after) === before;

const keepList = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const kept = after.map((one, at) => keepSame(before[at], one));
  return kept.length === before.length && kept.every((one, at) => one === before[at])
    ? before
    : kept;
};

const keepGroup = (before: Group, after: Group): Group => {
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
  if (isGroup(before) && isGroup(after)) return keepGroup(before, after);
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
