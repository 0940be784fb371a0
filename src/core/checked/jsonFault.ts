/** Where a text stops being JSON; both counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
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

const tookSign = (reading: Reading, sign: string): boolean => {
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  return true;
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
  if (!took(reading, STRING) && !took(reading, SCALAR)) return false;
  reading.wanted = afterValue(reading);
  return true;
};

const tookKey = (reading: Reading): boolean => {
  if (!took(reading, STRING)) return false;
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
  do took(reading, SPACE);
  while (tookNext(reading));
  if (reading.wanted === 'end' && reading.at === text.length) return null;
  const before = text.slice(0, reading.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
