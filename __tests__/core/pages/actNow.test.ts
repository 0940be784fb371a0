import { actNow } from '../../../src/core/pages/actNow';
import type { Act, Page } from '../../../src/core/pages/page';

const add = (count: number): Act => ({ label: 'Add', answers: { [`ships.${count}`]: 'corvette' } });
const takeOut = (place: number): Act => ({ label: 'Take out', answers: { out: place } });

const fleetOf = (...ids: readonly string[]) => {
  const items = ids.map((id, place) => ({ id, title: id, acts: [takeOut(place)] }));
  const acts = [add(ids.length)];
  const blocks = [
    { block: 'acts', style: 'row', acts },
    { block: 'items', items },
  ] as const;
  // Only what is looked at.
  return { page: { title: 'Fleet', blocks } as unknown as Page, acts, items };
};

test('an act that was tapped twice adds to what the first tap has left', () => {
  const before = fleetOf('a');
  const now = fleetOf('a', 'b');
  expect(actNow(before.acts[0]!, before.page, now.page)).toEqual(add(2));
});

test('an act of one thing is the act of the same thing, wherever it stands now', () => {
  const before = fleetOf('a', 'b', 'c');
  const now = fleetOf('b', 'c');
  expect(actNow(before.items[2]!.acts[0]!, before.page, now.page)).toEqual(takeOut(1));
});

test('an act of a thing that is gone is gone', () => {
  const before = fleetOf('a', 'b');
  expect(actNow(before.items[0]!.acts[0]!, before.page, fleetOf('b').page)).toBeUndefined();
});
