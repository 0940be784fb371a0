/** A text read as JSON: a value, or why not. */
export type ReadJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string };

const FORBIDDEN = '__proto__';

const hasForbiddenKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, FORBIDDEN) || Object.values(value).some(hasForbiddenKey));

/** Reads JSON that somebody else may have written: a key that could reach an object's prototype is refused. */
export const readJson = (text: string): ReadJson => {
  try {
    const value: unknown = JSON.parse(text);
    // The text is searched first because almost no text has the word; a key may also hide it in escapes.
    const suspect = text.includes(FORBIDDEN) || text.includes('\\u');
    if (suspect && hasForbiddenKey(value)) return { ok: false, detail: `key ${FORBIDDEN}` };
    return { ok: true, value };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** JSON that SQLite takes apart again: its texts must not hold NUL, at which the web cuts a text. */
export const jsonParameter = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.includes('\\u0000') ? JSON.stringify(value, withoutNul) : json;
};
