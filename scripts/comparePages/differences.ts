/** Where two things differ, and how. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly now: unknown;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (group: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(group, name) ? group[name] : undefined;

/** The places at which JSON differs. */
export const findDifferences = (
  before: unknown,
  now: unknown,
  path = '',
): readonly Difference[] => {
  if (!isGroup(before) || !isGroup(now) || Array.isArray(before) !== Array.isArray(now))
    return before === now ? [] : [{ path, before, now }];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const found: Difference[] = [];
  for (const name of names) {
    const place = path === '' ? name : `${path}.${name}`;
    found.push(...findDifferences(at(before, name), at(now, name), place));
  }
  return found;
};
