import { checked, problems, type Checked } from '../checked/checked';
import {
  exactText,
  list,
  nullable,
  number,
  object,
  oneOf,
  orOf,
  recordOf,
  refine,
  tagged,
  whenGiven,
  whole,
  yesNo,
  type Reader,
  type WhenGiven,
} from '../checked/read';
import type { Face, GameEvent } from './events';

/** What no event of any game is above: each system has narrower bounds of its own. */
const MOST = {
  name: 200,
  words: 20_000,
  number: 999,
  points: 99_999,
  odds: 1_000_000,
  dice: 200,
  tracks: 50,
  notes: 40,
  events: 5000,
} as const;

/** What leads somewhere else when it is looked up in a plain object. */
const isLent = (name: string): boolean => name in Object.prototype;

/** The name of a subject, a track, a mark, a place … */
const name: Reader<string> = refine(exactText({ most: MOST.name }), (value, path) =>
  isLent(value) ? problems({ path, why: { id: 'forbidden-key', key: value } }) : checked(value),
);
const words = exactText({ most: MOST.words });
const count = whole({ least: -MOST.number, most: MOST.number });
const share = number({ least: -MOST.odds, most: MOST.odds });
const face = oneOf<Face>(['up', 'down']);
const track = object({ now: count, max: nullable(count) });
const shares = recordOf(name, share, MOST.tracks);

/** One reader for each field that an event has beside its type and rule. */
type Shape<Event> = {
  readonly [Field in keyof Omit<Event, 'type' | 'rule'>]-?: undefined extends Event[Field &
    keyof Event]
    ? WhenGiven<Exclude<Event[Field & keyof Event], undefined>>
    : Reader<Event[Field & keyof Event]>;
};

const SHAPES: {
  readonly [Type in GameEvent['type']]: Shape<Extract<GameEvent, { readonly type: Type }>>;
} = {
  'ship-entered': {
    ship: name,
    card: name,
    team: name,
    player: name,
    name: exactText({ most: MOST.name }),
    badge: whenGiven(name),
    place: name,
    partOf: whenGiven(name),
    tracks: recordOf(name, track, MOST.tracks),
  },
  'ship-left': { ship: name, how: name, by: whenGiven(name) },
  'ship-placed': { ship: name, place: name, partOf: whenGiven(nullable(name)) },
  'track-set': { subject: name, track: name, to: count, max: whenGiven(nullable(count)) },
  'mark-set': { subject: name, mark: name, to: orOf(count, words) },
  'card-attached': {
    card: name,
    ref: whenGiven(name),
    owner: whenGiven(name),
    to: name,
    slot: name,
    face,
  },
  'card-turned': { card: name, face, ref: whenGiven(name) },
  'card-returned': { card: name },
  'phase-entered': { round: whole({ least: 0, most: MOST.number }), phase: name },
  'initiative-set': { team: name },
  'points-scored': {
    team: name,
    points: number({ least: -MOST.points, most: MOST.points }),
    why: name,
    player: whenGiven(name),
    ship: whenGiven(name),
  },
  'dice-rolled': {
    by: name,
    roll: name,
    dice: list(count, { most: MOST.dice }),
    die: whenGiven(name),
    against: whenGiven(name),
    expected: whenGiven(shares),
    actual: whenGiven(shares),
  },
  noted: {
    about: name,
    note: recordOf<string | number | boolean>(name, orOf(orOf(share, yesNo), words), MOST.notes),
  },
  'game-ended': { winner: nullable(name), by: name },
};

const readers = Object.fromEntries(
  Object.entries(SHAPES).map(([type, shape]) => [
    type,
    object({ ...shape, type: oneOf([type]), rule: whenGiven(name) }),
  ]),
);

/** Turns what was stored or sent into events, or says which field of which event is not one. */
export const gameEvents: Reader<readonly GameEvent[]> = (draft, path) => {
  const read = list(tagged<unknown>('type', readers), { most: MOST.events })(draft, path);
  // Each event was read by the reader of its own type, which the table above spells out.
  return read as Checked<readonly GameEvent[]>;
};

export const parseEvents = (draft: unknown): Checked<readonly GameEvent[]> => gameEvents(draft, '');
