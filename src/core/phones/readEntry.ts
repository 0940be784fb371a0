import { checked, problems, type Checked } from '../checked/checked';
import {
  exactText,
  just,
  list,
  nullable,
  object,
  objectDraft,
  refine,
  tagged,
  text,
  whenGiven,
  whole,
  yesNo,
  type Reader,
} from '../checked/read';
import type { Command } from '../game/command';
import { gameEvents } from '../game/parseEvents';
import type { Refusal } from '../game/system';
import { LAST_MOMENT } from '../outside/limits';
import { checkTree } from '../outside/readOutside';
import type { Change, Entry, NotTaken } from './feed';

/** No game comes near: a number above it is a mistake or mischief. */
const MOST = { entries: 100_000, name: 40, id: 80, players: 12, seals: 500, text: 4000 } as const;

const id = exactText({ most: MOST.id });
const place = whole({ least: 0, most: MOST.entries });
const term = whole({ least: 1, most: MOST.entries });
const ref = object({ phone: id, at: place });
const head = object({ lead: id, term, length: place, hash: id });

const command: Reader<Command> = refine(objectDraft, (draft, path) => {
  const { type, ...others } = draft;
  return typeof type === 'string'
    ? checked({ ...others, type })
    : problems({ path, why: { id: 'not-a-command' } });
});

const refusal: Reader<Refusal> = refine(
  object({ ok: yesNo, why: objectDraft, rule: exactText({ most: MOST.id }) }),
  ({ why, rule }, path) => {
    const { id: named, ...values } = why;
    return typeof named === 'string'
      ? checked({ ok: false, why: { ...values, id: named }, rule })
      : problems({ path, why: { id: 'missing' } });
  },
);

const change = tagged<Change>('do', {
  play: object({ do: just('play'), command, now: whenGiven(yesNo) }),
  move: object({ do: just('move'), cursor: place }),
});

const why = tagged<NotTaken>('because', {
  rules: object({ because: just('rules'), refusal }),
  unreadable: object({ because: just('unreadable') }),
  changed: object({ because: just('changed') }),
  watching: object({ because: just('watching') }),
  'broken-promise': object({ because: just('broken-promise') }),
});

const entry = tagged<Entry>('type', {
  joined: object({
    type: just('joined'),
    name: text({ most: MOST.name }),
    plays: list(id, { most: MOST.players }),
  }),
  left: object({ type: just('left') }),
  asked: object({
    type: just('asked'),
    time: whole({ least: 0, most: LAST_MOMENT }),
    seen: head,
    change,
    opens: whenGiven(object({ seal: place, salt: id })),
  }),
  sealed: object({ type: just('sealed'), hash: id }),
  withdrawn: object({ type: just('withdrawn'), seal: place }),
  led: object({ type: just('led'), term, from: nullable(head) }),
  called: object({
    type: just('called'),
    term,
    asked: ref,
    seals: list(ref, { most: MOST.seals }),
  }),
  taken: object({ type: just('taken'), term, asked: ref, events: gameEvents, hash: id }),
  refused: object({ type: just('refused'), term, asked: ref, why }),
});

/** An entry that another phone sent, or what is wrong with it. */
export const parseEntry = (draft: unknown): Checked<Entry> => {
  const read = entry(draft, '');
  return read.ok ? checkTree(read.value, '', MOST.text) : read;
};

/** The same, where a place has to be kept: what cannot be read stands for nothing. */
export const readEntry = (draft: unknown): Entry => {
  const read = parseEntry(draft);
  return read.ok ? read.value : { type: 'unread' };
};
