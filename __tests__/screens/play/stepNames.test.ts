import { moveTo } from '../../../src/core/game/log';
import { nameOfLast, nameOfNext } from '../../../src/screens/play/stepNames';
import { admirals } from '../../../src/systems/admirals';
import { play, withActive, type Battle } from '../../builders/battle';

const named = ({ setup, played }: Battle) => ({ words: admirals.words.en, setup, played });

test('a step goes by its act, not by what the rules remark on it', () => {
  const owing = play(withActive('a1'), { type: 'end-activation', ship: 'a1' });
  const { log } = owing.played;
  expect(log.steps.at(-1)?.events[0]?.type).toBe('noted');
  expect(nameOfLast(named(owing))).toBe('a1 ends its activation');
  const undone = { ...owing, played: moveTo(log, log.cursor - 1) };
  expect(nameOfNext(named(undone))).toBe('a1 ends its activation');
});

test.each([
  [{ type: 'strike-quick', target: 'b1', hull: 2, criticals: 0 }, 'Strike at b1: 2 hull'],
  [{ type: 'strike-quick', target: 'b1', hull: 4, criticals: 0 }, 'Strike at b1: defeated'],
  [{ type: 'adjust', ship: 'b1', track: 'hull', by: -1 }, /hull point/i],
] as const)('%p is called %p', (command, name) => {
  expect(nameOfLast(named(play(withActive('a1'), command)))).toMatch(name);
});

test('the set-up is never undone', () => {
  const begun = withActive('a1');
  expect(nameOfLast(named({ ...begun, played: moveTo(begun.played.log, 1) }))).toBeNull();
});
