import qrcode from 'qrcode-generator';

/** The squares of a QR code: rows from the top, true where dark. */
export type Squares = readonly (readonly boolean[])[];

/** The letters that a code holds most of. */
const DENSE = /[0-9A-Z $%*+\-./:]*$/;
/** More than fits into the largest code makes it throw. */
const LARGEST = 2900;

/** A text as a code; null where it is too long for one. */
export const makeSquares = (text: string): Squares | null => {
  if (text.length > LARGEST) return null;
  const dense = DENSE.exec(text)?.[0] ?? '';
  const code = qrcode(0, 'L');
  if (dense.length < text.length) code.addData(text.slice(0, text.length - dense.length), 'Byte');
  if (dense.length > 0) code.addData(dense, 'Alphanumeric');
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
};
