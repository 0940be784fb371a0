export const pieces = `
# Ships
## Ships and hull zones {ships}
A ship has four zones, front, left, right and rear, each with its own shields and battery. Zones that share an arc line are adjacent: front and rear touch both sides, never each other.
Also: hull zone, adjacent, base, front, rear
## Shields
Each zone starts with its full shields, never has more than these, and never fewer than none.
Also: shield dial, recover shields
## Moving a ship {ship-movement}
Set the course first: each joint may click as far as the chart allows at your speed, and a navigate command acts now. Then place the ship at the joint of its speed, on the side of the tool where it began. It passes over everything; only its end counts. At speed 0 it stays, and has still made its maneuver.
Also: maneuver, movement, course, tool
## Speed
It stays as it is until a navigate command or a card changes it: from 0 to the last column of the chart.
Also: speed dial, accelerate, speed chart, fast
## Yaw
How many clicks a joint may turn either way: none for a dash, one for I, two for II. A raised joint goes one step up, and never beyond II.
Also: turning, click, joint
## Overlapping
On squadrons: set them aside, finish the move, then the other player puts them around the ship, touching it.
On a ship: try again with 1 less speed, down to staying in place; the dial stays as it is. Then this ship and the nearest of those it ran into get a damage card each, face down.
Also: collision, ramming, bump
## Obstacles
They act on what ends its move on them. Asteroid field: a damage card face up. Debris field: 2 damage on one zone. Station: discard a damage card, or for a squadron 1 hull point back. The first two leave squadrons alone. Several are resolved in the owner’s order.
Also: asteroid, debris, station, terrain
# Squadrons
## Squadrons
All copies of a plain squadron share one card, and each costs its points. Unique ones have [[defense-tokens]].
Also: fighters, wing, ace
## Moving a squadron {squadron-movement}
Lay the ruler at its base and place it anywhere along, up to the band of its speed. It passes over everything and may stay where it is.
Also: fly, fighter movement
## Engagement
Enemy squadrons at distance 1 with a clear line between them are engaged. An engaged squadron cannot move, and must attack such a squadron before any ship. If the line is obstructed they are not engaged, though they may attack each other.
Also: dogfight, locked, tied up
## Friend and enemy {friend-and-enemy}
Everything in your fleet is friendly, the unit itself too, unless an effect says “another”.
Also: own ships, friendly
## Keywords {squadron-keywords}
Printed on the squadron’s card, in force all the time: [[bomber]], [[counter]], [[escort]], [[heavy]], [[swarm]].
Also: abilities, icons
## Bomber
Against ships its criticals are damage, and it may resolve a critical effect.
Also: bombing
## Counter
Counter X: after a squadron attacked it, it may strike back with X blue dice, even as it is destroyed. A counter is not answered with another.
Also: strike back
## Escort
Whoever is engaged with it cannot attack squadrons that lack Escort, except by a counter.
Also: bodyguard, protect
## Heavy
It holds nobody: what is engaged with it alone may move, and may attack ships.
Also: slow fighter, cannot hold
## Swarm
Attacking a squadron that is engaged with another one besides, it may reroll 1 die.
Also: gang up
# Other ways to play
## Unlimited rounds
No objectives and no end after round six: it goes on until a side has no ships. Initiative changes hands after each round.
Also: death match, no round limit
## Team play
Two teams, one fleet each. Every player leads some of its ships and squadrons and decides for these; where a team cannot agree, its leader does.
Also: four players, multiplayer
# Glossary
## Brace
A [[defense-tokens|defense token]]: the total is halved, rounded up.
Also: half damage
## Evade
A [[defense-tokens|defense token]]: at long range one die is canceled, at medium one is rerolled, nearer it does nothing.
Also: dodge, cancel a die
## Redirect
A [[defense-tokens|defense token]]: as much of the damage as you like goes on the shields of one adjacent zone, as far as these go.
Also: share damage, adjacent shields
## Scatter
A [[defense-tokens|defense token]]: all dice are canceled.
Also: no damage
## Engineering points
Move a shield from one zone to another for 1, get one back for 2, discard a damage card for 3. One effect after the other; what is left over is lost.
Also: repair cost, move shields, recover shields, repair hull
## Margin of victory {margin}
How far the winner’s score is ahead. Events turn it into tournament points by a table of their own.
Also: tournament points, difference
## Bid
What a fleet stays below the agreed total: the larger one chooses who goes first; see [[setup]].
Also: initiative bid, cheaper fleet
`;
