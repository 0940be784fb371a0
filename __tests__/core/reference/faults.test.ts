import type { Reference } from '../../../src/core/reference/entry';
import { referenceFaults } from '../../../src/core/reference/faults';
import { BAKERY } from './bakery';

const [oven, ...others] = BAKERY.entries;
const [baking, ...chapters] = BAKERY.chapters;
if (!oven || !baking) throw new Error('The bakery is closed.');

const withOven = (text: string): Reference => ({
  ...BAKERY,
  entries: [{ ...oven, text: [text] }, ...others],
});
const withBaking = (...entries: readonly string[]): Reference => ({
  ...BAKERY,
  chapters: [{ ...baking, entries }, ...chapters],
});

describe('faults of a reference', () => {
  test('a sound one has none', () => {
    expect(referenceFaults(BAKERY)).toEqual([]);
  });

  test.each<[string, Reference, object]>([
    ['a dead link', withOven('[[pizza]]'), { id: 'dead-link', entry: 'oven', to: 'pizza' }],
    ['a link to itself', withOven('[[oven|here]]'), { id: 'links-to-itself', entry: 'oven' }],
    [
      'an entry in no chapter',
      withBaking('oven', 'bread', 'cake'),
      { id: 'in-no-chapter', entry: 'rising' },
    ],
    [
      'an entry in two places',
      withBaking('oven', 'bread', 'cake', 'rising', 'salt'),
      { id: 'in-two-places', entry: 'salt' },
    ],
    [
      'a chapter that names nothing',
      withBaking('oven', 'bread', 'cake', 'rising', 'pizza'),
      { id: 'chapter-names-nothing', entry: 'pizza' },
    ],
    [
      'an id taken twice',
      { ...BAKERY, entries: [...BAKERY.entries, oven] },
      { id: 'same-id-twice', entry: 'oven' },
    ],
    [
      'a quick row that leads nowhere',
      {
        ...BAKERY,
        quick: [
          {
            id: 'day',
            title: 'The day',
            sections: [{ title: 'Dawn', rows: [{ label: '', value: '', entry: 'pizza' }] }],
          },
        ],
      },
      { id: 'quick-row-leads-nowhere', quick: 'day', to: 'pizza' },
    ],
    [
      'a dead link in an example',
      { ...BAKERY, entries: [{ ...oven, example: '[[pizza]]' }, ...others] },
      { id: 'dead-link', entry: 'oven', to: 'pizza' },
    ],
  ])('%s', (_what, reference, fault) => {
    expect(referenceFaults(reference)).toEqual([fault]);
  });
});
