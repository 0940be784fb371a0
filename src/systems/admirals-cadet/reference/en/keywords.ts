export const keywords = `
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
Destroyed in a [[skirmishes|skirmish]], it takes x hull boxes of its opponent along.

## Ore Hull
In each [[skirmishes|skirmish]] one Direct Hit that the opponent rolled is void.

## Ram-Prow | ram
In a [[skirmishes|skirmish]] with a Heavy or Super Heavy ship it rolls one die beside the others: 4 or less is two Direct Hits more.

## Shuttle Hangar
One more die in a [[skirmishes|skirmish]].

## Starcaster
Right after the reveal it may be given one [[psionic-orders|Psionic order]] more than the limit. Whatever else holds for an order holds for this one.

## Support
Adjacent Escorts of its side may roll x dice more in a [[skirmishes|skirmish]]; several add up.

# Terrain, weapons and orders

## Terrain | scenery, obstacles
Four kinds: [[star-system]], [[black-hole]], [[dust-cloud]] and [[nebula]].

## Star System | planet, objective, objective points
Attacks at a ship in it have +1. A Heavy or Super Heavy ship that moves in rolls a die: a 6 is one Hit, on a side of its owner’s choice.
When the game ends, each one with your ship in it is 5 Objective Points.

## Black Hole | singularity, drag, pulled in, escape
After every move that ends beside it, roll: Heavy +1, Super Heavy +2. From 5 on the ship is pulled into the hole and keeps its heading.
To leave, roll again: Super Heavy +1, and from 6 on the ship is destroyed. Outside, it is beside the hole and rolls at once. A ship that takes a hex after a [[skirmishes|skirmish]] leaves just so.

## Dust Cloud | asteroids, debris
Attacks at a ship in it have +1. Moving in costs one Hit, which Heavy and Super Heavy ships take on the front.

## Nebula | gas cloud
Attacks at a ship in it have +2, and its shield boxes count as damaged meanwhile: a [[critical-hits|Critical Hit]] then destroys a Light ship.

## Weapon types | basic weapon
Basic weapons have no rule of their own; [[heavy|Heavy]] ones reload, and [[ordnance|Ordnance]] is met by Flak.

## Heavy weapons {heavy} | reload, heavy ready, recharge
Once fired, tick the armament’s Heavy Ready box. The next time you would fire it, wipe the tick instead; that is all it does this turn. Armor does not help against them.

## Ordnance | missile, torpedo
No rule of its own; others speak of it, [[flak|Flak]] first of all.

## Order types | basic order
Basic orders have no limits in play; [[special-orders|Special]] and [[psionic-orders|Psionic]] ones do. How many a library may hold is told by [[constructed-play]].

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
