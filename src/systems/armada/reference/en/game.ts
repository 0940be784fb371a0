export const game = `
# The game
## What counts first {golden-rules}
A card beats the rules where the two disagree, and a card that says “cannot” beats everything.
Also: contradiction, cannot, which rule wins
## The round {round}
Four phases, always in this order: [[command-phase|Command]], [[ship-phase|Ship]], [[squadron-phase|Squadron]], [[status-phase|Status]]. After six rounds the battle is over, unless you play with [[unlimited-rounds]].
Also: turn order, phases, six rounds, how long
## Winning {winning}
After the sixth round the higher [[scoring|score]] wins; level scores go to the second player.
Whoever has lost every ship loses at once, whatever the score says. Squadrons do not save a fleet. If both sides lose their last ships together, the score decides.
Also: who wins, tie, draw, end of the game, wiped out
## Scoring
You score what the enemy lost: each destroyed squadron, each destroyed ship with everything equipped to it, discarded upgrades too. To that comes the value of your [[victory-tokens]].
Also: points, victory points, half points
## Victory tokens
Some [[objectives]] hand them out. The card says what each is worth; they are counted when the battle is over.
Also: victory points, token value
## Timing of effects {effects}
Effects that change attack dice belong to step 3 of an [[attack]]. One that names a command works once while that command is resolved. “When”, “while”, “before” and “after” each work once for the event they name.
Your own effects of one moment go in the order you like; if both sides have some, the first player does all of theirs first. Upgrades are optional, other cards are not, unless they say so.
What you pay as a cost does nothing else.
Also: order of effects, optional, card timing
# Fleets
## Building a fleet {fleet-building}
Agree on a total, usually 300 points. Ships, upgrades and squadrons together may not cost more, squadrons alone no more than a third of the total, rounded up.
You need one [[flagship]], a single [[factions|side]], and three [[objectives]] of different categories. No ship carries the same upgrade twice.
Example: In a battle of 300 points squadrons may cost up to 100, in one of 200 up to 67.
Also: points limit, squadron cap, one third, army list, list building
## Factions
Every ship and squadron belongs to a side, some upgrades too. A fleet holds cards of one side, and upgrades of none.
Also: Rebel, Imperial, alignment
## Flagship and commander {flagship}
The ship with the commander is the flagship. A fleet has exactly one, on any ship, whatever its upgrade bar shows.
Also: admiral, leader, commander
## Upgrades
For every icon in its bar a ship takes one upgrade with that icon. Commanders and [[titles]] take no icon. One modification at most on a ship.
A discarded upgrade lies face down and still counts when its ship is destroyed. Exhausted ones are readied in the [[status-phase]].
Also: slots, modification, upgrade bar, equip, officer, turbolasers, ordnance
## Titles
A title fits ships that show the same ship icon.
Also: ship name
## Unique names
A dot before a name makes it unique: only one card of that name in a fleet, whatever kinds of cards they are.
Also: bullet, limited to one
## Objectives
Bring one of each category: assault, defense, navigation. The first player reads the second player’s three and picks the one that is played. All others stay out of the battle.
Assault marks ships that are worth more, defense changes the field for one side, navigation rewards daring moves.
Also: mission, scenario, assault, navigation
## Size classes
Ships are small, medium or large, by their base. Some cards ask for it.
Also: base, small, large
# Before the battle
## Setting up {setup}
1. Mark out play area and [[setup-area]]. 2. Lay out ships with full shields, squadrons with full hull, [[defense-tokens]] readied.
3. The cheaper fleet says who goes first; level fleets toss a coin. 4. The first player picks one of the other’s [[objectives]].
5. Six obstacles, in turns, the second player first: beyond distance 3 of every edge and beyond 1 of each other.
6. Deploy in turns, the first player first: one ship, or two squadrons within distance 1–2 of one of your ships. A ship gets its speed now. A lone squadron waits for your last ship.
7. Shuffle the damage cards.
Also: deployment, placing ships, coin, start of the game
## Setup area and deployment zone {setup-area}
In a full battle the table is 3 by 6 feet and ships start in its middle 4 feet. Your deployment zone is what lies within distance 1–3 of your own edge. A base that sticks out over the edge of the table is lost.
Also: table size, edge, out of bounds
## Initiative
The first player acts first in the Ship and Squadron Phases of every round, and keeps it to the end.
Also: first player, second player, who goes first
## ID tokens
Numbers tell copies of a ship apart; the flagship has a token of its own.
Also: twins, numbers
`;
