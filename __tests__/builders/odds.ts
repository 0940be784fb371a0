import type { Icon } from '../../src/systems/admirals-shared/cards/terms';
import type { WeaponCard } from '../../src/systems/admirals-shared/cards/types';
import type { SkirmishSide } from '../../src/systems/admirals/odds/skirmish';
import type {
  SaveChance,
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../src/systems/admirals-shared/odds/spec';

/** A save that stops an icon on `most` or less. */
export const save = (id: string, most: number): SaveChance => ({ id, chance: most / 6 });

/** A chart that gives the same icons for every modified result. */
export const always = (...icons: readonly Icon[]): WeaponCard['chart'] => ({
  0: icons,
  1: icons,
  2: icons,
  3: icons,
  4: icons,
  5: icons,
  6: icons,
  7: icons,
  8: icons,
});

/** One die that hits on 1 to 3, and no save. */
export const strike = (given: Partial<StrikeSpec> = {}): StrikeSpec => ({
  dice: 1,
  modifier: 0,
  chart: { 1: ['hit'], 2: ['hit'], 3: ['hit'] },
  saves: { hit: [], critical: [], direct: [] },
  ...given,
});

/** Three hull, no shields, Order Limit 1. */
export const target = (given: Partial<TargetSpec> = {}): TargetSpec => ({
  hull: 3,
  shields: 0,
  criticals: 0,
  orderLimit: 1,
  ...given,
});

export const policy = (given: Partial<StrikePolicy> = {}): StrikePolicy => ({
  locks: 'lock-on',
  shields: 'hits-first',
  ...given,
});

/** One die that hits on a 1, three hull, and no save. */
export const side = (given: Partial<SkirmishSide> = {}): SkirmishSide => ({
  dice: 1,
  hitsOn: 1,
  saves: [],
  hull: 3,
  ...given,
});
