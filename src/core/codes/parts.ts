import { checked, problems, type Checked } from '../checked/checked';
import { makeBase41, parseBase41 } from './base41';
import { checksum } from './checksum';
import { list, nullable, object, oneOf, text as letters, type Reader } from '../checked/read';
import { squeeze, unsqueeze } from '../outside/squeeze';

/** What can be sent; the letter is on the codes. */
const LETTER_OF = { game: 'G' } as const;
export type CodeKind = keyof typeof LETTER_OF;
// The keys of the table above.
const kinds = Object.keys(LETTER_OF) as readonly CodeKind[];

/** An address of the app, so that a phone's own camera opens it there. */
export const PART_LINK = 'flagbridge://take/';
const VERSION = '1';
const MARK = /^flagbridge:\/\/take\//i;
/** version . kind . place . of . checksum of the whole . bytes */
const SHAPE = /^(\d+)\.([A-Z])\.(\d{1,3})\.(\d{1,3})\.([0-9A-F]{8})\.([0-9A-Z$+\-.:]+)$/;

/** A code that a phone reads from a phone at arm's length. */
const PART_BYTES = 700;
/** All parts of the longest series have fewer letters. */
const MOST_LETTERS = 1_500_000;
/** No series is longer. */
export const MOST_PARTS = 999;
/** What a text may grow to when it is whole again. */
const MOST_LENGTH = 8_000_000;

export type PartWhy =
  | { readonly id: 'not-a-part' }
  | { readonly id: 'newer-part' }
  | { readonly id: 'damaged-part' }
  | { readonly id: 'other-series' }
  | { readonly id: 'missing-parts'; readonly places: readonly number[] }
  | { readonly id: 'damaged-whole' };

/** Parts of one series as they come in, in any order. Plain data, to be kept while others are awaited. */
export interface Gathered {
  readonly kind: CodeKind;
  /** The checksum of the whole: what tells two series apart. */
  readonly whole: string;
  readonly parts: readonly (string | null)[];
}

interface Part {
  readonly kind: CodeKind;
  readonly place: number;
  readonly of: number;
  readonly whole: string;
  readonly body: string;
}

/** Parts that were kept while others were awaited. */
export const parseGathered: Reader<Gathered> = object({
  kind: oneOf(kinds),
  whole: letters({ most: 8 }),
  parts: list(nullable(letters({ most: MOST_LETTERS, least: 0 })), { most: MOST_PARTS, least: 1 }),
});

const refuse = (why: PartWhy) => problems({ path: '', why });

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Three letters that tell whether a part is as it was sent. */
const sealOf = (head: string, body: string): string => {
  const sum = checksum(bytesOf(head + body)) & 0xffff;
  return makeBase41(Uint8Array.of(sum >> 8, sum & 0xff));
};

const SEAL = 3;

/** A text in numbered parts, each short enough for one code; null where it is too long even for that. */
export const makeParts = (
  kind: CodeKind,
  text: string,
  most: number = PART_BYTES,
): readonly string[] | null => {
  const bytes = squeeze(text);
  const of = Math.max(1, Math.ceil(bytes.length / most));
  if (of > MOST_PARTS) return null;
  const whole = hex(checksum(bytes));
  return Array.from({ length: of }, (_, index) => {
    const head = `${VERSION}.${LETTER_OF[kind]}.${index + 1}.${of}.${whole}.`;
    const body = makeBase41(bytes.subarray(index * most, (index + 1) * most));
    return `${PART_LINK}${head}${body}${sealOf(head, body)}`;
  });
};

const kindOf = (letter: string): CodeKind | null =>
  kinds.find((kind) => LETTER_OF[kind] === letter) ?? null;

const parsePart = (text: string): Checked<Part, PartWhy> => {
  if (!MARK.test(text)) return refuse({ id: 'not-a-part' });
  const code = text.replace(MARK, '');
  const fields = SHAPE.exec(code);
  if (!fields)
    return refuse({ id: code.startsWith(`${VERSION}.`) ? 'damaged-part' : 'newer-part' });
  const [, version, letter = '', place = '', of = '', whole = '', sealed = ''] = fields;
  const kind = kindOf(letter);
  if (version !== VERSION || kind === null) return refuse({ id: 'newer-part' });
  const body = sealed.slice(0, -SEAL);
  const head = code.slice(0, code.length - sealed.length);
  const part = { kind, place: Number(place), of: Number(of), whole, body };
  const isInside = part.place >= 1 && part.place <= part.of;
  return isInside && sealOf(head, body) === sealed.slice(-SEAL)
    ? checked(part)
    : refuse({ id: 'damaged-part' });
};

/** The parts with one more; one that is there already changes nothing. */
export const gather = (before: Gathered | null, text: string): Checked<Gathered, PartWhy> => {
  if (text.length > MOST_LETTERS) return refuse({ id: 'not-a-part' });
  const read = parsePart(text.trim());
  if (!read.ok) return read;
  const { kind, whole, of, place, body } = read.value;
  const series = before ?? { kind, whole, parts: Array.from({ length: of }, () => null) };
  if (series.whole !== whole || series.kind !== kind || series.parts.length !== of) {
    return refuse({ id: 'other-series' });
  }
  const parts = series.parts.map((part, index) => (index === place - 1 ? body : part));
  return checked({ ...series, parts });
};

/** Where one part ends and the next begins: a field of one line takes the white space away. */
const BETWEEN = /\s+|(?=flagbridge:\/\/take\/)/i;

/** Several parts in one text; all or nothing. */
export const gatherAll = (before: Gathered | null, text: string): Checked<Gathered, PartWhy> => {
  if (text.length > MOST_LETTERS) return refuse({ id: 'not-a-part' });
  const texts = text.split(BETWEEN).filter((one) => one !== '');
  const start: Checked<Gathered | null, PartWhy> = checked(before);
  const all = texts.reduce<Checked<Gathered | null, PartWhy>>(
    (soFar, one) => (soFar.ok ? gather(soFar.value, one) : soFar),
    start,
  );
  if (!all.ok) return all;
  return texts.length > 0 && all.value ? checked(all.value) : refuse({ id: 'not-a-part' });
};

/** Counted from 1. */
export const missingParts = ({ parts }: Gathered): readonly number[] =>
  parts.flatMap((part, index) => (part === null ? [index + 1] : []));

/** The text that was sent, once every part of it is there. */
export const wholeOf = (gathered: Gathered): Checked<string, PartWhy> => {
  const places = missingParts(gathered);
  if (places.length > 0) return refuse({ id: 'missing-parts', places });
  const bodies = gathered.parts.map((part) => parseBase41(part ?? ''));
  const bytes = Uint8Array.from(bodies.flatMap((body) => (body.ok ? [...body.value] : [])));
  if (hex(checksum(bytes)) !== gathered.whole) return refuse({ id: 'damaged-whole' });
  const text = unsqueeze(bytes, MOST_LENGTH);
  return text.ok ? text : refuse({ id: 'damaged-whole' });
};
