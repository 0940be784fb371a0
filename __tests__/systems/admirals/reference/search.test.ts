import { searchReference } from '../../../../src/core/reference/search';
import { KEYWORDS } from '../../../../src/systems/admirals/keywords';
import { en as reference } from '../../../../src/systems/admirals/reference/en';
import { entryForKeyword } from '../../../../src/systems/admirals/reference/entriesFor';
import { QUESTIONS } from './questions';
import { RULE_NUMBERS } from './ruleNumbers';

const find = (query: string, most: number): readonly string[] =>
  searchReference(reference, query, most).map(({ id }) => id);

describe('questions as players put them', () => {
  test.each(QUESTIONS)('“%s” has %s among the first three', (question, entry) => {
    expect(find(question, 3)).toContain(entry);
  });

  test('most are answered by the very first entry', () => {
    const first = QUESTIONS.filter(([question, entry]) => find(question, 1).includes(entry));
    expect(first.length / QUESTIONS.length).toBeGreaterThan(0.7);
  });
});

describe('finding by name and number', () => {
  test.each(reference.entries.map(({ title, id }) => [title, id]))(
    'the title “%s” finds its entry first',
    (title, id) => {
      expect(find(title, 1)).toEqual([id]);
    },
  );

  test.each(RULE_NUMBERS)('section %s finds an entry that tells it first', (number) => {
    const [first] = searchReference(reference, number.toLowerCase(), 1);
    expect(first?.sections).toContain(number);
  });

  /** Those that the rulebook has; a table may add its own. */
  const ofTheBook = KEYWORDS.filter(({ rule }) => rule.startsWith('9')).map(({ name }) => name);
  const long = ofTheBook.filter((name) => name.length >= 5);

  /** A letter left out, or another in its place; not the first, for `killed` is no slip of `Skilled`. */
  const typosOf = (name: string): readonly string[] =>
    [...name.slice(1)].flatMap((_, at) =>
      ['', 'q', 'x', 'z'].map((letter) => name.slice(0, at + 1) + letter + name.slice(at + 2)),
    );

  test.each(long)('%s with one letter wrong is still among the first three', (name) => {
    const missed = typosOf(name).filter(
      (typo) => !find(typo, 3).includes(entryForKeyword(name) ?? ''),
    );
    expect(missed).toEqual([]);
  });

  test.each(long)('the first four letters of %s bring it among the first five', (name) => {
    expect(find(name.slice(0, 4), 5)).toContain(entryForKeyword(name));
  });
});
