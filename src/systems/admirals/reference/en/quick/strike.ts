import type { QuickReference, QuickRow } from '../../../../../core/reference/entry';
import { TERRAINS, type Terrain } from '../../../../admirals-shared/cards/terms';
import { MOST_ADDED, MOST_TAKEN } from '../../../../admirals-shared/modifiers';
import { entryIdOf } from '../../../../kit/reference/entryIds';
import { terrainFigures } from '../../figures';
import { row, section, signed, steps } from '../../../../kit/reference/rows';

const struck = (terrain: Terrain): readonly QuickRow[] => {
  const by = terrainFigures(terrain).struck?.by;
  return by === undefined ? [] : [row(`At ${terrain}`, signed(by), entryIdOf(terrain))];
};

export const strike: QuickReference = {
  id: 'strike',
  title: 'A strike',
  sections: [
    steps(
      'Steps',
      row('Declare', 'unused armament; in arc; in distance', 'declaring-a-strike'),
      row(
        'Modify',
        `add all up, then ${signed(MOST_TAKEN)} to ${signed(MOST_ADDED)}`,
        'modifier-limits',
      ),
      row('Roll', 'read the weapon chart', 'strike-roll'),
      row('Block', '1 shield: one Hit or Critical Hit', 'block-with-shields'),
      row('Locks', 'ability, or Lock On for a die', 'target-lock'),
      row('Hits', 'Armor, Flak; else −1 hull', 'hit'),
      row('Criticals', 'Massive, Armor, Flak; else an order lost', 'critical-hit'),
      row('Direct Hits', 'Ore Hull, Fast; else −1 hull', 'direct-hit'),
      row('After', 'Heavy: Reloading token', 'reloading'),
    ),
    section(
      'Modifiers',
      ...TERRAINS.flatMap(struck),
      row('At Stealth', `${signed(1)}, not for Ordnance`, 'stealth'),
      row('Near Delectable', `${signed(1)} at anything else`, 'delectable'),
      row('Open play', `${signed(1)} at a Super Heavy`, 'mobile-bastions'),
      row('Skilled', `${signed(-1)} once a round`, 'skilled'),
      row('Augur', `${signed(-1)}; 5 and 6: Lock On`, 'augur'),
      row('Cards', 'weapon, orders on both sides', 'strike-modifiers'),
    ),
  ],
};
