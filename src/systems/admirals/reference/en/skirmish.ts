export const skirmish = `
# Skirmish

## Skirmish
A fight at close quarters, mostly begun by an [[assault]]. Both ships [[arm-battlestations|gather dice]], both [[combat|roll]], both [[combat-saves|save]], both [[damage-report|take damage]], all at the same time.
Also: melee, close combat, boarding action, boarding, ramming, hand to hand

## Arm Battlestations
Each player takes the ship’s [[skirmish-dice]] as its Combat Pool. The active player first, then the other, says which rules add or remove dice: [[support|Support]], [[ram-prow|Ram-Prow]], orders.
Also: combat pool, gather dice, skirmish pool, how many dice

## Combat
Both roll their pools. Each 1 is a [[direct-hit]] on the other ship. Rules that speak of “during combat” or “during a skirmish” work now: [[deadly|Deadly]], [[boarding-array|Boarding Array]], [[starmaw|Starmaw]].
Also: both sides roll, both players roll, combat roll, skirmish roll, what hits, roll of 1

## Mount Defenses {combat-saves}
Before damage is dealt, meet each Direct Hit with one save of every kind the ship has: [[evasion-save|Evasion]] 3, [[ore-hull-save|Ore Hull]] 2, [[bunker-down|Bunker Down]] 2, [[fast-save|Fast]] 1, [[ram-prow-save|Ram-Prow]] 1. That number or less cancels it. Shields, Armor and Flak play no part.
Also: combat saves, skirmish saves, save in melee, mount defences, save in skirmish

## Evasion Save
An Escort whose [[evade|Evade]] is still unused this round rolls it against each Direct Hit in a skirmish: 3 or less stops it.
Also: escort save, evade save

## Ram-Prow Save
A ship with [[ram-prow|Ram-Prow]] rolls it against Direct Hits from combat: a 1 stops it.
Also: prow save

## Damage Report
Each Direct Hit that was not cancelled costs 1 Hull Point; at 0 the ship is [[defeated]], and both may be. Every ship that survives gets one [[exhausted|Exhausted]], up to two.
Also: after skirmish, both destroyed, skirmish damage, mutual destruction
`;
