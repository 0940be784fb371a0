import { plainWords, stemOf } from '../../../src/core/reference/query';
import { prepareSearch, searchReference } from '../../../src/core/reference/search';
import { BAKERY } from './bakery';

const find = (query: string, most?: number): readonly string[] =>
  searchReference(BAKERY, query, most).map(({ id }) => id);

describe('words of a query', () => {
  test.each([
    ['Crème, brûlée!', ['creme', 'brulee']],
    ['the ship’s hull', ['the', 'ships', 'hull']],
    ['Ram-Prow', ['ram', 'prow']],
    ['  ', []],
  ])('%p are %p', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  test.each([
    ['moving', 'mov'],
    ['moves', 'mov'],
    ['move', 'mov'],
    ['die', 'die'],
    ['sing', 'sing'],
  ])('%p without its ending is %p', (word, stem) => {
    expect(stemOf(word, ['ing', 'es', 's', 'e'])).toBe(stem);
  });
});

describe('search as you type', () => {
  test.each([
    ['a title', 'bread', 'bread'],
    ['the start of a word', 'bre', 'bread'],
    ['the start of one word among others', 'oven hea', 'oven'],
    ['another form of the word', 'ovens', 'oven'],
    ['several words, of which the entry has all', 'dough bread', 'rising'],
    ['a letter left out', 'brad', 'bread'],
    ['a letter too many', 'breead', 'bread'],
    ['a wrong letter', 'bresd', 'bread'],
    ['two letters changed over', 'suagr', 'cake'],
    ['a typo in a short word', 'ovne', 'oven'],
    ['words that say nothing left aside', 'how do I the bread', 'bread'],
    ['nothing but such words', 'do', 'rising'],
    ['a word that players have for it', 'gateau', 'cake'],
    ['several words that players have for it', 'treat for a birthday', 'cake'],
    ['a synonym', 'baguettes', 'bread'],
    ['a synonym for two words', 'proofing', 'rising'],
    ['a synonym that begins with a word that says nothing', 'to eat', 'cake'],
    ['words of a link', 'sweet', 'oven'],
    ['an example', 'grams', 'salt'],
    ['accents and capitals', 'BRÉAD', 'bread'],
    ['a section', '1A', 'oven'],
    ['a section in small letters', '1a-02', 'cake'],
    ['a section with a word before it', 'rule 1A-01', 'bread'],
    ['a section that is told with others', '2b', 'rising'],
    ['a section that is typed half', '1A-0', 'bread'],
  ])('finds %s first: %p', (_what, query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('the rule stands before the ruling about it', () => {
    expect(find('dough rest')).toEqual(expect.arrayContaining(['rising', 'rest']));
    expect(find('1A-01 II')).toEqual(['rising', 'rest']);
  });

  test('a section brings what stands below it, in order', () => {
    expect(find('1A-01')).toEqual(['bread', 'rising', 'rest']);
  });

  test.each(['', '   ', '?', 'zzzzzz', '77', '9Z'])('%p finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  test('no more than asked for', () => {
    expect(find('bread', 1)).toHaveLength(1);
  });

  test('the same question has the same answer, prepared or not', () => {
    const before = find('bread dough');
    prepareSearch(BAKERY);
    expect(find('bread dough')).toEqual(before);
  });
});
