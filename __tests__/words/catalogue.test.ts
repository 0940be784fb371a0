import { en } from '../../src/words/en';
import { languages, wordsOf } from '../../src/words/languages';

const leavesOf = (node: unknown, path: string): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([name, child]) => leavesOf(child, `${path}.${name}`))
    : [[path, node]];

describe.each(Object.entries(languages))('%s', (_, words) => {
  test('has words at every leaf', () => {
    const silent = leavesOf(words, '').filter(
      ([, leaf]) => typeof leaf !== 'function' && (typeof leaf !== 'string' || leaf.trim() === ''),
    );
    expect(silent).toEqual([]);
  });

  test('uses real apostrophes, dashes and ellipses', () => {
    const typed = leavesOf(words, '').filter(
      ([, leaf]) => typeof leaf === 'string' && /'|\.\.\.|--/.test(leaf),
    );
    expect(typed).toEqual([]);
  });
});

test('a device in a language that the app does not speak is answered in English', () => {
  expect(wordsOf('system')).toBe(en);
});

describe('what a screen reader hears', () => {
  test.each([
    [en.shield.facing('Right Fore', 2, 3), 'Right Fore shield, 2 of 3'],
    [en.shield.gone('Left Aft', 3), 'Left Aft shield, gone, 0 of 3'],
    [en.pips.group('Hull', 6, 8), 'Hull, 6 of 8'],
    [en.pips.set('Hull', 5), 'Set Hull to 5'],
    [en.undo.of('Sunward took a critical'), 'Undo: Sunward took a critical'],
    [en.ship.track('Hull', 6, 8), 'hull 6 of 8'],
    [en.ship.track('Critical', 2, null), 'critical 2'],
    [en.ship.orders(['B-003']), 'order B-003'],
    [en.ship.orders(['B-003', 'S-010']), 'orders B-003 and S-010'],
    [en.blocked('Strike', 'it is reloading'), 'Strike, not now: it is reloading'],
    [
      en.blocks.odds.chart('Best play', 'Defeat', '27%', [en.blocks.odds.bar('0 hull', 0.5)]),
      'Best play: Defeat 27%, 0 hull 50%',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
