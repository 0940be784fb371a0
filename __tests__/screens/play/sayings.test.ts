import { teamMarks } from '../../../src/components/TeamMark';
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
  ['a file of something else', unreadable('format', 'another-file'), say.notAGame],
  ['a file of a later version', unreadable('version', 'newer-file'), say.newer],
  ['a file that is too large', unreadable('', 'file-too-large'), say.tooLarge],
  ['a number that is too large', unreadable('cursor', 'too-large'), say.broken('cursor')],
  ['a step that cannot be read', unreadable('steps[3].at', 'not-whole'), say.broken('steps[3].at')],
  ['a game of another rule set', { id: 'unknown-system', system: 'go' }, say.unknownSystem],
  ['a device that stores nothing', { id: 'storage-refused', detail: 'full' }, say.notStored],
  ['a row that is damaged', { id: 'damaged', detail: '' }, say.broken(say.wholeGame)],
])('%s is told in words', (_name, problem, sentence) => {
  expect(sayGameProblem(say, problem)).toBe(sentence);
});

test('a report becomes a poster: each side with its points, its colour and its mark', () => {
  const picture = {
    kicker: 'Battle report',
    sides: [
      { name: 'Amber', points: 1200 },
      { name: 'Blue', points: 0 },
      { name: 'Coral', points: 3 },
    ],
    verdict: 'Amber wins.',
    parts: [
      { heading: 'Losses', lines: ['None.'] },
      { heading: 'Notes', lines: [] },
    ],
  };
  const { dark } = colorsOf;
  expect(posterOf(picture, en, dark, ['a', 'b', 'c'])).toMatchObject({
    sides: [
      { name: 'Amber', score: '1,200', mark: teamMarks.a, colour: dark.teamA },
      { name: 'Blue', score: '0', mark: teamMarks.b, colour: dark.teamB },
      { name: 'Coral', score: '3', mark: teamMarks.c, colour: dark.teamC },
    ],
    verdict: 'Amber wins.',
    parts: [{ heading: 'Losses', lines: ['None.'] }],
    foot: en.games.report.foot(en.app.name),
  });
});
