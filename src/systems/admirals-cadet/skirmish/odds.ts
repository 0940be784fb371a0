import { SIDES as FACES } from '../../../core/dice/sixSided';
import { convolve, power, type Distribution } from '../../../core/dice/distribution';
import { SIDES, type BySide } from '../../admirals-shared/skirmish/sides';
import type { CombatDie } from '../../admirals-shared/keywords/hooks';
import type { Rules } from '../rules';
import { hitsTaken, tollsOf, type Arms } from './fight';

export interface SkirmishOdds {
  readonly destroyed: BySide<number>;
  readonly bothDestroyed: number;
  /** The chance of each number of hull boxes lost. */
  readonly hullLost: BySide<Distribution>;
  readonly expectedHullLost: BySide<number>;
}

const perDie = (die: CombatDie): Distribution => {
  const chances: number[] = Array.from({ length: Math.max(...die) + 1 }, () => 0);
  for (const hits of die) chances[hits] = (chances[hits] ?? 0) + 1 / FACES;
  return chances;
};

const ramOdds = ({ rams }: Arms): Distribution =>
  rams.reduce<Distribution>(
    (sum, { upTo, hits }) => {
      const chance = Math.min(upTo, FACES) / FACES;
      const one = Array.from({ length: hits + 1 }, (_, count) =>
        count === 0 ? 1 - chance : count === hits ? chance : 0,
      );
      return convolve(sum, one);
    },
    [1],
  );

/** Direct Hits that one ship takes from the other, by their chance. */
const takenOdds = (arms: Arms, from: Arms, rules: Rules): Distribution => {
  const rolled = power(perDie(from.die.value), from.pool.value);
  const rammed = ramOdds(from);
  const chances: number[] = Array.from({ length: rolled.length + rammed.length }, () => 0);
  rolled.forEach((chance, hits) =>
    rammed.forEach((other, more) => {
      const taken = hitsTaken(arms, hits, more, rules);
      chances[taken] = (chances[taken] ?? 0) + chance * other;
    }),
  );
  return chances;
};

const noneLost = ({ piece: { hull } }: Arms): number[] => Array.from({ length: hull + 1 }, () => 0);

const meanOf = (chances: Distribution): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** Skirmishes: how one may end, exactly. */
export const skirmishOdds = (arms: BySide<Arms>, rules: Rules): SkirmishOdds => {
  const active = takenOdds(arms.active, arms.opposing, rules);
  const opposing = takenOdds(arms.opposing, arms.active, rules);
  const sums = { active: 0, opposing: 0, both: 0 };
  const lost = { active: noneLost(arms.active), opposing: noneLost(arms.opposing) };
  active.forEach((one, byOpposing) =>
    opposing.forEach((other, byActive) => {
      const chance = one * other;
      const tolls = tollsOf(arms, { active: byOpposing, opposing: byActive });
      if (tolls.active.destroyed) sums.active += chance;
      if (tolls.opposing.destroyed) sums.opposing += chance;
      if (tolls.active.destroyed && tolls.opposing.destroyed) sums.both += chance;
      for (const side of SIDES) {
        const { hullLost } = tolls[side];
        lost[side][hullLost] = (lost[side][hullLost] ?? 0) + chance;
      }
    }),
  );
  return {
    destroyed: { active: sums.active, opposing: sums.opposing },
    bothDestroyed: sums.both,
    hullLost: lost,
    expectedHullLost: { active: meanOf(lost.active), opposing: meanOf(lost.opposing) },
  };
};
