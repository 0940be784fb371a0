import { quickSheetsIn } from '../../../kit/reference/quickSheets';

export const quick = quickSheetsIn(`
# round: The round
## Phases
1. Command | dials up to the command value | command-phase
2. Ship | in turns, one ship | ship-phase
3. Squadron | in turns, two squadrons | squadron-phase
4. Status | ready tokens and upgrades | status-phase
## A ship
1. Reveal | dial or token; repair, squadrons | ship-activation
2. Attack | twice, different zones | attack
3. Move | at its speed; navigate | ship-movement
## A squadron
Squadron Phase | move or attack | squadron-activation
By command | move and attack | squadron-activation
Engaged | no move, no ships | engagement
# attack: An attack
## Steps
1. Declare | zones, arc, line of sight | attack
2. Roll | what reaches; obstructed one less | obstructed
3. Change dice | then accuracies | modifying-dice
4. Defense tokens | one of each kind | defense-tokens
5. Damage | critical effect, shields, cards | damage
6. Next squadron | same arc, each once | attack
## Dice
Red, to long | 2 – · 2 hit · 1 double · 2 crit · 1 acc | dice-icons
Blue, to medium | 4 hit · 2 crit · 2 acc | dice-icons
Black, to close | 2 – · 4 hit · 2 hit and crit | dice-icons
## Tokens
Brace | half, rounded up | brace
Evade | long cancel, medium reroll | evade
Redirect | to one adjacent zone | redirect
Scatter | no dice left | scatter
# commands: Commands
## Dial
Navigate | speed ±1, one joint +1 | commands
Squadron | as many as the squadron value | commands
Repair | the engineering value | commands
Concentrate fire | one more die | commands
## Token
Navigate | speed ±1 | commands
Squadron | one squadron | commands
Repair | half, rounded up | commands
Concentrate fire | reroll one die | commands
## Repairs
Move a shield | 1 | engineering-points
Recover a shield | 2 | engineering-points
Discard a damage card | 3 | engineering-points
`);
