/** Where a text stops being JSON; both counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
/** A run of a string, and what stands between two runs: one pattern for all would need a stack as deep as it is long. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** What a reader may expect next. */
type Wanted = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'more' | 'end';

interface Reading {
  readonly text: string;
  at: number;
  /** The brackets that are open, innermost last. */
  readonly open: ('[' | '{')[];
  wanted: Wanted;
}

/** Takes what the pattern matches here; nothing where it does not. */
const took = (reading: Reading, pattern: RegExp): boolean => {
  pattern.lastIndex = reading.at;
  if (!pattern.test(reading.text)) return false;
  reading.at = pattern.lastIndex;
  return true;
};

const skipSpace = (reading: Reading): void => {
  while (isSpace(reading.text.charCodeAt(reading.at))) reading.at += 1;
};

const tookSign = (reading: Reading, sign: string): boolean => {
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  return true;
};

/** Goes back to where it began if it has no end. */
const tookString = (reading: Reading): boolean => {
  const from = reading.at;
  if (!tookSign(reading, '"')) return false;
  do took(reading, PLAIN);
  while (took(reading, ESCAPE));
  if (tookSign(reading, '"')) return true;
  reading.at = from;
  return false;
};

const afterValue = ({ open }: Reading): Wanted => (open.length === 0 ? 'end' : 'more');

const tookEnd = (reading: Reading, sign: ']' | '}'): boolean => {
  if (!tookSign(reading, sign)) return false;
  reading.open.pop();
  reading.wanted = afterValue(reading);
  return true;
};

const tookValue = (reading: Reading): boolean => {
  for (const sign of ['[', '{'] as const) {
    if (!tookSign(reading, sign)) continue;
    reading.open.push(sign);
    reading.wanted = sign === '[' ? 'first-item' : 'first-key';
    return true;
  }
  if (!tookString(reading) && !took(reading, SCALAR)) return false;
  reading.wanted = afterValue(reading);
  return true;
};

const tookKey = (reading: Reading): boolean => {
  if (!tookString(reading)) return false;
  reading.wanted = 'colon';
  return true;
};

const tookMore = (reading: Reading): boolean => {
  const isList = reading.open.at(-1) === '[';
  if (tookEnd(reading, isList ? ']' : '}')) return true;
  if (!tookSign(reading, ',')) return false;
  reading.wanted = isList ? 'value' : 'key';
  return true;
};

const tookNext = (reading: Reading): boolean => {
  switch (reading.wanted) {
    case 'value':
      return tookValue(reading);
    case 'first-item':
      return tookEnd(reading, ']') || tookValue(reading);
    case 'first-key':
      return tookEnd(reading, '}') || tookKey(reading);
    case 'key':
      return tookKey(reading);
    case 'colon':
      if (!tookSign(reading, ':')) return false;
      reading.wanted = 'value';
      return true;
    case 'more':
      return tookMore(reading);
    case 'end':
      return false;
  }
};

/** The first place at which a text is not JSON; null where all of it is. Engines tell it in ways of their own, or not at all. */
export const jsonFault = (text: string): JsonFault | null => {
  const reading: Reading = { text, at: 0, open: [], wanted: 'value' };
  do skipSpace(reading);
  while (tookNext(reading));
  if (reading.wanted === 'end' && reading.at === text.length) return null;
  const before = text.slice(0, reading.at);
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
};
