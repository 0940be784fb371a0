export const movement = `
# Movement

## Movement | moving, move a ship, turn after moving, rotate at the end, fly
A ship moves by [[maneuvers]], each of which costs one or more Moves. It needs that many left this round; only [[evade|Evade]] is free.
Before each maneuver it may [[rotation|rotate]]. Once its Moves are used up it cannot turn any more.

## Rotation | turn in place, turn without moving, turning, rotate, turn a ship, spin, pivot, change facing, turn around
Before each maneuver you may turn the ship in steps of 60°. Stationary: not at all. Super Heavy: one step. Heavy: up to two. Light and Escort: to any side. A turn comes before a maneuver, not in its place.

## Maneuvers | edge of the map, board edge, leave the map, stuck, cannot move, blocked, maneuver cost, manoeuvre, off the board
[[ahead]]: 1 Move. [[ahead-pass]]: 2 Moves. [[bypass-sling]]: 3 Moves. [[assault]]: 1 Move.
If the ship still has to move but no maneuver is possible, at the edge of the map for instance, it may rotate, and its activation ends.

## Ahead | backwards, reverse, sideways, strafe, forward, straight, one hex
1 Move. The hex in front must be empty; go there. Nothing moves a ship sideways or back: turn it first.

## Ahead Pass | move through friends, jump over friend, pass friendly ship, fly over
2 Moves. A friend stands in front and the hex behind it is empty; go there, over your friend.

## Bypass Sling | move through enemy, jump over enemy, pass enemy ship, slingshot, fly past
3 Moves. An enemy stands in front and the hex behind it is empty; go there, past the enemy, without a skirmish.

## Assault | advance after skirmish, move after winning a skirmish, ram, charge, move into enemy, start a skirmish, attack move, boarding
1 Move. An enemy stands in front: fight a [[skirmish]]. If it is defeated and your ship is not, move into its hex.
An Escort may slip away first: [[evade]].

## Evade | dodge, escape assault, escort reaction, evade ready, run away, flee
Once a round, when an enemy assaults your Escort, it may turn to any side and make an Ahead at once. The assault is off and costs nothing; the attacker must make an Ahead into the hex left empty, for 1 Move as usual.
An Escort that keeps its Evade ready has the [[evasion-save]].
`;
