import { clockIn, clockSet, clockTick, readClock } from '../../../src/screens/play/clock';

const at = (kind: 'turn' | 'round', round: number, team: string | null) => ({ kind, round, team });

test('only the side in turn uses time', () => {
  const clock = clockTick(clockTick(clockSet(readClock(null), at('round', 1, 'a'))));
  expect([clockIn(clock, 'a'), clockIn(clock, 'b')]).toEqual([2, 0]);
  expect(clockIn(clockTick(clockSet(clock, at('round', 1, null))), 'a')).toBe(2);
});

test('a round clock begins anew with the round, a turn clock with the turn', () => {
  const first = clockTick(clockSet(readClock(null), at('round', 1, 'a')));
  expect(clockIn(clockSet(first, at('round', 1, 'b')), 'a')).toBe(1);
  expect(clockIn(clockSet(first, at('round', 2, 'b')), 'a')).toBe(0);
  const turn = clockTick(clockSet(readClock(null), at('turn', 1, 'a')));
  const other = clockTick(clockSet(turn, at('turn', 1, 'b')));
  expect(clockIn(clockSet(other, at('turn', 1, 'a')), 'a')).toBe(0);
});

test('one that stands stands after a restart too, and what cannot be read is left out', () => {
  expect(clockIn(clockTick(readClock({ team: 'a', isRunning: false })), 'a')).toBe(0);
  expect(readClock({ seconds: { a: 3, b: 'x' }, scope: 4 }).seconds).toEqual({ a: 3 });
});
