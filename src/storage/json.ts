import { LIMITS, type Limits } from '../core/outside/limits';
import { readJson as readOutsideJson } from '../core/outside/readOutside';

/** A text read as JSON: a value, or why not. */
export type ReadJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string };

const FORBIDDEN = '__proto__';

const hasForbiddenKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, FORBIDDEN) || Object.values(value).some(hasForbiddenKey));

/** Reads what a row holds, or a backup of all rows: a key that could reach an object's prototype is refused. */
export const readJson = (text: string, limits: Limits = LIMITS.row): ReadJson => {
  const json = readOutsideJson(text, limits);
  if (!json.ok) return { ok: false, detail: json.problems[0]?.why.id ?? '' };
  // The text is searched first because almost no text has the word; a key may also hide it in escapes.
  const suspect = text.includes(FORBIDDEN) || text.includes('\\u');
  return suspect && hasForbiddenKey(json.value) ? { ok: false, detail: `key ${FORBIDDEN}` } : json;
};

const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** JSON that SQLite takes apart again: its texts must not hold NUL, at which the web cuts a text. */
export const jsonParameter = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.includes('\\u0000') ? JSON.stringify(value, withoutNul) : json;
};
