import type { TinyCommand } from '../../builders/tinySystem';
import { tinySetup, tinySystem } from '../../builders/tinySystem';
import { trackOf } from '../../../src/core/game/state';
import type { Change, Entry, Feeds, Head } from '../../../src/core/phones/feed';
import { readEntry } from '../../../src/core/phones/readEntry';
import { answers } from '../../../src/core/phones/lead';
import { beginningOf, makeReader, takeOver, type Table } from '../../../src/core/phones/table';

const setup = tinySetup(5);
const started = tinySystem.start(setup);
const beginning = beginningOf(setup, {
  steps: [{ command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
});
const judge = { system: tinySystem, setup };
const reader = makeReader(beginning);

const added = (feeds: Feeds, phone: string, ...entries: readonly Entry[]): Feeds => ({
  ...feeds,
  [phone]: [...(feeds[phone] ?? []), ...entries],
});
const read = (feeds: Feeds): Table => reader.read(feeds);
const headOf = (feeds: Feeds): Head => {
  const { head } = read(feeds);
  if (!head) throw new Error('nobody leads');
  return head;
};
const ask = (feeds: Feeds, phone: string, change: Change, seen: Head = headOf(feeds)): Feeds =>
  added(feeds, phone, { type: 'asked', time: 7, seen, change });
const tap = (command: TinyCommand): Change => ({ do: 'play', command });
const lead = (feeds: Feeds, phone: string): Feeds =>
  added(feeds, phone, ...answers(judge, reader, feeds, read(feeds)));
const fates = (feeds: Feeds): readonly string[] => read(feeds).asked.map(({ fate }) => fate.is);

const HIT: TinyCommand = { type: 'hit', ship: 's2', dice: [6] };
const joined = (name: string, ...plays: readonly string[]): Entry => ({
  type: 'joined',
  name,
  plays,
});
const seated: Feeds = {
  ann: [joined('Ann', 'p1')],
  bob: [joined('Bob', 'p2')],
  cid: [joined('Cid')],
};
const begun = added(seated, 'ann', takeOver({}, null));

test('what is asked on one phone is decided by the lead and then a step of the game', () => {
  const asked = ask(begun, 'bob', tap(HIT));
  expect(fates(asked)).toEqual(['waiting']);
  const taken = lead(asked, 'ann');
  expect(fates(taken)).toEqual(['taken']);
  expect(trackOf(read(taken).played.state, 's2', 'hull')?.now).toBe(4);
});

test('what the rules forbid comes back with the rule', () => {
  const asked = lead(ask(begun, 'bob', tap({ type: 'activate', ship: 's1' })), 'ann');
  const again = lead(ask(asked, 'bob', tap({ type: 'activate', ship: 's1' })), 'ann');
  expect(read(again).asked.at(-1)?.fate).toMatchObject({
    is: 'refused',
    why: { because: 'rules', refusal: { ok: false } },
  });
});

test('an undo that raced with a tap is refused: it would take back another step', () => {
  const one = lead(ask(begun, 'ann', tap(HIT)), 'ann');
  const seen = headOf(one);
  const both = ask(ask(one, 'ann', tap(HIT), seen), 'bob', { do: 'move', cursor: 1 }, seen);
  const { asked, played } = read(lead(both, 'ann'));
  expect(asked.at(-1)?.fate).toEqual({ is: 'refused', why: { because: 'changed' } });
  expect(played.log.cursor).toBe(3);
});

test('undo moves the cursor for everybody, and takes no step out', () => {
  const one = lead(ask(begun, 'ann', tap(HIT)), 'ann');
  const undone = read(lead(ask(one, 'bob', { do: 'move', cursor: 1 }), 'ann'));
  expect(undone.played.log).toMatchObject({ cursor: 1, steps: { length: 2 } });
  expect(undone.steps).toHaveLength(2);
});

test('steps of a lead that somebody else took over from are kept aside, and can be asked for again', () => {
  const shared = lead(ask(begun, 'ann', tap(HIT)), 'ann');
  const alone = lead(ask(shared, 'ann', tap(HIT)), 'ann');
  const over = added(shared, 'bob', takeOver(shared, headOf(shared)));
  const met = { ...over, ann: alone['ann'] ?? [] };
  expect(read(met).lead).toBe('bob');
  expect(fates(met)).toEqual(['taken', 'kept-aside']);
  const again = lead(ask(met, 'ann', tap(HIT)), 'bob');
  expect(fates(again)).toEqual(['taken', 'kept-aside', 'taken']);
  expect(trackOf(read(again).played.state, 's2', 'hull')?.now).toBe(3);
});

test('two phones that take over at once: all agree on one of them', () => {
  const bob = added(begun, 'bob', takeOver(begun, headOf(begun)));
  const cid = added(begun, 'cid', takeOver(begun, headOf(begun)));
  expect(read({ ...bob, cid: cid['cid'] ?? [] }).lead).toBe('cid');
  expect(read({ ...cid, bob: bob['bob'] ?? [] }).lead).toBe('cid');
});

test('a step that was changed on its way, and all after it, does not count', () => {
  const one = lead(ask(begun, 'ann', tap(HIT)), 'ann');
  const two = lead(ask(one, 'ann', tap(HIT)), 'ann');
  const forged = (two['ann'] ?? []).map((entry) =>
    entry.type === 'taken' ? { ...entry, events: [] } : entry,
  );
  expect(read({ ...two, ann: forged }).steps).toEqual([]);
});

test('a phone that watches is told so', () => {
  const asked = lead(ask(begun, 'cid', tap(HIT)), 'ann');
  expect(read(asked).asked.at(-1)?.fate).toEqual({ is: 'refused', why: { because: 'watching' } });
});

test('a step says when and on whose phone it was asked for', () => {
  const { played } = read(lead(ask(begun, 'bob', tap(HIT)), 'ann'));
  expect(played.log.steps.at(-1)).toMatchObject({ at: 7, by: 'Bob' });
});

test('the lead may be taken back to where another chain ended: then that one counts', () => {
  const shared = lead(ask(begun, 'ann', tap(HIT)), 'ann');
  const alone = lead(ask(shared, 'ann', tap(HIT)), 'ann');
  const over = added(shared, 'bob', takeOver(shared, headOf(shared)));
  const met = { ...over, ann: alone['ann'] ?? [] };
  const aside = read(met).aside[0];
  const back = added(met, 'ann', takeOver(met, aside?.head ?? null));
  expect(fates(back)).toEqual(['taken', 'taken']);
  expect(read(back)).toMatchObject({ lead: 'ann', aside: [] });
});

test('what somebody else wrote is read field by field, and what cannot be read keeps its place', () => {
  const all = Object.values(lead(ask(begun, 'bob', tap(HIT)), 'ann')).flat();
  expect(all.map((entry) => readEntry(JSON.parse(JSON.stringify(entry))))).toEqual(all);
  expect(readEntry({ type: 'taken', term: 1 })).toEqual({ type: 'unread' });
  expect(readEntry({ type: 'joined', name: 'Ann', plays: [], also: 1 })).toEqual({
    type: 'unread',
  });
});
