import type { QuickReference } from '../../../../core/reference/entry';
import { quickEditions } from '../../../admirals-shared/reference/en/quick/editions';
import { quickSheetsIn } from '../../../kit/reference/quickSheets';

/** Its figures are held equal to the rules by a test. */
const TEXT = `
# round: The round
## Command Phase
1. Assign | face down, up to each Order Limit | command-phase
2. Psionic | one a player | psionic-orders
3. Required | face up | required-orders
4. Reveal | all together; orders work now | command-phase
## Action Phase, teams in turn
1. Strike | 0 to 4, each armament once | action-phase
2. Move | between least and most | movement
3. Skirmish | where you assault | skirmish
## One team is done
The rest, with initiative | 2 strikes a ship | strategic-activations
The rest, without | Deadly [2] and Skilled | overrun
## Refresh Phase
1. Score | systems, territory | constructed-scoring
2. Return | all orders; all ships ready | refresh-phase
3. Recover | one Exhausted a ship | exhausted
4. Initiative | most systems; tied: it changes | initiative
5. Reinforce | from reserve, initiative first | reinforcements
## End
Rounds | 6 | ending-the-game
Tie | systems held, then less Power lost | tiebreakers
# strike: A strike
## Steps
1. Declare | unused armament; in arc; in distance | declaring-a-strike
2. Modify | add all up, then −1 to +2 | modifier-limits
3. Roll | read the weapon chart | strike-roll
4. Block | 1 shield: one Hit or Critical Hit | block-with-shields
5. Locks | ability, or Lock On for a die | target-lock
6. Hits | Armor, Flak; else −1 hull | hit
7. Criticals | Massive, Armor, Flak; else an order lost | critical-hit
8. Direct Hits | Ore Hull, Fast; else −1 hull | direct-hit
9. After | Heavy: Reloading token | reloading
## Modifiers
At Black Hole Core | +2 | black-hole-core
At Dust Cloud | +1 | dust-cloud
At Nebula | +1 | nebula
At Stealth | +1, not for Ordnance | stealth
Near Delectable | +1 at anything else | delectable
Open play | +1 at a Super Heavy | mobile-bastions
Skilled | −1 once a round | skilled
Augur | −1; 5 and 6: Lock On | augur
Cards | weapon, orders on both sides | strike-modifiers
# skirmish: A skirmish
## Steps, both at once
1. Dice | all armament dice | skirmish-dice
2. Halve | a critical or one Exhausted, round up | skirmish-dice
3. Quarter | two Exhausted, round up | exhausted
4. Add | Support, Ram-Prow, orders | arm-battlestations
5. Roll | each 1: a Direct Hit | combat
6. Save | each save once a Direct Hit | combat-saves
7. Damage | −1 hull for each left | damage-report
8. Exhausted | one more, up to 2 | exhausted
## Keywords
Deadly [x] | hits on x or less | deadly
Boarding Array | hits on 6 too | boarding-array
Starmaw | a 1 makes 3 more | starmaw
Shuttle Hangar | 1 die more, before halving | shuttle-hangar
Support [x] | x dice for Escorts next to it | support
Ram-Prow | 0, 1, 2, 3 and 6 dice by role | ram-prow
Lethal [x] | x Direct Hits when it dies | lethal
Grudge | Direct Hits taken or less: foe dies | grudge
# movement: Movement by role
## Moves a round, 60° turns before each
Escort | 0–3 Moves, any turn | role-escort
Light | 0–3 Moves, any turn | role-light
Heavy | 2–3 Moves, 2 turns | role-heavy
Super Heavy | 1–2 Moves, 1 turn | role-super-heavy
Stationary | 0 Moves, no turn | role-stationary
## Maneuvers
Ahead | 1 Move; empty hex ahead | ahead
Ahead Pass | 2 Moves; friend ahead, empty behind it | ahead-pass
Bypass Sling | 3 Moves; enemy ahead, empty behind it | bypass-sling
Assault | 1 Move; enemy ahead: skirmish | assault
## Remember
Evade | Escort, once a round: Ahead instead | evade
Fast | 1 Move more, if you like | fast
Threader | no more than 2 within 2 hexes | threader
Nowhere to go | turn, and the activation ends | maneuvers
No Moves left | no turning | movement
## Order Limit
Escort | 0 | order-limit
Light | 1 | order-limit
Heavy | 1 | order-limit
Super Heavy | 2 | order-limit
Stationary | 0 | order-limit
Refit or Massive | +1 | order-limit
Each critical | −1 | critical-damage
# terrain: Terrain
## Strategic System (white)
In a skirmish | save 2 or less | bunker-down
Each refresh | 1 point | secure-area
Most of them | initiative | initiative
## Black Hole, Horizon (purple)
Entering | 5 or more: into the Core | black-hole-horizon
On that roll | Super Heavy +1, Massive +2 | black-hole-horizon
Flak | +2, up to 4 | guidance-malfunction
Its strikes | not with Ordnance | guidance-malfunction
## Black Hole, Core (red)
Strikes at it | +2 | black-hole-core
Flak | +2, up to 4 | black-hole-core
Its strikes | none | black-hole-core
Stay a whole activation | defeated | black-hole-core
Leaving | 5 or more: defeated; +1 unless Light, Escort | escape-velocity
## Dust Cloud (yellow)
Strikes at it | +1 | dust-cloud
Flak | +1, up to 4 | dust-cloud
Entering | 4–5: shield or hull; 6: 2 hull | treacherous-navigation
## Nebula (blue-green)
Strikes at it | +1 | nebula
Armor | +1, up to 4 | nebula
Shields | none may be spent | nebula
# saves: Saves
## Hit
Shield | cancels it, 1 point each | block-with-shields
Armor | Armor or less; not against Heavy | armor-save
Flak | Flak or less; Ordnance only | flak-save
## Critical Hit
Shield, Armor, Flak | as for a Hit | critical-hit
Massive | 3 or less | massive-save
## Direct Hit in a strike
Shield, Armor, Flak | no use | direct-hit
Ore Hull | 2 or less | ore-hull-save
Fast | 1 | fast-save
## Direct Hit in a skirmish
Shield, Armor, Flak | no use | combat-saves
Evasion | 3 or less | evasion-save
Ore Hull | 2 or less | ore-hull-save
Fast | 1 | fast-save
Ram-Prow | 1 | ram-prow-save
Bunker Down | 2 or less | bunker-down
## Always
Roll | each save once an icon; one success is enough | saves
Armor and Flak | count up to 4 | armor-value
No save | dust, Lethal | treacherous-navigation
# fleet: Fleet building
## Power a player
Alpha | 10 | escalation-level
Beta | 15 | escalation-level
Delta | 20 | escalation-level
Gamma | 30 | escalation-level
Omega | 50 | escalation-level
## Constructed play
Core | 40% to 60% | core-ships
Specialist | up to 30% | specialist-ships
Support | any | support-ships
Basic orders | 10, 2 of one at most | basic-orders
Special orders | up to 5, each once | special-orders
Commander | up to one; costs Special orders and 1 order | commander
Flight group | one a Carrier; costs Basic orders and 1 order | flight-groups
## Open play
Core | 30% to 70% | open-play-fleets
Specialist | up to 30% | open-play-fleets
Support | any | open-play-fleets
Commander | one, needed | open-commander
Flight group | one at most | open-commander
Orders | none | all-out-war
## Always
Standard, Refit | one allegiance | allegiance
Allies | one allegiance, same colour | allegiance
# scoring: Scoring
## As each Refresh Phase starts
Secure Area | 1: a ship in a system | secure-area
Hold Territory | 1: a ship next to a held system | hold-territory
## At once
Bring it Down | 1: a Super Heavy or Stationary lost | bring-it-down
## After round 6
Stake a Claim | 3: a system held | stake-a-claim
Fly the Flag | 1: a Super Heavy or Stationary kept | fly-the-flag
Shut Out | 1: an enemy still in reserve | shut-out
## Who wins
Wiped out | the other team, at once | wiped-out
Else | more points | scoring-and-tiebreakers
Level | more systems held | tiebreakers
Still level | less Power lost | tiebreakers
Still | a draw | tiebreakers
## Open play
At the end | the Power of undefeated ships | all-out-war`;

/** What is looked up in a hurry, and what changed since the first edition. */
export const quick: readonly QuickReference[] = [
  ...quickSheetsIn(TEXT),
  ...quickEditions('second'),
];
