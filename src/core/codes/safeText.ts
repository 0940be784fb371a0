/**
 * Texts in the capital letters, figures and few signs that a QR code packs tightly and a link leaves alone.
 * `:` and `+` are never in them, nor is `$` before anything but a letter or a figure: they are free to part texts.
 */

/** Which letters stand for themselves; the others take a `$`. */
export type Plain = 'capitals' | 'small';

const CAPITAL = /[A-Z]/;
const SMALL = /[a-z]/;
const FIGURE = /[0-9]/;

/** `$` and the number of hex digits, then the digits: `$220` is a space. */
const coded = (sign: string): string => {
  const hex = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `$${hex.length}${hex}`;
};

/** Spaces are frequent in names, dashes in codes. */
const DASH: Readonly<Record<Plain, string>> = { capitals: '-', small: ' ' };

const makeSign = (sign: string, plain: Plain): string => {
  if (sign === DASH[plain]) return '-';
  if (FIGURE.test(sign)) return sign;
  if (CAPITAL.test(sign)) return plain === 'capitals' ? sign : `$${sign}`;
  if (SMALL.test(sign)) return plain === 'small' ? sign.toUpperCase() : `$${sign.toUpperCase()}`;
  return coded(sign);
};

export const makeSafe = (text: string, plain: Plain): string =>
  [...text].map((sign) => makeSign(sign, plain)).join('');

const SIGN = /\$([1-6])|\$([A-Z])|([A-Z])|([0-9])|(-)/y;

const MOST_SIGN = 0x10ffff;

/** Null where it is not what `makeSafe` makes. */
export const parseSafe = (safe: string, plain: Plain): string | null => {
  let text = '';
  for (let at = 0; at < safe.length;) {
    SIGN.lastIndex = at;
    const found = SIGN.exec(safe);
    if (!found) return null;
    const [whole, digits, other, letter, figure] = found;
    at += whole.length;
    if (digits !== undefined) {
      const hex = safe.slice(at, at + Number(digits));
      const point =
        /^[0-9A-F]+$/.test(hex) && hex.length === Number(digits) ? parseInt(hex, 16) : -1;
      if (point < 0 || point > MOST_SIGN) return null;
      text += String.fromCodePoint(point);
      at += hex.length;
    } else if (other !== undefined) text += plain === 'small' ? other : other.toLowerCase();
    else if (letter !== undefined) text += plain === 'small' ? letter.toLowerCase() : letter;
    else text += figure ?? DASH[plain];
  }
  return text;
};
