/** Control characters other than a line break: some stores cut a text at them. */
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB]/;
/** Code points that stand for nothing, in every plane: some stores replace them. */
const NOTHING =
  /[\uFDD0-\uFDEF\uFFFE\uFFFF]|[\uD83F\uD87F\uD8BF\uD8FF\uD93F\uD97F\uD9BF\uD9FF\uDA3F\uDA7F\uDABF\uDAFF\uDB3F\uDB7F\uDBBF\uDBFF][\uDFFE\uDFFF]/;
/** Half of a pair that writes one sign. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
/** They turn the direction of what follows, and could make a name look like another. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Signs that no text may hold, wherever it comes from. */
export const hasOddSigns = (text: string): boolean =>
  CONTROL.test(text) || NOTHING.test(text) || HALF.test(text);

export const turnsText = (text: string): boolean => TURNING.test(text);

const UNWANTED = new RegExp(
  [CONTROL, NOTHING, HALF, TURNING].map(({ source }) => source).join('|'),
  'g',
);

/** The text without any of them. */
export const withoutOddSigns = (text: string): string => text.replace(UNWANTED, '');
