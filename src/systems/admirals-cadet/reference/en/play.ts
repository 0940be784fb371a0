export const play = `
# Cards and set-up

## Objectives | goal, aim of the game, how to win
Destroy every enemy ship, or have more Objective Points when the game [[ending-the-game|ends]].

## What you need | how many ships, components, edge of the map, fleet power
Each side brings three to eight ships within 15 [[fleet-values|Fleet Value]], the weapon cards for them, and at most 15 order cards. Nobody leaves the hex map: its border is closed.

## Setup | deployment, who goes first, first player, initiative, placing ships
Both roll a die. The higher roll picks who is the First Player, and that holds for the whole game.
From the First Player on, you take turns to put one ship into a shaded hex of your own edge. Heavy and Super Heavy ships are turned to a hex side; the others have no heading.

## Ship card | ship stats, token, hull track
It shows name and class, [[movement|role]] and code, hull boxes, a [[shields|shield track or chart]], up to three [[armaments]], boxes to tick, and the keywords. The picture’s front points to the top of the card.

## Order card | requirements, order stats
Name, [[order-types|type]] and number, what it does, and sometimes what a ship must have: a name, a class, a code, a role or a keyword.

## Weapon card | weapon stats, range value, effect chart
Code, name, [[weapon-types|types]], the most hexes that may lie between, the chart of icons, modifiers with their conditions, and what a [[target-locks|Target Lock]] can buy.

# The turn

## Turn structure | how long is a game, phases, rounds
Six turns, each with [[orders-phase]], [[ship-phase]] and [[refresh-phase]].

## Orders phase | order limit, how many orders, reveal, assign orders
Both players secretly lay orders face down beside their ships: one on a Light or Heavy ship, two on a Super Heavy, none on an Escort. When both are done, all are turned up together.
[[special-orders|Special]] and [[psionic-orders|Psionic]] orders have limits of their own.

## Ship phase | activation, shoot before moving, alternate
From the First Player on, the sides take turns to activate one ship until all have. The active ship first [[attacks|fires]] whatever it likes, then [[movement|moves]] space by space. Running into an enemy starts a [[skirmishes|skirmish]].

## Refresh phase | end of turn, return orders
All orders go back to their libraries, then whatever belongs to this phase is done. After turn 6 the game is [[ending-the-game|over]].

# Attacks

## Armaments | weapons, how many attacks, dice
An armament is a weapon and its dice, some tied to an [[arcs|arc]]. “3L | 3R” is three dice to the left and three to the right; a bare number fires all around.
A ship may fire all of its dice every turn.

## Making attacks {attacks} | range, modifier, modifier limit, split dice, maximum modifier
The target must lie in the arc of the dice you use, with no more hexes between than the weapon’s range. Each weapon and each target is a roll of its own.
Every modifier of orders, weapon and terrain counts for every die; together they change it by no more than +2 or −1. Look the results up on the weapon card.

## Arcs | firing arc, broadside, field of fire
F, FX, R, A, AX and L; they go on outward in the same shape. The printed diagram is not part of the app, so the shapes are its reading and you can redraw them.

## Resolving icons {attack-icons} | order of icons, icons
First [[target-locks]], then [[hits]], then [[critical-hits]].

## Target Locks | reroll, re-roll, lock
For each one choose: roll its die again, use the ability on the weapon card, or one on an order at the attacker. A die rolled again gives no second lock, but its Hits and Critical Hits count.

## Hits | damage, hull, destroyed, lose hull
Unless [[armor|Armor]] or [[flak|Flak]] cancels it or a [[shields|shield box]] takes it, a Hit costs one hull box. A ship without hull boxes is destroyed and comes off the map.

## Shields | shield box, shield chart, shield track, facing, corner
The defender may mark a shield box in place of a Hit. Light ships and Escorts have one track for everything.
Heavy and Super Heavy ships have a chart: only boxes on the side the attack comes through, or on both sides of a corner. Theirs also stop [[critical-hits]].
Example: An attack through the corner of fore and right fore may be met from either.

## Critical Hits | crit, crippled, cripple, lose orders, dead from crit
Escort: destroyed. Light: loses a hull box while it has a shield box left, and is destroyed without any. Shields do not block either.
Heavy: crippled; destroyed if it was. Super Heavy: all its orders go back, and at once with them the Armor or Flak that they gave; without orders it is crippled; crippled and without orders it is destroyed.
Crippled ships lose their keywords.

## Direct Hit | bypass defenses, unblockable
Damage that nothing stops: one hull box each, mostly from a [[skirmishes|skirmish]].

# Movement and skirmish

## Movement | role, speed, turning, rotate, move through friend, heading
Escort and Light: 0 to 3 spaces, any way. Heavy: 2 or 3 straight ahead, turning up to two hex sides before each. Super Heavy: 1 or 2 ahead, turning one.
You may pass through a friend but not stop with one, and not start a [[skirmishes|skirmish]] from its hex.

## Skirmishes | melee, boarding, close combat, ramming
A ship that would move onto an enemy stays put and both fight: each rolls all its armament dice, and every 1 is a [[direct-hit]].
If one is destroyed, the other may take its space; for the active ship that is one move, and it may go on. If both stand, the activation is over.

## Ending the game | stalemate, tie, victory, tiebreaker, draw
After turn 6 the most Objective Points win. Tied, or in a scenario without points, it is the [[fleet-values|Fleet Value]] of enemy ships destroyed; tied again, nobody wins.
`;
