import type { Icon } from '../../src/systems/admirals-shared/cards/terms';
import type { WeaponCard } from '../../src/systems/admirals-shared/cards/types';
import { skirmishOdds, type SkirmishOdds } from '../../src/systems/admirals-shared/skirmish/duel';
import type {
  Duelist,
  SkirmishRulings,
} from '../../src/systems/admirals-shared/skirmish/procedure';
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

/** A piece in a skirmish by what its keywords say. */
export interface SkirmishSide {
  readonly dice: number;
  /** 9C: results of this or lower hit; 1 without Deadly. */
  readonly hitsOn: number;
  /** 9M: unmodified 6s hit too. */
  readonly boarding?: boolean;
  /** 9S: an unmodified 1 gives three Direct Hits more. */
  readonly starmaw?: boolean;
  readonly saves: readonly SaveChance[];
  readonly hull: number;
  readonly lethal?: number;
  readonly grudge?: boolean;
}

/** One die that hits on a 1, three hull, and no save. */
export const side = (given: Partial<SkirmishSide> = {}): SkirmishSide => ({
  dice: 1,
  hitsOn: 1,
  saves: [],
  hull: 3,
  ...given,
});

const duelist = (given: SkirmishSide): Duelist => ({
  dice: given.dice,
  faces: [1, 2, 3, 4, 5, 6].map((face) => {
    const hit = face <= given.hitsOn || (given.boarding === true && face === 6) ? 1 : 0;
    return hit + (given.starmaw === true && face === 1 ? 3 : 0);
  }),
  saves: given.saves.map(({ id, chance }) => ({ name: id, upTo: Math.round(chance * 6) })),
  hull: given.hull,
  lethal: given.lethal ?? 0,
  grudge: given.grudge === true,
});

/** The odds of two pieces that are said so. */
export const oddsOfSides = (
  active: SkirmishSide,
  opposing: SkirmishSide,
  rulings: SkirmishRulings,
): SkirmishOdds => skirmishOdds({ active: duelist(active), opposing: duelist(opposing) }, rulings);
