import fc from 'fast-check';

import { linksIn, plainText, spansOf } from '../../../src/core/reference/spans';

const titleOf = (id: string) => `the ${id}`;

describe('spans of a text with links', () => {
  test.each([
    ['no link', 'Plain.', [{ text: 'Plain.' }]],
    ['nothing', '', []],
    ['a bare link takes the title', '[[a]]', [{ text: 'the a', entry: 'a' }]],
    ['a link with words', '[[a|one]]', [{ text: 'one', entry: 'a' }]],
    [
      'text around links',
      'See [[a]] and [[b-c|two words]].',
      [
        { text: 'See ' },
        { text: 'the a', entry: 'a' },
        { text: ' and ' },
        { text: 'two words', entry: 'b-c' },
        { text: '.' },
      ],
    ],
    [
      'words that end in a bracket',
      '[[deadly|Deadly [2]]] and [[x]]',
      [{ text: 'Deadly [2]', entry: 'deadly' }, { text: ' and ' }, { text: 'the x', entry: 'x' }],
    ],
    ['a bracket that is no link', 'Armor [2], [[', [{ text: 'Armor [2], [[' }]],
  ])('%s', (_what, text, spans) => {
    expect(spansOf(text, titleOf)).toEqual(spans);
  });

  test('the plain text is the spans in a row', () => {
    expect(plainText('See [[a]] and [[b|two]].', titleOf)).toBe('See the a and two.');
  });

  test('links are told in their order', () => {
    expect(linksIn('[[a]] [[b|[1]]] [[a|again]]')).toEqual(['a', 'b', 'a']);
  });

  test('law: a text without two brackets in a row is one span of itself', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== '' && !text.includes('[[')),
        (text) => {
          expect(spansOf(text, titleOf)).toEqual([{ text }]);
        },
      ),
    );
  });
});
