import { say } from '../../../src/core/checked/sentences';
import { readPath, readProblems, sayWhere } from '../../../src/core/checked/words/en';
import { cards } from '../../../src/words/en/cards';

test.each([
  ['armaments[0].maxDistance', 'armament 1, max distance'],
  ['copies[1]', 'copy 2'],
  ['classes[2].name', 'class 3, name'],
  ['dice[0]', 'dice 1'],
  ['orders', 'orders'],
])('%s is called %s', (path, name) => {
  expect(readPath(path)).toBe(name);
});

test('a fault begins with its place', () => {
  expect(sayWhere('ships[1].code', 'This is missing.')).toBe('Ship 2, code: This is missing.');
  expect(sayWhere('', 'This is missing.')).toBe('This is missing.');
});

test('a fault of a card in a file names the card, not how the file is made', () => {
  expect(cards.problem('packs[0].cards[3].body.armaments[0].weapon', 'This is missing.')).toBe(
    'Pack 1, card 4, armament 1, weapon: This is missing.',
  );
  expect(cards.why({ id: 'no-such-card', kind: 'flight-group', code: 'F-1' })).toBe(
    'There is no flight group F-1, neither in the file nor in your packs.',
  );
});

test('what a file says cannot turn the sentence that quotes it', () => {
  const why = { id: 'not-one-of', found: '\u202Eab', allowed: ['Light', 'Heavy'] } as const;
  expect(say(readProblems, why)).toBe('“ab” is not known here: it should be Light or Heavy.');
});
