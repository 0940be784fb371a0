import { posterOf } from '../../../src/screens/play/posterOf';
import { sayGameProblem } from '../../../src/screens/play/sayGameProblem';
import type { GameProblem } from '../../../src/stores/gameStore';
import { colorsOf } from '../../../src/theme/colors';
import { en } from '../../../src/words/en';

const say = en.games.problem;

const unreadable = (path: string, id: string): GameProblem => ({
  id: 'unreadable-game',
  problems: [{ path, why: { id } }],
});

test.each<readonly [string, GameProblem, string]>([
  ['a text that is no JSON', unreadable('', 'not-json'), say.notAGame],
  ['a file of something else', unreadable('format', 'not-a-game-file'), say.notAGame],
  ['a file of a later version', unreadable('version', 'newer-file'), say.newer],
  ['a file that is too large', unreadable('', 'too-large'), say.tooLarge],
  ['a number that is too large', unreadable('cursor', 'too-large'), say.broken('cursor')],
  [
    'a step that cannot be read',
    unreadable('steps[3].at', 'not-a-time'),
    say.broken('steps[3].at'),
  ],
  ['a game of another rule set', { id: 'unknown-system', system: 'go' }, say.unknownSystem('go')],
  ['a device that stores nothing', { id: 'storage-refused', detail: 'full' }, say.notStored],
  ['a row that is damaged', { id: 'damaged', detail: '' }, say.broken(say.wholeGame)],
])('%s is told in words', (_name, problem, sentence) => {
  expect(sayGameProblem(say, problem)).toBe(sentence);
});

test('a report becomes a poster: what stands after an empty line heads what follows', () => {
  const text = 'A battle\n\nResult\nAmber wins.\n\nLosses\nNone.\n\nThe end.';
  const { title, lines, foot } = posterOf('A battle', text, 'By us', colorsOf.dark);
  expect([title, foot]).toEqual(['A battle', 'By us']);
  expect(lines).toEqual([
    { text: 'Result', isHeading: true },
    { text: 'Amber wins.', isHeading: false },
    { text: 'Losses', isHeading: true },
    { text: 'None.', isHeading: false },
    { text: 'The end.', isHeading: false },
  ]);
});
