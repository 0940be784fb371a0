import type { Rules } from '../rulings';
import { attackEndings, readEndings, type Target } from './attack';
import { TORPEDO_POINTS } from './flight';
import { EXCHANGE } from './moves';
import { sum } from './power';

/** Phase 2: charges that go into dodging in one hex of asteroids. */
export interface Dodge {
  readonly thruster: number;
  /** Three a point. */
  readonly engine: number;
}

const left = (attacks: number, points: number): number => Math.max(0, attacks - points);

/** Phase 2: as many as all engine levels (ruling asteroids-maximum), less one for each manoeuvre point. */
export const shipAttacks = (engineLevels: readonly number[], { thruster, engine }: Dodge): number =>
  left(sum(engineLevels), thruster + Math.floor(engine / EXCHANGE));

/** Torpedo Targeting: six, less one for each movement point, or for three (ruling torpedo-dodge-one). */
export const torpedoAttacks = (points: number, rules: Rules): number => {
  const price = rules['torpedo-dodge-one'] === 'one-point' ? 1 : EXCHANGE;
  return left(TORPEDO_POINTS, Math.floor(points / price));
};

/** Ruling asteroids-one-attack: all dice of a hex in one roll, or each die an attack of its own. */
export const asteroidStrengths = (attacks: number, rules: Rules): readonly number[] =>
  rules['asteroids-one-attack'] === 'one-roll'
    ? [attacks]
    : Array.from({ length: attacks }, () => 1);

/** Phase 2: what a ship may expect of the asteroid hexes that it enters, the same section ahead in each. */
export const asteroidOdds = (attacks: readonly number[], target: Target, rules: Rules) =>
  readEndings(
    attackEndings(
      attacks.flatMap((each) => asteroidStrengths(each, rules)),
      target,
      rules,
    ).ends,
    target,
  );
