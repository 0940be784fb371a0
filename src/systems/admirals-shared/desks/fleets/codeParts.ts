import { checked, problems, type Checked } from '../../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../../core/codes/safeText';
import type { FleetShip } from '../../fleet/types';
import {
  checkOf,
  ITEM,
  makeFigure,
  MOST_COPIES,
  parseFigure,
  PART,
  WITHIN,
  type CodeKind,
} from './codeSigns';

export type FleetCodeWhy =
  | { readonly id: 'not-a-fleet-code' }
  | { readonly id: 'newer-fleet-code' }
  | { readonly id: 'damaged-fleet-code' };

/** More than any fleet has; a code that says so is none of ours. */
export const MOST_IN_CODE = { ships: 100, orders: 100, signs: 4000 } as const;

/** The same thing several times in a row is told once, with its copies. */
export const makeRuns = (things: readonly string[]): string => {
  const runs: { readonly thing: string; copies: number }[] = [];
  for (const thing of things) {
    const last = runs.at(-1);
    if (last?.thing === thing && last.copies < MOST_COPIES) last.copies += 1;
    else runs.push({ thing, copies: 1 });
  }
  return runs.map(({ thing, copies }) => makeFigure(copies) + thing).join(ITEM);
};

export const makeShip = ({ code, badge = '', name = '' }: FleetShip): string => {
  const parts = [makeSafe(code, 'capitals'), makeSafe(badge, 'capitals'), makeSafe(name, 'small')];
  while (parts.at(-1) === '') parts.pop();
  return parts.join(WITHIN);
};

/** Everything, or null where one is. */
export const all = <Thing>(things: readonly (Thing | null)[]): readonly Thing[] | null => {
  const read = things.filter((thing): thing is Thing => thing !== null);
  return read.length === things.length ? read : null;
};

export const itemsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(ITEM));

export const parseRuns = (part: string, most: number): readonly string[] | null => {
  const runs = all(
    itemsOf(part).map((run) => {
      const copies = parseFigure(run.slice(0, 1));
      return copies > 0 ? Array.from({ length: copies }, () => run.slice(1)) : null;
    }),
  )?.flat();
  return runs && runs.length <= most ? runs : null;
};

export const parseShip = (safe: string, place: number): FleetShip | null => {
  const [code = '', badge = '', name = ''] = safe.split(WITHIN);
  const read = all([
    parseSafe(code, 'capitals'),
    parseSafe(badge, 'capitals'),
    parseSafe(name, 'small'),
  ]);
  if (!read) return null;
  const [of = '', mark = '', called = ''] = read;
  if (of === '') return null;
  return {
    id: `s${place + 1}`,
    code: of,
    ...(called === '' ? {} : { name: called }),
    ...(mark === '' ? {} : { badge: mark }),
  };
};

/** Parts behind their mark, with a check at the end. */
export const sealCode = ({ mark, version }: CodeKind, parts: readonly string[]): string => {
  const body = [mark + makeFigure(version), ...parts].join(PART);
  return body + PART + checkOf(body);
};

const refuse = (id: FleetCodeWhy['id']) => problems<FleetCodeWhy>({ path: '', why: { id } });

/** The mark before the parts, and the check after them. */
const AROUND = 2;

/** What `sealCode` made, however it was typed in, and what its parts are read as. */
export const openCode = <Value>(
  { mark, version, parts }: CodeKind,
  typed: string,
  read: (parts: readonly string[]) => Value | null,
): Checked<Value, FleetCodeWhy> => {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  if (!code.startsWith(mark) || code.length > MOST_IN_CODE.signs) return refuse('not-a-fleet-code');
  const found = code.split(PART);
  if (parseFigure(found[0]?.slice(mark.length) ?? '') > version) return refuse('newer-fleet-code');
  const body = found.slice(0, -1).join(PART);
  if (found.length !== parts + AROUND || checkOf(body) !== found.at(-1))
    return refuse('damaged-fleet-code');
  const value = read(found.slice(1, -1));
  return value === null ? refuse('damaged-fleet-code') : checked(value);
};
