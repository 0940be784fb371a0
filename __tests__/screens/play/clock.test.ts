import {
  clockIn,
  clockSet,
  clockTapped,
  clockTick,
  readClock,
  shownOn,
  type ClockKind,
  type ClockNow,
} from '../../../src/screens/play/clock';

const at = (kind: ClockKind, round: number, team: string | null) => ({
  ...{ kind, round, team },
  sides: ['a', 'b'],
});
const used = (clock: ClockNow) => [clockIn(clock, 'a'), clockIn(clock, 'b')];

const NEW = readClock({ at: 0 });
/** So many seconds later. */
const after = (clock: ClockNow, seconds: number, moment: ReturnType<typeof at>): ClockNow =>
  clockTick(clock, moment, (clock.at ?? 0) + seconds * 1000);

test('the side in turn uses time; where all act at once, everybody does', () => {
  const clock = after(NEW, 2, at('round', 1, 'a'));
  expect(used(clock)).toEqual([2, 0]);
  expect(used(after(clock, 1, at('round', 1, null)))).toEqual([3, 1]);
});

test('where all act at once it is nobody’s turn', () => {
  const clock = after(NEW, 1, at('turn', 1, 'a'));
  expect(used(after(clock, 1, at('turn', 1, null)))).toEqual([1, 0]);
});

test('a round clock begins anew with the round, a turn clock with the turn, a game clock never', () => {
  const first = after(NEW, 1, at('round', 1, 'a'));
  expect(clockIn(clockSet(first, at('round', 1, 'b')), 'a')).toBe(1);
  expect(clockIn(clockSet(first, at('round', 2, 'b')), 'a')).toBe(0);
  const other = after(after(NEW, 1, at('turn', 1, 'a')), 1, at('turn', 1, 'b'));
  expect(clockIn(clockSet(other, at('turn', 1, 'a')), 'a')).toBe(0);
  const game = after(after(NEW, 1, at('game', 1, 'a')), 1, at('game', 6, 'b'));
  expect(used(clockSet(game, at('game', 6, 'a')))).toEqual([1, 1]);
});

test('with minutes it counts down, and below zero once they are over', () => {
  const clock = after(NEW, 45, at('game', 1, 'a'));
  const shown = [shownOn(clock, 'a', 1), shownOn(clock, 'b', 1), shownOn(clock, 'a', 0)];
  expect(shown).toEqual([15, 60, 45]);
  expect(shownOn(after(clock, 20, at('game', 1, 'a')), 'a', 1)).toBe(-5);
});

test('parts of a second are not lost between two ticks', () => {
  const half = clockTick(clockTick(NEW, at('game', 1, 'a'), 600), at('game', 1, 'a'), 1200);
  expect(used(clockTick(half, at('game', 1, 'a'), 2000))).toEqual([2, 0]);
});

test('a restart counts, a night counts as a minute, and a clock that was set back as nothing', () => {
  const kept = readClock({ ...after(NEW, 7, at('game', 1, 'a')) });
  expect(used(after(kept, 4, at('game', 1, 'a')))).toEqual([11, 0]);
  expect(used(after(kept, 30_000, at('game', 1, 'a')))).toEqual([67, 0]);
  expect(used(clockTick(kept, at('game', 1, 'a'), 0))).toEqual([7, 0]);
});

test('a tap stops it, and the time that it stood does not count', () => {
  const stopped = clockTapped(after(NEW, 3, at('round', 1, 'a')));
  const later = after(readClock({ ...stopped }), 50, at('round', 1, 'a'));
  expect(used(later)).toEqual([3, 0]);
  const again = clockTick(clockTapped(later), at('round', 1, 'a'), 90_000);
  expect(used(after(again, 2, at('round', 1, 'a')))).toEqual([5, 0]);
});

test('what cannot be read is left out', () => {
  const clock = readClock({ seconds: { a: 3, b: 'x' }, scope: 4, at: 'now' });
  expect([clock.seconds, clock.scope, clock.at]).toEqual([{ a: 3 }, '', null]);
});
