import type { GameEvent } from '../../../src/core/game/events';
import { momentsOf, stretchesOf } from '../../../src/core/game/history';
import { stateAt, type Step } from '../../../src/core/game/log';

const enter = (round: number, phase: string): GameEvent => ({
  type: 'phase-entered',
  round,
  phase,
});
const note = (text: string): GameEvent => ({ type: 'noted', about: 'game', note: { text } });
const step = (...events: readonly GameEvent[]): Step => ({ command: { type: 'any' }, events });

const steps = [
  step(note('set up')),
  step(note('one'), enter(1, 'fire')),
  step({ type: 'points-scored', team: 'a', points: 2, why: 'luck' }),
  step(enter(1, 'refresh')),
  step(enter(2, 'fire')),
  step(note('two')),
];

test('every moment stands between the one before and the one after', () => {
  momentsOf(steps).forEach(({ before, after, events }, n) => {
    expect(events).toBe(steps[n]?.events);
    expect(before).toEqual(stateAt(steps, n));
    expect(after).toEqual(stateAt(steps, n + 1));
  });
});

test('a step that enters a phase is the first of its stretch', () => {
  expect(stretchesOf(momentsOf(steps))).toEqual([
    { round: 0, phase: null, from: 0, to: 0 },
    { round: 1, phase: 'fire', from: 1, to: 2 },
    { round: 1, phase: 'refresh', from: 3, to: 3 },
    { round: 2, phase: 'fire', from: 4, to: 5 },
  ]);
});

test('a game without steps has no stretch', () => {
  expect(stretchesOf(momentsOf([]))).toEqual([]);
});
