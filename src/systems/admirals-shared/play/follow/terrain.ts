import type { DiceRolled, ShipId } from '../../../../core/game/events';
import { goesIll, illChance, type TerrainRoll } from '../../terrain/entry';

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
