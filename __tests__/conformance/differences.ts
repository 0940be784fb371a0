const CLOSE = 1e-9;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const said = (value: unknown): string => JSON.stringify(value) ?? String(value);

const areNumbers = (list: readonly unknown[]): boolean =>
  list.every((one) => typeof one === 'number');

/** Each expected item finds one of its own, in whatever order. */
const unmatched = (
  expected: readonly unknown[],
  actual: readonly unknown[],
): readonly unknown[] => {
  const left = [...actual];
  return expected.filter((one) => {
    const found = left.findIndex((other) => differences(one, other).length === 0);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
};

const inLists = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
): readonly string[] => {
  if (expected.length !== actual.length || !areNumbers(expected)) {
    const agrees = expected.length === actual.length && unmatched(expected, actual).length === 0;
    return agrees ? [] : [`${path}: expected ${said(expected)}, got ${said(actual)}`];
  }
  return expected.flatMap((one, at) => differences(one, actual[at], `${path}[${at}]`));
};

/** Where an answer is not as expected. Numbers agree to 1e-9, distributions place by place, other lists in any order. */
export const differences = (expected: unknown, actual: unknown, path = ''): readonly string[] => {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const agrees = Math.abs(expected - actual) <= CLOSE;
    return agrees ? [] : [`${path}: expected ${expected}, got ${actual}`];
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return inLists(expected, actual, path);
  if (isFields(expected) && isFields(actual) && !Array.isArray(expected)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], `${path}.${key}`),
    );
  }
  return Object.is(expected, actual)
    ? []
    : [`${path}: expected ${said(expected)}, got ${said(actual)}`];
};
