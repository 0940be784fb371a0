import { chanceAtLeast } from '../../../core/dice/sixSided';
import type { DiceRolled, ShipId } from '../../../core/game/events';
import { sumModifiers, type Modifier, type ModifierSum } from '../explain';

const OPEN_SPACE = {};

/** What the terrain of a hex does by the table of an edition; open space does nothing. */
export const terrainRule = <SomeTerrain extends string, SomeRule extends object>(
  table: Readonly<Record<SomeTerrain, SomeRule>>,
  terrain: SomeTerrain | null,
): Partial<SomeRule> => (terrain === null ? OPEN_SPACE : table[terrain]);

/** What a hex still asks of a ship that enters it. */
export const asks = <const Need>(need: Need) => ({ done: false, need }) as const;

/** A single die with modifiers that decides something. */
export interface TerrainRoll {
  readonly modifiers: ModifierSum;
  /** What is added to the die. */
  readonly applied: number;
  /** The modified result from which on it goes ill. */
  readonly illFrom: number;
  readonly rule: string;
}

/** Such a roll, with what is added up and limited. */
export const rollBy = (added: readonly Modifier[], illFrom: number, rule: string): TerrainRoll => {
  const modifiers = sumModifiers(added);
  return { modifiers, applied: modifiers.applied, illFrom, rule };
};

export const goesIll = ({ applied, illFrom }: TerrainRoll, die: number): boolean =>
  die + applied >= illFrom;

export const illChance = ({ applied, illFrom }: TerrainRoll): number =>
  chanceAtLeast(illFrom, applied);

/** What it gives on average and what it gave, where unharmed counts one. */
export const unharmed = (roll: TerrainRoll, die: number) => ({
  expected: 1 - illChance(roll),
  actual: goesIll(roll, die) ? 0 : 1,
});

/** A die on the way out of a black hole, with what was to be expected. */
export const rollOut = (by: ShipId, name: string, roll: TerrainRoll, die: number): DiceRolled => ({
  type: 'dice-rolled',
  by,
  roll: name,
  dice: [die],
  rule: roll.rule,
  expected: { escaped: 1 - illChance(roll) },
  actual: { escaped: goesIll(roll, die) ? 0 : 1 },
});
