import { checked, problems, type Checked } from '../checked/checked';

/**
 * Bytes as a text of capitals, digits and five signs: two bytes are three letters. All of them are of the
 * dense alphabet of QR codes, none needs escaping in an address, and no chat takes them for markup.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-.:';
const BASE = LETTERS.length;

export type Base41Why = { readonly id: 'odd-letter'; readonly at: number } | { readonly id: 'cut' };

const letters = (value: number, count: number): string => {
  let text = '';
  for (let left = value, n = 0; n < count; n += 1, left = Math.floor(left / BASE)) {
    text += LETTERS.charAt(left % BASE);
  }
  return text;
};

export const makeBase41 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1];
    text += second === undefined ? letters(first, 2) : letters(first * 256 + second, 3);
  }
  return text;
};

const valueOf = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let at = to - 1; at >= from; at -= 1) {
    value = value * BASE + LETTERS.indexOf(text.charAt(at));
  }
  return value;
};

const oddLetter = (text: string): number =>
  Array.from(text).findIndex((letter) => !LETTERS.includes(letter));

export const parseBase41 = (text: string): Checked<Uint8Array, Base41Why> => {
  const odd = oddLetter(text);
  if (odd >= 0) return problems({ path: '', why: { id: 'odd-letter', at: odd } });
  const rest = text.length % 3;
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (rest === 2 ? 1 : 0));
  for (let from = 0, n = 0; from < text.length; from += 3, n += 2) {
    const to = Math.min(from + 3, text.length);
    const value = valueOf(text, from, to);
    const isPair = to - from === 3;
    if (to - from === 1 || value > (isPair ? 0xffff : 0xff)) {
      return problems({ path: '', why: { id: 'cut' } });
    }
    if (isPair) bytes[n] = value >> 8;
    bytes[n + (isPair ? 1 : 0)] = value & 0xff;
  }
  return checked(bytes);
};
