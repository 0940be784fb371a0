import { checked, problems, type Checked } from '../checked/checked';
import type { GameEvent } from './events';

type Check = (value: unknown) => boolean;
type Draft = Readonly<Record<string, unknown>>;

/** One check for each field that an event has beside its type and rule. */
type Shape<Event> = {
  readonly [Field in keyof Omit<Event, 'type' | 'rule'>]-?: Check;
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const nothing: Check = (value) => value === null;
const face: Check = (value) => value === 'up' || value === 'down';
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const maybe = (check: Check): Check => either((value) => value === undefined, check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isDraft(value) && Object.values(value).every(check);
const track: Check = (value) =>
  isDraft(value) && number(value['now']) && either(number, nothing)(value['max']);
const scalar = either(text, number, (value) => typeof value === 'boolean');

const SHAPES: {
  readonly [Type in GameEvent['type']]: Shape<Extract<GameEvent, { readonly type: Type }>>;
} = {
  'ship-entered': {
    ship: text,
    card: text,
    team: text,
    player: text,
    name: text,
    badge: maybe(text),
    place: text,
    partOf: maybe(text),
    tracks: recordOf(track),
  },
  'ship-left': { ship: text, how: text, by: maybe(text) },
  'ship-placed': { ship: text, place: text, partOf: maybe(either(text, nothing)) },
  'track-set': {
    subject: text,
    track: text,
    to: number,
    max: maybe(either(number, nothing)),
  },
  'mark-set': { subject: text, mark: text, to: either(number, text) },
  'card-attached': {
    card: text,
    ref: maybe(text),
    owner: maybe(text),
    to: text,
    slot: text,
    face,
  },
  'card-turned': { card: text, face, ref: maybe(text) },
  'card-returned': { card: text },
  'phase-entered': { round: number, phase: text },
  'initiative-set': { team: text },
  'points-scored': {
    team: text,
    points: number,
    why: text,
    player: maybe(text),
    ship: maybe(text),
  },
  'dice-rolled': {
    by: text,
    roll: text,
    dice: listOf(number),
    die: maybe(text),
    against: maybe(text),
    expected: maybe(recordOf(number)),
    actual: maybe(recordOf(number)),
  },
  noted: { about: text, note: recordOf(scalar) },
  'game-ended': { winner: either(text, nothing), by: text },
};

const FIELDS: ReadonlyMap<unknown, readonly (readonly [string, Check])[]> = new Map(
  Object.entries(SHAPES).map(([type, shape]) => [
    type,
    Object.entries<Check>({ ...shape, rule: maybe(text) }),
  ]),
);

/** The field that is wrong, an empty text for an event of no known type, or null. */
const wrongField = (draft: unknown): string | null => {
  if (!isDraft(draft)) return '';
  const fields = FIELDS.get(draft['type']);
  if (!fields) return '';
  return fields.find(([field, check]) => !check(draft[field]))?.[0] ?? null;
};

/** Turns what was stored or sent into events, or says which field of which event is not one. */
export const parseEvents = (draft: unknown): Checked<readonly GameEvent[]> => {
  if (!Array.isArray(draft)) return problems({ path: '', why: { id: 'not-a-list' } });
  const wrong = draft.flatMap((event, index) => {
    const field = wrongField(event);
    if (field === null) return [];
    const path = field === '' ? `[${index}]` : `[${index}].${field}`;
    return [{ path, why: { id: 'not-an-event' } }];
  });
  // Every field of every event was checked above.
  return wrong.length > 0 ? problems(...wrong) : checked(draft as readonly GameEvent[]);
};
