import { problems, type Checked } from '../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../core/codes/safeText';
import type { FleetEntry } from './entries';

/**
 * A fleet in a short text of nothing but capital letters, figures and `-+:$`, by the codes of its cards: mark,
 * parts, and a check. A QR code packs these signs tightly, no host takes them for the name of a file, and no chat
 * for markup.
 */

/** What a code begins with, the version of what follows, and how many parts that has. */
export interface CodeKind {
  readonly mark: string;
  readonly version: number;
  readonly parts: number;
}

export type FleetCodeWhy =
  | { readonly id: 'not-a-fleet-code' }
  | { readonly id: 'newer-fleet-code' }
  | { readonly id: 'damaged-fleet-code' };

/** Between the parts, between the items of a part, between the texts of an item. */
const PART = ':';
export const ITEM = '+';
export const WITHIN = '$-';

/** As many copies as one figure can say. */
const MOST_COPIES = 35;

/** More than any fleet has; a code that says so is none of ours. */
const MOST_IN_CODE = { items: 100, signs: 4000 } as const;

export const makeFigure = (value: number): string => value.toString(36).toUpperCase();

/** NaN where it is no number. */
export const parseFigure = (digits: string): number =>
  /^[0-9A-Z]{1,4}$/.test(digits) ? parseInt(digits, 36) : NaN;

/** Two signs that a wrong or missing letter most likely changes. */
const checkOf = (body: string): string => {
  let sum = 0;
  for (const sign of body) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1296;
  return makeFigure(sum).padStart(2, '0');
};

/** Everything, or null where one is. */
export const all = <Thing>(things: readonly (Thing | null)[]): readonly Thing[] | null => {
  const read = things.filter((thing): thing is Thing => thing !== null);
  return read.length === things.length ? read : null;
};

export const itemsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(ITEM));

/** The same thing several times in a row is written once, with its copies. */
const makeRuns = (things: readonly string[]): string => {
  const runs: { readonly thing: string; copies: number }[] = [];
  for (const thing of things) {
    const last = runs.at(-1);
    if (last?.thing === thing && last.copies < MOST_COPIES) last.copies += 1;
    else runs.push({ thing, copies: 1 });
  }
  return runs.map(({ thing, copies }) => makeFigure(copies) + thing).join(ITEM);
};

const parseRuns = <Thing>(
  part: string,
  parse: (safe: string, place: number) => Thing | null,
): readonly Thing[] | null => {
  const runs = all(
    itemsOf(part).map((run) => {
      const copies = parseFigure(run.slice(0, 1));
      return copies > 0 ? Array.from({ length: copies }, () => run.slice(1)) : null;
    }),
  )?.flat();
  return runs && runs.length <= MOST_IN_CODE.items ? all(runs.map(parse)) : null;
};

const makeEntry = ({ code, badge = '', name = '' }: FleetEntry): string => {
  const parts = [makeSafe(code, 'capitals'), makeSafe(badge, 'capitals'), makeSafe(name, 'small')];
  while (parts.at(-1) === '') parts.pop();
  return parts.join(WITHIN);
};

const parseEntry = (safe: string, place: number): FleetEntry | null => {
  const [codePart = '', badgePart = '', namePart = ''] = safe.split(WITHIN);
  const code = parseSafe(codePart, 'capitals');
  const badge = parseSafe(badgePart, 'capitals');
  const name = parseSafe(namePart, 'small');
  if (!code || badge === null || name === null) return null;
  return {
    id: `s${place + 1}`,
    code,
    ...(name === '' ? {} : { name }),
    ...(badge === '' ? {} : { badge }),
  };
};

export const makeEntries = (entries: readonly FleetEntry[]): string =>
  makeRuns(entries.map(makeEntry));

export const parseEntries = (part: string): readonly FleetEntry[] | null =>
  parseRuns(part, parseEntry);

/** Codes of cards, one entry a copy. */
export const makeCodes = (codes: readonly string[]): string =>
  makeRuns(codes.map((code) => makeSafe(code, 'capitals')));

export const parseCodes = (part: string): readonly string[] | null =>
  parseRuns(part, (safe) => parseSafe(safe, 'capitals'));

/** Parts behind their mark, with a check at the end. */
export const sealCode = ({ mark, version }: CodeKind, parts: readonly string[]): string => {
  const body = [mark + makeFigure(version), ...parts].join(PART);
  return body + PART + checkOf(body);
};

const refuse = (id: FleetCodeWhy['id']) => problems<FleetCodeWhy>({ path: '', why: { id } });

/** The mark before the parts, and the check after them. */
const AROUND = 2;

/** What `sealCode` made, however it was typed in, and what its parts are read as: null where they are none of ours. */
export const openCode = <Value>(
  { mark, version, parts }: CodeKind,
  typed: string,
  read: (parts: readonly string[]) => Checked<Value> | null,
): Checked<Value> => {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  if (!code.startsWith(mark) || code.length > MOST_IN_CODE.signs) return refuse('not-a-fleet-code');
  const found = code.split(PART);
  if (parseFigure(found[0]?.slice(mark.length) ?? '') > version) return refuse('newer-fleet-code');
  const body = found.slice(0, -1).join(PART);
  if (found.length !== parts + AROUND || checkOf(body) !== found.at(-1))
    return refuse('damaged-fleet-code');
  return read(found.slice(1, -1)) ?? refuse('damaged-fleet-code');
};
