import { chaptersIn } from '../../../../src/systems/kit/reference/chapters';
import { contentsOf } from '../../../../src/systems/kit/reference/contents';
import { entriesIn } from '../../../../src/systems/kit/reference/entryIds';
import { makeReference } from '../../../../src/systems/kit/reference/makeReference';
import { rulingPhrases } from '../../../../src/systems/kit/reference/rulingPhrases';
import { RULINGS_OF_BAKING } from '../../../builders/bakerySystem';

const CONTENTS = contentsOf(
  `
baking: 1, 1A
bread: 1A-01

keyword sweet: 2B
`,
  RULINGS_OF_BAKING,
);

const TEXT = `
# Baking

## Baking | oven, how to bake
Heat the oven.
Then bake [[bread]].
Example: At 200 degrees.

## Bread and rolls {bread}
Flour, water, salt and time.

# Words on packets

## Sweet
There is sugar in it.
`;

describe('contents', () => {
  test('a line is an entry: its kind where it is no rule, its id, its sections', () => {
    expect(CONTENTS.slice(0, 3)).toEqual([
      { id: 'baking', kind: 'rule', sections: ['1', '1A'] },
      { id: 'bread', kind: 'rule', sections: ['1A-01'] },
      { id: 'sweet', kind: 'keyword', sections: ['2B'] },
    ]);
  });

  test('rulings come last, so that a rule’s home is the rule', () => {
    expect(CONTENTS.slice(3).map(({ id, kind }) => [id, kind])).toEqual([
      ['rest', 'ruling'],
      ['crust', 'ruling'],
    ]);
    expect(entriesIn(CONTENTS).forRule('1')).toBe('baking');
  });

  test('a rule leads to its entry or the one above it, of several the first', () => {
    const { forRule } = entriesIn(CONTENTS);
    expect(forRule('1A-07')).toBe('baking');
    expect(forRule('1A-01, 2B')).toBe('bread');
    expect(forRule('7')).toBeNull();
  });

  test('a name leads to the entry of its kind only', () => {
    const { named } = entriesIn(CONTENTS);
    expect(named('Sweet', 'keyword')).toBe('sweet');
    expect(named('Bread', 'keyword')).toBeNull();
  });
});

describe('texts', () => {
  test('chapters have titles and entries, an entry an id of its own where not its title’s', () => {
    const read = chaptersIn(TEXT).map(({ title, entries }) => [title, entries.map(({ id }) => id)]);
    expect(read).toEqual([
      ['Baking', ['baking', 'bread']],
      ['Words on packets', ['sweet']],
    ]);
  });

  test('a line is a paragraph; examples and other words for it are marked', () => {
    expect(chaptersIn(TEXT)[0]?.entries[0]).toEqual({
      id: 'baking',
      title: 'Baking',
      text: ['Heat the oven.', 'Then bake [[bread]].'],
      example: 'At 200 degrees.',
      also: ['oven', 'how to bake'],
    });
  });
});

test('a reference joins contents and texts, and tells each ruling with both readings', () => {
  const reference = makeReference(CONTENTS, RULINGS_OF_BAKING, {
    texts: [TEXT],
    rulings: {
      rest: {
        question: 'Must dough rest?',
        answers: { yes: 'Yes, an hour.', no: 'No.' },
        why: 'So says [[bread]].',
      },
    },
    say: rulingPhrases,
    quick: [],
    search: { synonyms: [], ignored: [], endings: [] },
  });
  expect(reference.chapters.at(-1)).toEqual({ title: 'Rulings', entries: ['rest'] });
  expect(reference.entries.at(-1)).toMatchObject({
    kind: 'ruling',
    sections: ['1A-01 II'],
    text: ['Default: Yes, an hour.', 'So says [[bread]].', 'Also possible: No.'],
  });
});
