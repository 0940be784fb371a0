export const texts = `
# The game
## What counts first {golden-rules} | contradiction, cannot, which rule wins
A card beats the rules where the two disagree, and a card that says “cannot” beats everything.
## The round {round} | turn order, phases, six rounds, how long
Four phases, always in this order: [[command-phase|Command]], [[ship-phase|Ship]], [[squadron-phase|Squadron]], [[status-phase|Status]]. After six rounds the battle is over, unless you play with [[unlimited-rounds]].
## Winning {winning} | who wins, tie, draw, end of the game, wiped out
After the sixth round the higher [[scoring|score]] wins; if the scores are level, the second player wins.
A player with no ship left loses at once, whatever the score is. Squadrons do not save a fleet. If both sides lose their last ships together, the score decides.
## Scoring | points, victory points, half points
You score what the enemy lost: each destroyed squadron, each destroyed ship with everything equipped to it, discarded upgrades too. Add the value of your [[victory-tokens]].
## Victory tokens | victory points, token value
Some [[objectives]] hand them out. The card says what each is worth; they are counted when the battle is over.
## Timing of effects {effects} | order of effects, optional, card timing
Effects that change attack dice belong to step 3 of an [[attack]]. One that names a command works once while that command is resolved. “When”, “while”, “before” and “after” each work once for the event they name.
Your own effects at the same moment go in any order you like; if both sides have some, the first player does all of theirs first. Upgrades are optional, other cards are not, unless they say so.
What you pay as a cost does nothing else.
# Fleets
## Building a fleet {fleet-building} | points limit, squadron cap, one third, army list, list building
Agree on a total, usually 300 points. Ships, upgrades and squadrons together may not cost more, squadrons alone no more than a third of the total, rounded up.
You need one [[flagship]], a single [[factions|side]], and three [[objectives]] of different categories. No ship carries the same upgrade twice.
Example: In a battle of 300 points squadrons may cost up to 100, in one of 200 up to 67.
## Factions | Rebel, Imperial, alignment
Every ship and squadron belongs to a side, some upgrades too. A fleet holds cards of one side, and upgrades of none.
## Flagship and commander {flagship} | admiral, leader, commander
The ship with the commander is the flagship. A fleet has exactly one, on any ship, whatever its upgrade bar shows.
## Upgrades | slots, modification, upgrade bar, equip, officer, turbolasers, ordnance
For every icon in its bar a ship takes one upgrade with that icon. Commanders and [[titles]] need no icon. A ship has one modification at most.
A discarded upgrade lies face down and still counts when its ship is destroyed. Exhausted ones are readied in the [[status-phase]].
## Titles | ship name
A title fits ships that show the same ship icon.
## Unique names | bullet, limited to one
A dot before a name makes it unique: only one card of that name in a fleet, whatever kinds of cards they are.
## Objectives | mission, scenario, assault, navigation
Bring one of each category: assault, defense, navigation. The first player reads the second player’s three and picks the one that is played. All others stay out of the battle.
Assault marks ships that are worth more, defense changes the field for one side, navigation rewards daring moves.
## Size classes | base, small, large
Ships are small, medium or large, by their base. Some cards ask for it.
# Before the battle
## Setting up {setup} | deployment, placing ships, coin, start of the game
1. Mark out play area and [[setup-area]]. 2. Lay out ships with full shields, squadrons with full hull, [[defense-tokens]] readied.
3. Whoever has the cheaper fleet chooses who goes first; if both cost the same, toss a coin for who chooses. 4. The first player picks one of the other’s [[objectives]].
5. Six obstacles, in turns, the second player first: beyond distance 3 of every edge and beyond 1 of each other.
6. Deploy in turns, the first player first: one ship, or two squadrons within distance 1–2 of one of your ships. A ship gets its speed now. A lone squadron waits for your last ship.
7. Shuffle the damage cards.
## Setup area and deployment zone {setup-area} | table size, edge, out of bounds
In a full battle the table is 3 by 6 feet and ships start in its middle 4 feet. Your deployment zone is what lies within distance 1–3 of your own edge. A base that sticks out over the edge of the table is lost.
## Initiative | first player, second player, who goes first
The first player acts first in the Ship and Squadron Phases of every round, and keeps it to the end.
## ID tokens | twins, numbers
Numbers tell copies of a ship apart; the flagship has a token of its own.
# The round
## Command Phase | planning, dials, secret, stack
Both players choose in secret. Each ship gets dials face down until it has as many as its command value; new ones go under the old.
Example: A ship with command value 3 gets three dials in round 1 and one in every later round.
## Command dials | reveal, look at dials, order of dials
When a ship activates, its top dial is revealed. Turn it into a [[command-tokens|token]] at once, or keep it for the moment of its command. What is not spent by the end is discarded.
The spent dial lies face up on the card: the ship has had its turn. You may look at your own stacks whenever you like, without changing their order.
## Command tokens | token limit, bank, convert dial
A token gives the lesser effect, in this round or any later one. A ship keeps at most as many as its command value, and never two alike: any more is discarded at once.
## Commands | navigate, squadron, repair, concentrate fire, dial and token
Navigate, as you set the course: the dial changes speed by 1, raises one joint by 1, or both; the token changes speed by 1.
Squadron, after the reveal: the dial activates up to the squadron value of your squadrons at close–medium range, each to move and attack; the token activates one.
Repair, after the reveal: the dial gives [[engineering-points]] equal to the engineering value, the token half of it, rounded up.
Concentrate fire, in an attack: the dial adds a die of a colour in the pool, the token rerolls one die.
Dial and token together are one command. Each command once a round.
## Ship Phase | activate ships, passing
The players take turns, one ship each, until all have activated. A player with none left passes.
## Activating a ship {ship-activation} | order of activation, shoot then move
1. Reveal the dial; repair and squadron commands come now. 2. Up to two [[attack|attacks]], from different zones. 3. [[ship-movement|Maneuver]], at the speed of its dial.
## Squadron Phase | fighters, activate squadrons
In turns, two squadrons each, one after the other; a player with one left activates just that one. Each may move or attack, not both.
## Activating a squadron {squadron-activation} | move and attack, slider
In the Squadron Phase it moves or attacks. By a squadron command it does both, in either order. Its slider shows that it has acted.
## Status Phase | refresh, end of round, cleanup
Exhausted [[defense-tokens]] and upgrades are readied, the initiative token is flipped, the next round begins.
## Readied and exhausted {readied} | refresh, flip token
Cards and tokens begin readied. What is exhausted cannot be exhausted again until it is readied.
# Attacks
## The attack {attack} | shooting, steps of an attack, fire, two attacks
1. Declare attacker, target and zones; check arc, range and [[line-of-sight]]. 2. Gather the dice that reach and roll them. 3. Change dice, then spend accuracies. 4. The defender spends [[defense-tokens]]. 5. One critical effect, then the [[damage]], point by point. 6. A ship that attacked a squadron may go on to the next squadron in the same arc, each once.
A ship attacks twice in its activation, never twice from one zone. Your own side is never a target.
## Armament and pool {armament} | battery, anti-squadron, flak, dice
Against ships use the battery of the attacking zone or squadron, against squadrons the one anti-squadron armament. All dice in use are the attack pool.
## Attack range | red, blue, black, colours, how far
Red dice reach long range, blue medium, black close. A zone attacks as far as its farthest die. Squadrons attack at distance 1, with all their dice.
## Range and distance | ruler, premeasuring, at, within, beyond
The ruler has three bands of range on one side and five of distance on the other. A line between two bands belongs to the nearer one. “At”: some part is in the band. “Within”: all of it is. “Beyond”: no part is in it or nearer. Measure whenever you like.
## Firing arcs and measuring {measuring} | arc, closest point, 360
An arc is what lies between the two lines of a zone, however far. Measure from the nearest point of the attacking zone to the nearest point of the defending one that lies in the arc. If the line runs over another zone of the target, that zone blocks it. Squadrons fire all around.
## Line of sight | blocked, yellow dot, targeting point
Draw it between the yellow points of zones; for a squadron, use the nearest point of its base. Another zone of the defender in the way blocks it; an obstacle or a third ship only [[obstructed|obstructs]] it. Squadrons never do either.
## Obstructed attacks {obstructed} | cover, lose a die, obstacle in the way
Take one die of your choice out of the pool before the roll. With the last one gone there is no attack.
## Dice icons | faces, sides, accuracy, hit
Hit: 1 damage. Critical: 1 damage between ships, and it can set off a [[critical-effects|critical effect]]. Accuracy: spend it to name one defense token, which then stays unspent in this attack.
Red has 2 blanks, 2 hits, 1 double hit, 2 criticals, 1 accuracy; blue 4 hits, 2 criticals, 2 accuracies; black 2 blanks, 4 hits, 2 hits with critical.
## Modifying dice | reroll, add a die, cancel, change
Reroll: pick it up and roll again, as often as effects allow. Add: roll a new one into the pool. Change: turn it to the face named. Spend or cancel: it leaves the pool.
## Defense tokens | defence, spend tokens, speed 0
[[scatter]], [[evade]], [[brace]], [[redirect]]: one of each kind in an attack at most, none at speed 0, none that an accuracy named. Using a readied one exhausts it; using an exhausted one discards it.
## Critical effects | crit, faceup card
One an attack, if a critical is still in the pool; the icon is not used up. The standard one: the first damage card that this attack deals lies face up. Squadrons have none, except [[bomber|Bombers]].
## Damage | damage card, hull, deck empty
A ship takes it point by point: a shield of the zone while there is one, then a damage card face down. As many cards as hull points destroy it. A squadron loses hull points.
If no zone is named, the owner picks one for all of it. When the damage deck is empty, shuffle its discards into a new one.
## Destroyed {destroyed} | dead, removed, off the table
A ship with as many cards as hull, a squadron without hull, anything whose base leaves the table. Its cards, tokens and dials go back; its upgrades no longer work.
# Ships
## Ships and hull zones {ships} | hull zone, adjacent, base, front, rear
A ship has four zones, front, left, right and rear, each with its own shields and battery. Zones that share an arc line are adjacent: front and rear touch both sides, never each other.
## Shields | shield dial, recover shields
Each zone starts with its full shields, and never has more than that or less than 0.
## Moving a ship {ship-movement} | maneuver, movement, course, tool
Set the course first: each joint may click as far as the chart allows at your speed, and a navigate command acts now. Then place the ship at the joint of its speed, on the side of the tool where it began. It passes over everything; only where it ends counts. At speed 0 it stays, and has still made its maneuver.
## Speed | speed dial, accelerate, speed chart, fast
It stays as it is until a navigate command or a card changes it: from 0 to the last column of the chart.
## Yaw | turning, click, joint
How many clicks a joint may turn either way: none for a dash, one for I, two for II. A raised joint goes one step up, and never beyond II.
## Overlapping | collision, ramming, bump
On squadrons: set them aside, finish the move, then the other player puts them around the ship, touching it.
On a ship: try again with 1 less speed, down to staying in place; the dial stays as it is. Then this ship and the nearest of those it ran into get a damage card each, face down.
## Obstacles | asteroid, debris, station, terrain
They act on what ends its move on them. Asteroid field: a damage card face up. Debris field: 2 damage on one zone. Station: discard a damage card, or for a squadron 1 hull point back. The first two leave squadrons alone. Several are resolved in the owner’s order.
# Squadrons
## Squadrons | fighters, wing, ace
All copies of a plain squadron share one card, and each costs its points. Unique ones have [[defense-tokens]].
## Moving a squadron {squadron-movement} | fly, fighter movement
Lay the ruler at its base and place it anywhere along, up to the band of its speed. It passes over everything and may stay where it is.
## Engagement | dogfight, locked, tied up
Enemy squadrons at distance 1 with a clear line between them are engaged. An engaged squadron cannot move, and must attack one of them before any ship. If the line is obstructed they are not engaged, though they may attack each other.
## Friend and enemy {friend-and-enemy} | own ships, friendly
Everything in your fleet is friendly, the unit itself too, unless an effect says “another”.
## Keywords {squadron-keywords} | abilities, icons
Printed on the squadron’s card, in force all the time: [[bomber]], [[counter]], [[escort]], [[heavy]], [[swarm]].
## Bomber | bombing
Against ships its criticals are damage, and it may resolve a critical effect.
## Counter | strike back
Counter X: after a squadron attacked it, it may strike back with X blue dice, even as it is destroyed. A counter is not answered with another.
## Escort | bodyguard, protect
Whoever is engaged with it cannot attack squadrons that lack Escort, except by a counter.
## Heavy | slow fighter, cannot hold
It holds nobody: what is engaged with it alone may move, and may attack ships.
## Swarm | gang up
When it attacks a squadron that is also engaged with another one, it may reroll 1 die.
# Other ways to play
## Unlimited rounds | death match, no round limit
No objectives and no end after round six: it goes on until a side has no ships. Initiative changes hands after each round.
## Team play | four players, multiplayer
Two teams, one fleet each. Every player leads some of its ships and squadrons and decides for these; where a team cannot agree, its leader does.
# Glossary
## Brace | half damage
A [[defense-tokens|defense token]]: the total is halved, rounded up.
## Evade | dodge, cancel a die
A [[defense-tokens|defense token]]: at long range one die is canceled, at medium one is rerolled, nearer it does nothing.
## Redirect | share damage, adjacent shields
A [[defense-tokens|defense token]]: put as much of the damage as you like on the shields of one adjacent zone, while they last.
## Scatter | no damage
A [[defense-tokens|defense token]]: all dice are canceled.
## Engineering points | repair cost, move shields, recover shields, repair hull
Move a shield from one zone to another for 1, get one back for 2, discard a damage card for 3. One effect after the other; what is left over is lost.
## Margin of victory {margin} | tournament points, difference
How far the winner’s score is ahead. Events turn it into tournament points by a table of their own.
## Bid | initiative bid, cheaper fleet
How far a fleet stays below the agreed total. The larger bid chooses who goes first; see [[setup]].
`;
