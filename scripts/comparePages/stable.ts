import { createHash } from 'node:crypto';

/** Chances are exact to the machine: another order of the same sum is no other page. */
const DIGITS = 11;

/** What a control could be set to. */
const SAMPLES = [0, 1, 3];

/** The same data in one order of names, with functions told by what they give. */
export const stable = (shown: unknown): unknown => {
  // Every function on a page makes a command from a number.
  if (typeof shown === 'function')
    return { gives: SAMPLES.map((to) => stable((shown as (to: number) => unknown)(to))) };
  if (typeof shown === 'number')
    return Number.isInteger(shown) ? shown : Number(shown.toPrecision(DIGITS));
  if (Array.isArray(shown)) return shown.map(stable);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, stable(value)]),
  );
};

export const hashOf = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 16);
