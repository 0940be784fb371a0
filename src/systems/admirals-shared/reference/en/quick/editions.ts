import type { QuickReference } from '../../../../../core/reference/entry';
import { quickSheetsIn } from '../../../../kit/reference/quickSheets';

/** What it is about, the first edition and 2.0, and the entry in the reference of each. */
const CHANGES = `
# editions: First edition and 2.0
## Turn and orders
First player | one roll, all game → each round anew | setup | initiative
Firing | all armaments → up to 4 strikes | armaments | action-phase
Dice | split over targets → one target a mount | attacks | declaring-a-strike
Omega orders | none → in Omega games | orders-phase | omega-orders
## Attack
Target Lock | roll the die again → an extra die | target-locks | target-lock
Armor | keyword, up to 5 → printed, up to 4 | armor | armor-value
Shields first? | after Armor, Flak → before them | shields | block-with-shields
Critical | by role → damage, an order back | critical-hits | critical-hit
Crippled | loses keywords → is lost | critical-hits | crippled
Reloading | box an armament → token a ship | heavy | reloading
## Movement and skirmish
Past an enemy | never → Bypass Sling | movement | bypass-sling
Onto a friend | on the way → pass it only | movement | ahead-pass
Saves | Ore Hull cancels 1 → roll for each | ore-hull | combat-saves
Afterwards | activation ends → Exhausted | skirmishes | exhausted
Ram-Prow | 4 or less: 2 hits → dice by role | ram-prow | ram-prow
## Terrain and points
Nebula | +2, no shields → +1, no shields | nebula | nebula
Dust | 1 Hit on the front → a roll | dust-cloud | treacherous-navigation
Systems | 5 each at the end → each round | star-system | secure-area
Tie | value destroyed → systems, value lost | ending-the-game | tiebreakers
Fleet | 15 Fleet Value → by escalation | constructed-play | escalation-level`;

/** What a player who moves over finds changed; each line opens what the reader's own edition says of it. */
export const quickEditions = (reader: 'first' | 'second'): readonly QuickReference[] => {
  const entry = reader === 'first' ? '$1' : '$2';
  return quickSheetsIn(CHANGES.replace(/ \| ([\w-]+) \| ([\w-]+)$/gm, ` | ${entry}`));
};
