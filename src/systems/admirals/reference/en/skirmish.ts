export const skirmish = `
# Skirmish

## Skirmish | melee, close combat, boarding action, boarding, ramming, hand to hand
A fight at close quarters, mostly begun by an [[assault]]. Both ships [[arm-battlestations|gather dice]], both [[combat|roll]], both [[combat-saves|save]], both [[damage-report|take damage]], all at the same time.

## Arm Battlestations | combat pool, gather dice, skirmish pool, how many dice
Each player takes the ship’s [[skirmish-dice]] as its Combat Pool. The active player first, then the other, says which rules add or remove dice: [[support|Support]], [[ram-prow|Ram-Prow]], orders.

## Combat | both sides roll, both players roll, combat roll, skirmish roll, what hits, roll of 1
Both roll their pools. Each 1 is a [[direct-hit]] on the other ship. Rules that speak of “during combat” or “during a skirmish” work now: [[deadly|Deadly]], [[boarding-array|Boarding Array]], [[starmaw|Starmaw]].

## Mount Defenses {combat-saves} | combat saves, skirmish saves, save in melee, mount defences, save in skirmish
Before damage is dealt, meet each Direct Hit with one save of every kind the ship has: [[evasion-save|Evasion]] 3, [[ore-hull-save|Ore Hull]] 2, [[bunker-down|Bunker Down]] 2, [[fast-save|Fast]] 1, [[ram-prow-save|Ram-Prow]] 1. That number or less cancels it. Shields, Armor and Flak play no part.

## Evasion Save | escort save, evade save
An Escort whose [[evade|Evade]] is still unused this round rolls it against each Direct Hit in a skirmish: 3 or less stops it.

## Ram-Prow Save | prow save
A ship with [[ram-prow|Ram-Prow]] rolls it against Direct Hits from combat: a 1 stops it.

## Damage Report | after skirmish, both destroyed, skirmish damage, mutual destruction
Each Direct Hit that was not cancelled costs 1 Hull Point; at 0 the ship is [[defeated]], and both may be. Every ship that survives gets one [[exhausted|Exhausted]], up to two.
`;
