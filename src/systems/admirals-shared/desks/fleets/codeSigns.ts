import type { Fleet } from '../../fleet/types';

/**
 * A fleet in a short text of nothing but capital letters, figures and `-+:$`, by the codes of its cards: mark,
 * terms, list, ships, commander, flight groups, orders, name and a check. A QR code packs these signs tightly,
 * no host takes them for the name of a file, and no chat for markup.
 */

/** What a code begins with, the version of what follows, and how many parts that has. */
export interface CodeKind {
  readonly mark: string;
  readonly version: number;
  readonly parts: number;
}

/** A fleet of 2.0. */
export const FLEET_CODE: CodeKind = { mark: 'ADM', version: 1, parts: 7 };

/** Between the parts, between the items of a part, between the texts of an item. */
export const PART = ':';
export const ITEM = '+';
export const WITHIN = '$-';

/** As many copies as one figure can tell. */
export const MOST_COPIES = 35;

export const MODE_LETTERS = { constructed: 'C', open: 'O' } as const satisfies Readonly<
  Record<Fleet['mode'], string>
>;

export const makeFigure = (value: number): string => value.toString(36).toUpperCase();

/** NaN where it is no number. */
export const parseFigure = (digits: string): number =>
  /^[0-9A-Z]{1,4}$/.test(digits) ? parseInt(digits, 36) : NaN;

/** Two signs that a wrong or missing letter most likely changes. */
export const checkOf = (body: string): string => {
  let sum = 0;
  for (const sign of body) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1296;
  return makeFigure(sum).padStart(2, '0');
};
