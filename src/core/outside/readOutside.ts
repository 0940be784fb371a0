import { checked, problems, type Checked } from '../checked/checked';
import { jsonFault } from '../checked/jsonFault';
import { at, isObject } from '../checked/read';
import { FORBIDDEN_NAMES, type Limits } from './limits';
import { hasOddSigns, isHidden, turnsText } from './signs';
import { sizeFault } from './sizeFault';

/** Why a text from outside is not read. */
export type OutsideWhy =
  | { readonly id: 'file-too-large'; readonly length: number; readonly limit: number }
  | { readonly id: 'not-json'; readonly line: number; readonly column: number }
  | { readonly id: 'too-deep'; readonly most: number }
  | { readonly id: 'too-many'; readonly most: number }
  | TreeWhy;

type TreeWhy =
  | { readonly id: 'forbidden-key'; readonly key: string }
  | { readonly id: 'too-long'; readonly most: number }
  | { readonly id: 'odd-characters' }
  | { readonly id: 'turned-text' }
  | { readonly id: 'not-a-number' };

const refuse = (path: string, why: OutsideWhy) => problems<OutsideWhy>({ path, why });

const parse = (written: string): Checked<unknown, OutsideWhy> => {
  try {
    return checked<unknown>(JSON.parse(written));
  } catch {
    return refuse('', { id: 'not-json', ...(jsonFault(written) ?? { line: 1, column: 1 }) });
  }
};

/** Reads JSON that somebody else may have written: how large it may be is looked at before it is taken apart. */
export const readJson = (
  written: string,
  { characters: limit, depth, values }: Limits,
): Checked<unknown, OutsideWhy> => {
  const { length } = written;
  if (length > limit) return refuse('', { id: 'file-too-large', length, limit });
  const fault = sizeFault(written, depth, values);
  return fault === null ? parse(written) : refuse('', fault);
};

const textFault = (text: string, most: number): TreeWhy | null => {
  if (text.length > most) return { id: 'too-long', most };
  if (turnsText(text)) return { id: 'turned-text' };
  const isOdd = hasOddSigns(text.replaceAll('\r', '')) || isHidden(text);
  return isOdd ? { id: 'odd-characters' } : null;
};

const faultOf = (value: unknown, most: number): TreeWhy | null => {
  if (typeof value === 'string') return textFault(value, most);
  return typeof value === 'number' && !Number.isFinite(value) ? { id: 'not-a-number' } : null;
};

const keyFault = (key: string, most: number): TreeWhy | null =>
  FORBIDDEN_NAMES.includes(key) ? { id: 'forbidden-key', key } : textFault(key, most);

interface Fault {
  readonly path: readonly (string | number)[];
  readonly why: TreeWhy;
}

const within = (key: string | number, fault: Fault | null): Fault | null =>
  fault && { path: [key, ...fault.path], why: fault.why };

/** The first thing that nobody wants in data: endless, treacherous or not a number. How deep it is was looked at. */
const faultIn = (value: unknown, most: number): Fault | null => {
  const own = faultOf(value, most);
  if (own !== null) return { path: [], why: own };
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) {
      const fault = within(place, faultIn(value[place], most));
      if (fault) return fault;
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const named = keyFault(key, most);
      const fault = named ? { path: [], why: named } : within(key, faultIn(value[key], most));
      if (fault) return fault;
    }
  }
  return null;
};

/** Whether plain data may come in: the first thing that may not, and where. */
export const checkTree = <Value>(
  value: Value,
  path: string,
  most: number,
): Checked<Value, TreeWhy> => {
  const fault = faultIn(value, most);
  if (fault === null) return checked(value);
  return problems<TreeWhy>({ path: fault.path.reduce<string>(at, path), why: fault.why });
};

/** What came from outside as plain data that holds nothing harmful; what it means is for others to say. */
export const readOutside = (written: string, limits: Limits): Checked<unknown, OutsideWhy> => {
  // Windows editors put a mark before the text.
  const json = readJson(written.replace(/^\uFEFF/, ''), limits);
  return json.ok ? checkTree(json.value, '', limits.text) : json;
};

/** What chats and web pages put between words: it is a blank. */
const BLANKS = /[\t\u00A0\u2002-\u200B\u202F]/g;

/** Lines that somebody pasted: few and short enough, and with no signs that mislead. */
export const readLines = (
  written: string,
  { characters: limit, values, text: most }: Limits,
): Checked<readonly string[], OutsideWhy> => {
  const { length } = written;
  if (length > limit) return refuse('', { id: 'file-too-large', length, limit });
  const lines = written
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(BLANKS, ' ').trim());
  if (lines.length > values) return refuse('', { id: 'too-many', most: values });
  return checkTree(lines, '', most);
};

/** A file of ours: which it is, and which version of it is known here. */
export interface FileKind {
  readonly format: string;
  readonly version: number;
  readonly limits: Limits;
}

export type FileWhy =
  | OutsideWhy
  | { readonly id: 'another-file'; readonly format: string }
  | { readonly id: 'unknown-version'; readonly found: string }
  | { readonly id: 'newer-file'; readonly found: number; readonly known: number };

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '';

/** Reads a file of this kind: its content without the format and version that it begins with. */
export const readFile = (
  written: string,
  { format, version: known, limits }: FileKind,
): Checked<Readonly<Record<string, unknown>>, FileWhy> => {
  const fail = (path: string, why: FileWhy) => problems<FileWhy>({ path, why });
  const read = readOutside(written, limits);
  if (!read.ok) return read;
  const draft = read.value;
  if (!isObject(draft) || draft['format'] !== format)
    return fail('format', { id: 'another-file', format });
  const { format: _format, version, ...content } = draft;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return fail('version', { id: 'unknown-version', found: shown(version) });
  }
  return version > known
    ? fail('version', { id: 'newer-file', found: version, known })
    : checked(content);
};
