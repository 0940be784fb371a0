import { simulateStrike } from '../../../../scripts/bench/simulateStrike';
import { strikeOdds } from '../../../../src/systems/admirals/odds/strike';
import { drawStrike, drawTarget, makeDraw } from './randomCases';

const ROLLS = 20_000;
/** Standard errors that chance may stray: the 700 figures here would need 3 million such tests to stray once. */
const ERRORS = 6;

function expectWithinError(found: readonly number[], simulated: readonly number[]): void {
  found.forEach((chance, at) => {
    const error = Math.sqrt(Math.max(chance * (1 - chance), 0) / ROLLS);
    const off = Math.abs(chance - (simulated[at] ?? NaN));
    expect(off).toBeLessThanOrEqual(ERRORS * error + ERRORS / ROLLS);
  });
}

describe('50 large strikes agree with a simulation, within its error', () => {
  const size = { dice: [8, 14], hull: [4, 12], shields: [1, 6], extras: true } as const;

  test.each(Array.from({ length: 50 }, (_, at) => at))('strike %i', (seed) => {
    const draw = makeDraw(40_000 + seed);
    const strike = drawStrike(draw, size);
    const target = drawTarget(draw, size);
    const policy = {
      locks: draw.chance(0.8) ? 'lock-on' : 'hold',
      shields: draw.pick(['hits-first', 'criticals-first', 'none'] as const),
    } as const;
    const odds = strikeOdds(strike, target, policy);
    const simulated = simulateStrike(strike, target, policy, ROLLS, seed + 1);
    expectWithinError([odds.defeated], [simulated.defeated]);
    expectWithinError(odds.hullLost, simulated.hullLost);
    expectWithinError(odds.criticals, simulated.criticals);
    expectWithinError(odds.shieldsSpent, simulated.shieldsSpent);
  });
});
