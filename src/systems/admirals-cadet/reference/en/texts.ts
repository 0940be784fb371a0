export const texts = `
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
F, FX, R, A, AX and L; they go on outward in the same shape. The app does not have the printed diagram: its shapes are a reading, and you can redraw them.
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
Heavy: crippled; destroyed if it was. Super Heavy: all its orders go back, and the Armor or Flak that they gave is gone at once; without orders it is crippled; crippled and without orders it is destroyed.
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
# Keywords
## Armor | armour, save
Against each Hit or Critical Hit of a weapon that is not [[heavy|Heavy]]: a roll of x or less cancels it, but never a 6. Several add up.
## Augur
A friend within two hexes may roll its unmodified sixes again when it attacks.
## Boarding Array
Its sixes in a [[skirmishes|skirmish]] are Direct Hits as well.
## Cover | screen
Friends with up to x hexes between have [[flak|Flak]] 1 more.
## Deadly
In a [[skirmishes|skirmish]] each x or less is a Direct Hit. The highest of several counts.
## Flak | point defence, missile defence
Against each Hit or Critical Hit of [[ordnance|Ordnance]]: a roll of x or less cancels it, but never a 6. Several add up.
## Lethal | explosion
If it is destroyed in a [[skirmishes|skirmish]], its opponent loses x hull boxes.
## Ore Hull
In each [[skirmishes|skirmish]] one Direct Hit that the opponent rolled is cancelled.
## Ram-Prow | ram
In a [[skirmishes|skirmish]] with a Heavy or Super Heavy ship it rolls one extra die: 4 or less is two more Direct Hits.
## Shuttle Hangar
One more die in a [[skirmishes|skirmish]].
## Starcaster
Right after the reveal it may be given one [[psionic-orders|Psionic order]] more than the limit. Otherwise it is an order like any other.
## Support
Adjacent Escorts of its side may roll x dice more in a [[skirmishes|skirmish]]; several add up.
# Terrain, weapons and orders
## Terrain | scenery, obstacles
Four kinds: [[star-system]], [[black-hole]], [[dust-cloud]] and [[nebula]].
## Star System | planet, objective, objective points
Attacks at a ship in it have +1. A Heavy or Super Heavy ship that moves in rolls a die: a 6 is one Hit, on a side of its owner’s choice.
When the game ends, each one with your ship in it scores 5 Objective Points.
## Black Hole | singularity, drag, pulled in, escape
After every move that ends beside it, roll: Heavy +1, Super Heavy +2. From 5 on the ship is pulled into the hole and keeps its heading.
To leave, roll again: Super Heavy +1, and from 6 on the ship is destroyed. Outside, it is beside the hole and rolls at once. So does a ship that leaves to take a hex after a [[skirmishes|skirmish]].
## Dust Cloud | asteroids, debris
Attacks at a ship in it have +1. Moving in costs one Hit, which Heavy and Super Heavy ships take on the front.
## Nebula | gas cloud
Attacks at a ship in it have +2, and its shield boxes count as damaged meanwhile: a [[critical-hits|Critical Hit]] then destroys a Light ship.
## Weapon types | basic weapon
Basic weapons have no rule of their own; [[heavy|Heavy]] ones reload, and [[ordnance|Ordnance]] is met by Flak.
## Heavy weapons {heavy} | reload, heavy ready, recharge
Once fired, tick the armament’s Heavy Ready box. The next time you would fire it, wipe the tick instead; that is all it does this turn. Armor does not help against them.
## Ordnance | missile, torpedo
No rule of its own, but other rules name it: [[flak|Flak]] first of all.
## Order types | basic order
Basic orders have no limits in play; [[special-orders|Special]] and [[psionic-orders|Psionic]] ones do. How many a library may hold: see [[constructed-play]].
## Special orders | special limit
One copy each and five in all in a library. A ship takes one at most; a Super Heavy that has one also needs an order that is not Special.
## Psionic orders | psionic limit
At most half a library, and one a turn for each player.
# Ways to play
## Constructed play | fleet building, order library, deck, army list
Ships: 15 [[fleet-values|Fleet Value]], one faction, one Refit at most, and at least one Heavy or Super Heavy.
Library: exactly 15 orders; two of a Basic order, one of a Special, five Specials in all.
## Fleet Value {fleet-values} | fv, points, cost, fleet power
Accords: INT 1, FF 2, CL 3, CA 5, DN 8. Empire: T4 3, T9 3, C3 4, C15 5, ND 7. The booklet also calls it Fleet Power.
## Historic play | scenario, premade forces
A scenario names both fleets, both libraries, how to set up and what else scores. The first to try is [[flight-of-the-paladin]]; then come [[live-and-learn]] and [[holding-out-for-a-hero]].
## Flight of the Paladin | paladin, first scenario
One dreadnought without shields against an NE-T9 and two NE-T4; the Empire goes first. Destroying her is worth 10 to it, 3 hull boxes or fewer at the end 3. Reaching a set-up hex of her own edge is worth 10 to her and makes that turn the last.
## Live and Learn | second scenario
Five new ships of the Accords, who go first, against an NE-C15 and two NE-T4. In turns 1 and 2 the Accords play no order twice. The C15 is worth 5, each T4 3, each ship of the Accords 2.
## Holding Out for a Hero | third scenario, rescue, bombard
Two NE-C15 shell the Star Systems: in one, in place of any move it could still make, an NE-C15 may end its activation for 1 point. A PA-CA or PA-CL that begins its activation there may end it to save people: 4 points, twice in each system. The Accords go first, from the edge near the Nebula.
## Career play | campaign
A campaign with a handbook of its own, which is not part of the booklet.
## Card name and class name {card-name} | class, variant
The card name says what kind of ship it is, such as a light cruiser; the class name says which of its variants. Cards may ask for either.
## What changed in 2.0 {editions} | second edition, differences, moving over, new edition
The quick reference of both editions lists it side by side: Target Locks, Armor, Critical Hits, reloading, terrain, scoring and more. Old cards can be used in 2.0 games: without an Armor keyword Armor is 1, without Flak it is 0, dice to roll again become Lock Ons, and shield boxes are Shield Points.
`;
