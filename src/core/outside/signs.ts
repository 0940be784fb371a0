/** Control characters other than a line break: some stores cut a text at them. */
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB]/;
/** Code points that stand for nothing, in every plane: some stores replace them. */
const NOTHING =
  /[\uFDD0-\uFDEF\uFFFE\uFFFF]|[\uD83F\uD87F\uD8BF\uD8FF\uD93F\uD97F\uD9BF\uD9FF\uDA3F\uDA7F\uDABF\uDAFF\uDB3F\uDB7F\uDBBF\uDBFF][\uDFFE\uDFFF]/;
/** Half of a pair that writes one sign. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
/** They turn the direction of what follows, and could make a name look like another. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** They take no room and mean nothing by themselves: nobody types them, and they hide in what is pasted. */
const HIDDEN =
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]|\uD834[\uDD73-\uDD7A]/;
/** They join or change signs beside them, as in pictures and some scripts; alone they are not seen either. */
const JOINING = /[\u180B-\u180D\u180F\u200C\u200D\u2800\uFE00-\uFE0F]|\uDB40[\uDC00-\uDDEF]/;

/** Signs that no text may hold, wherever it comes from. */
export const hasOddSigns = (text: string): boolean =>
  CONTROL.test(text) || NOTHING.test(text) || HALF.test(text);

export const turnsText = (text: string): boolean => TURNING.test(text);

const anyOf = (...signs: readonly RegExp[]): RegExp =>
  new RegExp(signs.map(({ source }) => source).join('|'), 'g');

const UNWANTED = anyOf(CONTROL, NOTHING, HALF, TURNING, HIDDEN);
const UNSEEN = anyOf(HIDDEN, JOINING);

/** The text without any of them; a tab stands between words, and becomes a blank. */
export const withoutOddSigns = (text: string): string =>
  text.replace(/\t/g, ' ').replace(UNWANTED, '');

/** What a reader sees of a text: trimmed, and nothing where all of it is hidden. */
export const seen = (text: string): string =>
  text.replace(UNSEEN, '').trim() === '' ? '' : text.trim();

/** Whether a text is of signs that nobody sees. Blanks alone are no such text. */
export const isHidden = (text: string): boolean => text.trim() !== '' && seen(text) === '';
