import { lookupIn } from '../../../src/core/reference/lookup';
import { sectionAndAbove, sectionParts } from '../../../src/core/reference/section';
import { BAKERY } from './bakery';

describe('sections', () => {
  test.each([
    ['5F-03 II', ['5', 'F', '03', 'II']],
    ['5f.03ii', ['5', 'F', '03', 'II']],
    ['12', ['12']],
    ['', []],
  ])('%p has the parts %p', (section, parts) => {
    expect(sectionParts(section)).toEqual(parts);
  });

  test('above a section is every section that holds it', () => {
    expect(sectionAndAbove('1A-01 II')).toEqual(['1 A 01 II', '1 A 01', '1 A', '1']);
  });
});

describe('looking an entry up', () => {
  const lookup = lookupIn(BAKERY);

  test('by id', () => {
    expect(lookup.entry('bread')?.title).toBe('Bread');
    expect(lookup.entry('pizza')).toBeNull();
    expect(lookup.title('bread')).toBe('Bread');
    expect(lookup.title('pizza')).toBe('pizza');
  });

  test.each([
    ['1A-01', 'bread'],
    ['1a.01', 'bread'],
    ['1A-01 II', 'rising'],
    ['1A-07', 'oven'],
    ['2B-03', 'rising'],
    ['2C', 'salt'],
    ['9', null],
    ['', null],
  ])('section %p is at home in %p', (section, id) => {
    expect(lookup.forSection(section)?.id ?? null).toBe(id);
  });

  test('is made once for a reference', () => {
    expect(lookupIn(BAKERY)).toBe(lookup);
  });

  test('entries stand in the order of the chapters', () => {
    expect(lookup.inOrder.map(({ id }) => id)).toEqual([
      'oven',
      'bread',
      'cake',
      'rising',
      'salt',
      'rest',
    ]);
  });
});
