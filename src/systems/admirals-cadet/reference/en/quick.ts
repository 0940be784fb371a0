import type { QuickReference } from '../../../../core/reference/entry';
import { quickEditions } from '../../../admirals-shared/reference/en/quick/editions';
import { quickSheetsIn } from '../../../kit/reference/quickSheets';

const TEXT = `
# turn: The turn
## Orders Phase
1. Assign | Light 1, Heavy 1, Super Heavy 2, Escort 0 | orders-phase
2. Special | one a ship | special-orders
3. Psionic | one a player | psionic-orders
4. Reveal | all together | orders-phase
## Ship Phase, in turn
1. Fire | any or all armaments | armaments
2. Move | space by space | movement
3. Skirmish | where an enemy is in the way | skirmishes
## Refresh Phase
Return | all orders | refresh-phase
After turn 6 | 5 for each Star System, then the winner | ending-the-game
## Moves
Escort, Light | 0–3, any way | movement
Heavy | 2–3, 2 turns | movement
Super Heavy | 1–2, 1 turn | movement
# attack: Attack
## Steps
1. Target | in arc, in range | attacks
2. Modify | add all up, then −1 to +2 | attacks
3. Locks | roll again, or an ability | target-locks
4. Hits | Armor, Flak, then shields, then hull | hits
5. Criticals | the same, then by role | critical-hits
## Critical Hit
Escort | destroyed | critical-hits
Light | a hull box; without shields destroyed | critical-hits
Heavy | crippled, then destroyed | critical-hits
Super Heavy | orders back, crippled, destroyed | critical-hits
## Skirmish
Dice | all armament dice | skirmishes
Direct Hit | each 1 | skirmishes
Both stand | the activation is over | skirmishes
# terrain: Terrain
## Attacks at a ship in it
Star System | +1 | star-system
Dust Cloud | +1 | dust-cloud
Nebula | +2, no shields | nebula
## Moving in
Star System | Heavy, Super Heavy: a 6 is one Hit | star-system
Dust Cloud | one Hit, on the front | dust-cloud
## Black Hole
Beside it | 5 or more: dragged in | black-hole
On that roll | Heavy +1, Super Heavy +2 | black-hole
Leaving | 6 or more: destroyed; Super Heavy +1 | black-hole
# fleet: Fleet and library
## Fleet
Fleet Value | 15 at most | constructed-play
Faction | one | constructed-play
Refits | 1 at most | constructed-play
Heavy or Super Heavy | 1 at least | constructed-play
## Library
Orders | 15 | constructed-play
Basic | 2 of one | constructed-play
Special | 1 of one, 5 in all | special-orders
Psionic | half at most | psionic-orders`;

/** What is looked up in a hurry, and what changed in 2.0. */
export const quick: readonly QuickReference[] = [...quickSheetsIn(TEXT), ...quickEditions('first')];
