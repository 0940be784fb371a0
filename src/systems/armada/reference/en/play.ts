export const play = `
# The round
## Command Phase
Both players choose in secret. Each ship gets dials face down until it has as many as its command value; new ones go under the old.
Example: A ship with command value 3 gets three dials in round 1 and one in every later round.
Also: planning, dials, secret, stack
## Command dials
When a ship activates, its top dial is revealed. Turn it into a [[command-tokens|token]] at once, or keep it for the moment of its command. What is not spent by the end is discarded.
The spent dial lies face up on the card: the ship has had its turn. You may look at your own stacks whenever you like, without changing their order.
Also: reveal, look at dials, order of dials
## Command tokens
A token gives the lesser effect, in this round or any later one. A ship keeps at most as many as its command value, and never two alike: what is too much goes at once.
Also: token limit, bank, convert dial
## Commands
Navigate, with the course: the dial changes speed by 1, raises one joint by 1, or both; the token changes speed by 1.
Squadron, after the reveal: the dial activates up to the squadron value of your squadrons at close–medium range, each to move and attack; the token activates one.
Repair, after the reveal: the dial gives [[engineering-points]] equal to the engineering value, the token half of it, rounded up.
Concentrate fire, in an attack: the dial adds a die of a colour in the pool, the token rerolls one die.
Dial and token together are one command. Each command once a round.
Also: navigate, squadron, repair, concentrate fire, dial and token
## Ship Phase
The players take turns, one ship each, until all have activated. Who has none left passes.
Also: activate ships, passing
## Activating a ship {ship-activation}
1. Reveal the dial; repair and squadron commands come now. 2. Up to two [[attack|attacks]], from different zones. 3. [[ship-movement|Maneuver]], at the speed of its dial.
Also: order of activation, shoot then move
## Squadron Phase
By turns, two squadrons each, one after the other; who has one left activates that one. Each may move or attack, not both.
Also: fighters, activate squadrons
## Activating a squadron {squadron-activation}
In the Squadron Phase it moves or attacks. By a squadron command it does both, in either order. Its slider shows that it has acted.
Also: move and attack, slider
## Status Phase
Exhausted [[defense-tokens]] and upgrades are readied, the initiative token is flipped, the next round begins.
Also: refresh, end of round, cleanup
## Readied and exhausted {readied}
Cards and tokens begin readied. What is exhausted cannot be exhausted again until it is readied.
Also: refresh, flip token
# Attacks
## The attack {attack}
1. Declare attacker, target and zones; check arc, range and [[line-of-sight]]. 2. Gather the dice that reach and roll them. 3. Change dice, then spend accuracies. 4. The defender spends [[defense-tokens]]. 5. One critical effect, then the [[damage]], point by point. 6. A ship that attacked a squadron may go on to the next squadron in the same arc, each once.
A ship attacks twice in its activation, never twice from one zone. Friends are no targets.
Also: shooting, steps of an attack, fire, two attacks
## Armament and pool {armament}
Against ships use the battery of the attacking zone or squadron, against squadrons the one anti-squadron armament. All dice in use are the attack pool.
Also: battery, anti-squadron, flak, dice
## Attack range
Red dice reach long range, blue medium, black close. A zone attacks as far as its farthest die. Squadrons attack at distance 1, with all their dice.
Also: red, blue, black, colours, how far
## Range and distance
The ruler has three bands of range on one side and five of distance on the other. A line between two bands belongs to the nearer one. Some part in the band is “at”, all of it is “within”, none of it there or nearer is “beyond”. Measure whenever you like.
Also: ruler, premeasuring, at, within, beyond
## Firing arcs and measuring {measuring}
An arc is what lies between the two lines of a zone, however far. Measure from the nearest point of the attacking zone to the nearest point of the defending one that lies in the arc. If the line runs over another zone of the target, that zone hides it. Squadrons fire all around.
Also: arc, closest point, 360
## Line of sight
From the yellow point of a zone, or the nearest point of a squadron’s base. Another zone of the defender in the way blocks it; an obstacle or a third ship only [[obstructed|obstructs]] it. Squadrons never do either.
Also: blocked, yellow dot, targeting point
## Obstructed attacks {obstructed}
Take one die of your choice out of the pool before the roll. With the last one gone there is no attack.
Also: cover, lose a die, obstacle in the way
## Dice icons
Hit: 1 damage. Critical: 1 damage between ships, and it can set off a [[critical-effects|critical effect]]. Accuracy: spend it to name one defense token, which then stays unspent in this attack.
Red has 2 blanks, 2 hits, 1 double hit, 2 criticals, 1 accuracy; blue 4 hits, 2 criticals, 2 accuracies; black 2 blanks, 4 hits, 2 hits with critical.
Also: faces, sides, accuracy, hit
## Modifying dice
Reroll: pick it up and roll again, as often as effects allow. Add: roll a new one into the pool. Change: turn it to the face named. Spend or cancel: it leaves the pool.
Also: reroll, add a die, cancel, change
## Defense tokens
[[scatter]], [[evade]], [[brace]], [[redirect]]: one of each kind in an attack at most, none at speed 0, none that an accuracy named. A readied one is exhausted by use, an exhausted one is gone.
Also: defence, spend tokens, speed 0
## Critical effects
One an attack, if a critical is still in the pool; the icon is not used up. The standard one: the first damage card that this attack deals lies face up. Squadrons have none, save [[bomber|Bombers]].
Also: crit, faceup card
## Damage
A ship takes it one point after the other: a shield of the zone while there is one, then a damage card face down. As many cards as hull points destroy it. A squadron loses hull points.
If no zone is named, the owner picks one for all of it. An empty damage deck is made anew from its discards.
Also: damage card, hull, deck empty
## Destroyed {destroyed}
A ship with as many cards as hull, a squadron without hull, anything whose base leaves the table. Its cards, tokens and dials go back; its upgrades no longer work.
Also: dead, removed, off the table
`;
