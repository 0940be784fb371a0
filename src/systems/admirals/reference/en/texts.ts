/** The rules in the order of the rulebook; last the terms that a player asks for by one word and it tells in several places. */
export const texts = `
# Dice and cards
## Dice | natural 1, unmodified, d6, dice roll, roll under, natural result, roll high or low
Every die has six sides. What it shows is its unmodified result.
Low is usually good: most rolls want a small number.
## Dice modifiers | plus one, minus one, bonus, penalty, die+1, die-1, modified result
A modifier changes what a die counts as. The figure after the change is the modified result.
Since low is good, −1 helps the player who rolls and +1 hurts. Where strikes get theirs from: [[strike-modifiers]]. How far they go: [[modifier-limits]].
## Limits on modifiers {modifier-limits} | cap, maximum modifier, stacking modifiers, most a die can change, stack
Whatever adds up, a die changes by +2 at most, or by −1.
Sum all the modifiers first, then cut the sum once. So a −1 can be lost among plusses, and a second −1 does nothing.
Example: +1, +1, +2 and −1 come to +3; the dice count as +2.
## Card codes | id, identifier, card number, printed components
Every printed card has its own code, and each kind of card its own pattern. The code tells apart two cards with one name.
# The table
## In play and out of play {field-of-play} | play area, table layout
Ships fight in play, on the [[battlefield]]. Cards, dice and tokens that keep track of them lie out of play, in the [[command-area]].
## Battlefield | map, mat, board, hexes, two ships in one hex, share a hex, stacking ships, hexagon
The battlefield is a mat of hexes. A hex holds one ship, never two.
## Distance | within 2 hexes, 2 hexes away, how close, range, measure, how far, adjacent, distance zero, count hexes, next to
Count the hexes between two ships by the shortest way, without the two hexes that they stand in. Neighbours are at distance 0.
Example: With two empty hexes between them, ships are at distance 2.
## Facing | direction, orientation, which way, heading, point
A ship with a hexagon in its artwork has a facing. Line that hexagon up with the hex below: the ship points at one of the six sides, never at a corner.
## Fore and aft | front, back, rear, bow, stern, label
The label with the [[role]] marks the aft side of the token; the side across from it is the fore.
## Stellar phenomena (terrain) {stellar-phenomena} | terrain colours, border, outline, hex colour, obstacle
Some hexes affect any ship in them. They have a coloured outline; the more serious kinds have a picture inside too.
White is a [[strategic-system]], red and purple a [[black-hole]], yellow a [[dust-cloud]], blue-green a [[nebula]].
## Command area | tableau, play space, ship cards
The space in front of you, off the map: ship cards, orders and tokens. Here you keep track of your ships and of what affects them.
# Ships
## Ships (pieces) {pieces} | piece, token, ship card, unit, vessel, model
The rulebook calls a ship a piece: a round token on the map and a ship card in front of you. The card says what the ship can do and keeps its damage.
## Attributes | read a ship card, stats, characteristics, derived attributes, core attributes, profile
Core attributes are printed on the card: code, name, role, hull, armor, flak, shields, armaments, keywords.
Derived attributes follow from those: [[order-limit]], [[moves-per-turn]], [[rotations]] and [[skirmish-dice]]. Older and compact cards leave them out; you work them out.
## Ship code | card code, ship id
The code belongs to one card only, even among cards of the same name. Its first two letters stand for the allegiance.
## Name {ship-name} | cruiser, ship name
Several ships may have one name. Some rules ask for a word in the name, or for the whole of it.
Example: A Flight Group goes only on a ship with “Carrier” in its name.
## Class {ship-class} | variant, class name
What a faction calls this version of the ship. Hardly any rule looks at it.
## Faction allegiance {allegiance} | faction, colour, color, mix factions, allies, blue, red, green, yellow
The faction that the ship serves. Unless a rule says otherwise, all your Standard and Refit ships have one allegiance, and all your Allies have one allegiance of the same colour.
The first word of an allegiance is its colour: Explore is blue, Expand yellow, Exploit green, Exterminate red.
## Type: Standard, Ally, Refit {ship-type} | refit, ally, standard, ship types
Most ships are Standard. An Ally comes from a smaller faction on your side. A Refit is a rare special design: its [[order-limit]] is 1 higher, and it has a [[bonus-orders|Bonus Order]].
## Subtype | refit kind
On a Refit it says which kind of Refit this is. Any other ship with the [[massive|Massive]] keyword has Massive as its subtype.
## Ship picture {piece-art} | art, artwork, image, drawing
The picture shows the token from above; the ship’s front is towards the top of the card.
## Bonus Orders | extra order, additional order, refit order, free order
Refits, and ships with [[massive|Massive]] and a code in its brackets, list order cards of their own. Such a ship may have one of them besides its other orders, and one order on it has to be from that list.
The rulebook leaves open whether you [[bonus-order-optional|must use it]] and [[bonus-order-from-library|where it comes from]].
## Role | roles, size, ship size, escort light heavy, small, big
Five roles, by size and by how a ship moves: [[role-escort]], [[role-light]], [[role-heavy]], [[role-super-heavy]] and [[role-stationary]]. Orders, moves and turns follow from the role.
## Hull Points | hp, hull, damage, health, life, hit points, structure
Each [[hit]] or [[direct-hit]] that gets through costs 1 Hull Point. At 0 the ship is [[defeated]] and leaves play at once; until then it strikes and moves as before.
## Armor (attribute) {armor-value} | armour, armor value, maximum armor, old card armor, armor stat
How well the ship withstands Hits and Critical Hits from weapons that are not Heavy: you roll this number or less for an [[armor-save]].
An older card has no Armor value but perhaps the [[armor|Armor keyword]]. Without either, its Armor is 1. It never counts for more than 4.
## Flak (attribute) {flak-value} | flak value, maximum flak, point defence, anti torpedo, flak stat
How well the ship withstands Hits and Critical Hits from Ordnance: you roll this number or less for a [[flak-save]].
On an older card it is the [[flak|Flak keyword]], and 0 without it. It never counts for more than 4.
## Shields | shields come back, recover shields, shield points, shield pool, starting shields, defence, shield value
The first line of defence. A Shield Point cancels one Hit or one Critical Hit, never a Direct Hit: see [[block-with-shields]]. Spent points stay spent until a card brings them back: [[repair-shields]].
Escort and Light ships have one pool. Heavy, Super Heavy and Stationary ships have a value on each of six sides: see [[shield-facings]].
## Armaments | guns, primary, secondary, tertiary, main weapon, weapon slot
The guns: Primary, Secondary and Tertiary. Two Primary armaments are two groups of one weapon. They make [[strikes]], and their dice count in a [[skirmish]].
## Keywords on a ship {ship-keywords} | abilities, special rules, traits
Words on the card that give the ship an ability. Each is explained under [[keyword-rules]].
## Order Limit | number of orders, order capacity, order value, how many orders, maximum orders, orders per ship
How many orders a ship may have. Escort and Stationary: 0. Light and Heavy: 1. Super Heavy: 2. A Refit or a [[massive|Massive]] ship has 1 more.
Each [[critical-damage]] lowers it by 1. When a further one would take it below 0, the ship is [[crippled]] and leaves play.
Example: A Massive Super Heavy starts with 3, and its fourth Critical Damage ends it.
## Moves per round {moves-per-turn} | speed, movement points, minimum move, how far move, must move, stand still, how many moves, movement allowance
Escort and Light: 0 to 3 Moves. Heavy: at least 2, at most 3. Super Heavy: at least 1, at most 2. Stationary: none.
What a Move buys: [[maneuvers]].
## Rotations per Move {rotations} | turn rate, turns, how many turns, 60 degrees, pivot
The turns of 60° that a ship may make before each maneuver. Escort and Light: as many as you like. Heavy: 2. Super Heavy: 1. Stationary: none.
## Skirmish Dice | rounding, round up or down, melee dice, boarding dice, halved, quartered, degraded, skirmish value
Add up the dice of all armaments, and 1 for a [[shuttle-hangar|Shuttle Hangar]].
With any Critical Damage, or one [[exhausted|Exhausted]], take half, rounded up. With two Exhausted take a quarter, rounded up. Subtract what a card takes away after that. Newer cards print all three figures.
Example: 7 dice and one Critical Damage make 4; with two Exhausted they make 2.
## Armaments and weapon cards {armaments-and-weapons} | weapon card, weapon code, 3B, gun dice, read an armament
An armament prints three things: the code of its weapon card, its [[arcs|arc]], and how many dice it rolls in a strike. The weapon card holds the rest: maximum distance, types, modifiers, the chart of results.
Elsewhere the rulebook calls this section 3B.
# Setup and the round
## Flow of play | sequence of play, overview, how to play, turn order
[[setup|Set up]], play up to six [[battle-round|battle rounds]], [[ending-the-game|end the game]]. A scenario may change any of this.
## Setup | set up, start a game, deploy, begin, preparation
Five steps: [[teams]], [[setup-battlefield|the map]], [[setup-command-area|cards and orders]], [[setup-pieces|place ships]], [[prepare-for-battle|take the initiative]].
## Teams A and B {teams} | number of players, how many players, team roll, who is team a, roll off, sides
Split the players evenly. One player a team rolls a die: the lower roll is Team A, the higher Team B. Roll again on a tie.
Team A places first; Team B starts with the initiative.
## Choose the map {setup-battlefield} | pick a map, which map
Agree on a battlefield and lay it between the teams.
## Lay out cards and orders {setup-command-area} | lay out, order deck
Put your ship cards before you and your [[order-library|order library]] beside them, best kept face down except while you choose.
## Place ships {setup-pieces} | deployment, setup hex, who places first, starting position, deploy ships, yellow hexes
Team A begins. Teams take turns to place one ship in an empty Setup Hex on their own side, the hexes shaded yellow. One ship a hex.
No empty hex left? See [[reserve]].
## Placing in a large team {multiplayer-setup} | team mates, multiplayer deployment, twice in a row
In a large team nobody places two ships in a row while a team mate still has some to place. It starts with three players a team, [[three-or-more-a-team|by default]].
## Prepare for battle | first round, who starts, who goes first, first initiative
Team B has the [[initiative]] in round 1. Begin.
## Battle round | how long, length of a game, turn, phases, how many rounds, six rounds, game length, phase order
A game has six rounds. Each has three phases: [[command-phase]], [[action-phase]], [[refresh-phase]].
## Command Phase | planning phase, assign orders, give orders, reveal orders, choose orders
Everybody chooses orders from their library and lays them face down at their ships. When all are done, all are revealed together.
An order works from then on, until the [[refresh-phase]] or until something sends it back.
The rulebook also calls it the Planning Phase.
## Orders up to the limit {orders-per-ship} | too many orders, reassign order, move an order, exceed limit
Never assign a ship more orders than its [[order-limit]]. An order that moves to another ship after the reveal does not ask for room there.
## Psionic orders | psionic limit, psychic, how many psionic
You may have one Psionic order assigned at a time. Those on a ship with [[starcaster|Starcaster]], or on a ship whose required order is Psionic, do not count.
## Required orders | face up order, mandatory order, compulsory, forced order
An order that a ship has to have, such as the one that [[massive|Massive]] names, is laid face up. What it does “when revealed” still waits for the common reveal.
## Action Phase | use all strikes, skip a strike, optional strike, activation, activate, move then shoot, shoot before moving, strike after moving, how many strikes, active ship, alternate
Teams alternate, the one with the [[initiative]] first. On your turn activate one ship that has not acted yet: first up to four [[strikes]], then its [[movement]], with a [[skirmish]] where it runs into an enemy.
Then mark it as activated. The phase ends when every ship is.
## Activating in a large team {multiplayer-activation} | team mates, multiplayer, twice in a row, three players
In a large team nobody activates two ships in a row while a team mate still has ships to activate. It starts with three players a team, [[three-or-more-a-team|by default]].
## Strategic activations | two strikes, only 2 strikes, more ships than opponent, out of activations
The other team is done and your team, which has the initiative, is not: from now until the round ends a ship makes no more than two strikes.
## Overrun activations {overrun} | outnumbered, last ship, overrun bonus, activations left
The team with the initiative is done and yours is not: for the rest of the round your ships have [[deadly|Deadly [2]]] and [[skilled|Skilled]].
Between equal fleets the last ship of the second team always gets this: see [[overrun-literal|the ruling]].
## Refresh Phase | end phase, end of round, cleanup, remove exhausted, ready again, refresh
No ship is activated any more; all orders go back to their libraries; whatever works once a round is ready again, an Escort’s [[evade|Evade]] included. Each ship may drop one [[exhausted|Exhausted]].
Then settle the [[initiative]] for the next round, except after round 6.
Points for [[secure-area|systems]] and [[hold-territory|territory]] are counted as the phase starts, [[reinforcements]] come as it ends.
## Initiative | who goes first, next round first, tied systems, first player, initiative tie
The team with ships in more [[strategic-system|Strategic System]] hexes has it next round. On equal counts it passes to the team that did not have it.
That team acts first and brings in reserves first.
Example: Both teams sit in one system each: the initiative changes hands.
## End of the game {ending-the-game} | game over, when does it end, last round, finish
It is over when a team is [[wiped-out]], or after round 6.
## Wiped out | all ships destroyed, no ships left, annihilated, tabled, lose everything
A team with no ship on the battlefield has lost, whatever the points say. Ships in reserve do not save it, [[reserves-do-not-save|by default]].
## Who wins {scoring-and-tiebreakers} | win, winner, victory, winning, victory points, final score
After round 6 the team with more [[objective-points]] wins. If they are level, or nobody scored, go down the [[tiebreakers]].
## Tiebreakers | tie, tied, draw, stalemate, equal points, tie breaker, control, resilience
First, Control: more Strategic System hexes with your ships in them.
Second, Resilience: less Power lost in defeated ships.
Still level: a draw.
# Strikes
## Strikes | shooting, ranged attack, strike sequence, steps of an attack, attack action
A strike is a shot at range. [[declaring-a-strike|Declare]] it, add up [[strike-modifiers|modifiers]], [[strike-roll|roll]], let the target [[block-with-shields|block]], [[resolving-icons|resolve]] what is left, then do what comes [[after-attack|after the attack]].
## Declaring a strike | legal target, in range, choose target, fire twice, same weapon twice, maximum range, target selection
Take an armament that your active ship has not used this round. Choose an enemy ship in its [[arcs|arc]], no farther away than the weapon card’s maximum [[distance]].
## Arcs | fire arc, firing arc, forward arc, forward extended, aft arc, aft extended, left arc, right arc, broadside, omnidirectional, FX, AX, 360, field of fire
Seven arcs say where an armament reaches, seen from the ship that fires. 360 is all around.
F reaches 30° to each side of the fore and FX 90°; A and AX do the same about the aft. R runs from 30° to 150° on the right, L likewise on the left.
A hex right on the edge is in. The shapes are the app’s reading, since they are only drawn in the rulebook: you can redraw them.
## Heavy weapons and reloading {reloading} | reload, reloading token, reload token, heavy type, big guns, recharge
After a strike with a Heavy weapon the ship gets a Reloading token. It may still fire its other Heavy armaments in that activation.
When it next activates, the token comes off before any strike, and no Heavy weapon of it fires that round. So a Heavy weapon fires every other round.
The token comes off even if the ship makes no strike, [[reload-always-clears|by default]].
## Modifiers on a strike {strike-modifiers} | to hit, accuracy, harder to hit, attack modifier, cover bonus, attack dice
Before you roll, collect everything that changes the dice. Words like “attack dice” mean the armament dice of a strike.
Weapon card: by distance, by the target’s attributes or by the state of its defences. Orders: on you, on the target, and on ships near enough to reach either. Terrain: of both ships. Keywords: of you, the target and neighbours, [[stealth|Stealth]] above all. Anything else: scenarios and newer cards.
Then apply the [[modifier-limits|limits]] once.
## Roll and read the chart {strike-roll} | effect chart, weapon chart, effect icons, roll to hit, roll attack, result table
Roll the armament’s dice, change each by the modifier, and look every result up on the weapon card’s chart. It gives icons: [[target-lock]], [[hit]], [[critical-hit]], [[direct-hit]].
A result that the chart does not print gives nothing, [[chart-beyond-the-print|by default]].
Example: A 5 with +2 counts as 7.
## Keeping track of icons {tracking-icons} | reroll, re-roll, star strike 1.0, old card, tokens
Lay out a token for each icon as you roll, if that helps. A card from the first edition that says to re-roll dice now gives as many [[lock-on|Lock Ons]] instead.
## Block with shields | spend shields, cancel hits, shield block, use shields, absorb, shields stop
The target’s player may now spend Shield Points: each cancels one Hit or one Critical Hit, as they choose. Direct Hits go straight past shields.
Icons that a Lock On adds later cannot be blocked, [[lock-on-after-shields|by default]].
## Shield facings | which shield, shield side, shield direction, rear shield, front shield, flank, shield arc, corner
A Heavy, Super Heavy or Stationary ship has six shields: Direct Fore, Right Fore, Right Aft, Direct Aft, Left Aft and Left Fore. It blocks only with the side on which the attacker stands.
Each covers 60°, the Direct Fore from 30° left to 30° right of the bow. Where two meet, both may block, [[shared-ray-pools-facings|by default]].
## Resolve icons in order {resolving-icons} | order of icons, resolve hits, which first, effect icons
Always in this order: [[target-lock|Target Locks]], [[hit|Hits]], [[critical-hit|Critical Hits]], [[direct-hit|Direct Hits]]. Every icon that would hurt is first met by each [[saves|save]] that fits; one success is enough.
## Target Lock | lock, locks, lock icon, target lock ability, spend lock
Accuracy. For each Target Lock choose: spend it on what the weapon card offers for it, or [[lock-on|Lock On]]. You choose one after the other, seeing what each does, [[locks-one-by-one|by default]].
## Lock On | extra die, additional die, reroll, lock chain
Roll one more die with the same modifier and add its icons. A Target Lock on that die does not count, so a Lock On never leads to another.
## Cards that add dice {added-dice} | add dice, bonus dice, more dice, extra dice
Added dice, from a Target Lock ability, an order or any other card, are [[lock-on|Lock Ons]]: you roll them at the moment when locks are spent.
## Hit | normal hit, hits, lose hull, damage, subspace field
Shields can block it. What is left: the target’s player rolls an [[armor-save]] and a [[flak-save]] where they apply. If all fail, 1 Hull Point is lost; at 0 the ship is [[defeated]].
What happens to a lost ship matters only in career play.
## Critical Hit | crit, critical, lose an order, remove an order, star icon, critical icon
Shields can block it. What is left may be stopped by a [[massive-save]], an [[armor-save]] or a [[flak-save]]. If all fail, the ship takes one [[critical-damage]] and one of its orders goes back to the library; its owner says [[critical-returns-which-order|which]].
With more Critical Damage than its first Order Limit the ship is [[crippled]]. Hull is not touched.
## Direct Hit | direct, bypass shields, ignore shields, ignores armor, unblockable
Shields, Armor and Flak are no use. Only an [[ore-hull-save]] or a [[fast-save]] helps, in skirmishes a few more. Otherwise 1 Hull Point is lost.
## Armor Save | armour save, save against hits, save roll, saving throw
Against Hits and Critical Hits from a weapon that is not Heavy. Roll a die: the ship’s [[armor-value|Armor]] or less stops the icon.
Example: Armor 2 stops it on a 1 or a 2.
## Flak Save | save against torpedoes, save against ordnance, save against missiles, point defence
Against Hits and Critical Hits from Ordnance. Roll a die: the ship’s [[flak-value|Flak]] or less stops the icon. It comes on top of an [[armor-save]] if the weapon is not Heavy.
## Massive Save | save against criticals, critical save, massive crit save
A [[massive|Massive]] ship rolls it against each Critical Hit of any weapon: 3 or less stops the icon.
## Ore Hull Save | save against direct hits
A ship with [[ore-hull|Ore Hull]] rolls it against each Direct Hit, in strikes and skirmishes: 2 or less stops it.
## Fast Save | save against direct hits, dodge
A [[fast|Fast]] ship rolls it against each Direct Hit, in strikes and skirmishes: a 1 stops it.
## After the attack {after-attack} | after strike, after-attack effects, end of strike
Whatever a card does “after attack” or “after strike” happens once the last icon is resolved. A Heavy weapon needs [[reloading]] then.
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
# Terrain
## Terrain effects {field-effects} | terrain, stellar phenomena, field effects, terrain types
Terrain works on the ship in its hex: [[strategic-system]], [[black-hole]], [[dust-cloud]], [[nebula]].
## Strategic System | objective, planet, star system, white hex, control point, objective hex
White border, lattice inside. Holding most of them wins the [[initiative]]; a ship in one scores ([[secure-area]]) and fights from cover ([[bunker-down]]).
## Bunker Down Save {bunker-down} | bunker, planet save, system save, defend objective
A ship in a Strategic System rolls it against Direct Hits from combat: 2 or less stops it.
## Secure Area | score objectives, hold a system, points for systems, hold objective
When the [[refresh-phase]] starts, each ship in a Strategic System scores 1 [[objective-points|Objective Point]] for its team. Not in open play.
## Black Hole | blackhole, singularity, vortex, purple hex, red hex
Seven hexes: the [[black-hole-core|Core]], red, and the six [[black-hole-horizon|Horizon]] hexes around it, purple. On some maps a vortex marks all of them.
In any of them no Ordnance is fired, but Flak is better by 2: [[guidance-malfunction]]. Entering the Horizon may pull you in, and from the Core you may not come back: [[escape-velocity]].
## Horizon hex: Drawn In {black-hole-horizon} | two ships in the core, pulled into black hole, event horizon, drawn in, sucked in, pulled in, black hole roll, collision
On entering a Horizon hex, roll a die: +1 for a Super Heavy, +2 for [[massive|Massive]]. On 5 or more the ship is pulled into the Core at once. That costs no Move, and it keeps its facing.
If another ship is in the Core already, both are [[defeated]].
You roll for every Horizon hex you enter, [[entry-rolls-each-hex|by default]]. The plusses are capped at 2, [[drawn-in-limit|by default]].
## Guidance Malfunction | shoot out of a black hole, torpedoes in a black hole, ordnance in a black hole, fire from black hole
In any hex of a black hole a ship has 2 more Flak, up to 4, and cannot strike with Ordnance.
## Core hex {black-hole-core} | crushing gravity, subspace fields to maximum, centre of a black hole, inside a black hole, shoot from the core, shoot into the core, black hole core
In the Core a ship makes no strikes, and strikes at it have +2.
A ship that starts its activation here and ends it here is [[defeated]] (Crushing Gravity). How to get out: [[escape-velocity]].
## Escape Velocity | survive black hole, escape black hole, leave black hole, get out of a black hole, flee the core
Before a maneuver out of the Core roll a die, +1 unless the ship is Light or Escort. On 5 or more it is [[defeated]]. Otherwise it goes, without a Drawn In roll, and has 2 more Moves this round; each further escape gives 2 again.
It cannot assault out of the Core. The extra Moves need not be used, [[escape-moves-optional|by default]].
Example: A Light ship is lost on 5 and 6, a Heavy already on a 4.
## Dust Cloud | asteroids, asteroid field, dust, yellow hex, dense interference, tracking disruption, debris
Yellow border, speckled, in clusters. Strikes at a ship in one have +1 (Dense Interference). The ship has 1 more Flak, up to 4 (Tracking Disruption).
Going in is risky: [[treacherous-navigation]].
## Treacherous Navigation | dust roll, enter dust, dust damage, asteroid damage, fly through dust
Roll a die for each Dust Cloud hex you enter. 1–3: nothing. 4–5: spend a Shield Point or take a Direct Hit, your choice. 6: two Direct Hits. No saves.
## Nebula | gas cloud, green hex, shields offline, no shields, shield projectors offline, subspace interference, energy dissipation
Blue-green border, swirls, in clusters. A ship in one cannot spend Shield Points and counts as having none (Shield Projectors Offline).
Strikes at it have +1 (Subspace Interference), and its Armor is 1 better, up to 4 (Energy Dissipation).
# Keywords
## Keyword rules | keyword list, all keywords, bold words, what does x mean
Keywords stand in bold on cards, and things that happen in play can grant them too. A number in brackets is the x of its rule.
## Armor | armour, armor keyword, armor x
Adds x to the ship’s [[armor-value|Armor]], which stops at 4. Older cards print their Armor this way: there it replaces the 1 of a card without it ([[old-armor-keyword|by default]]).
## Cover | flak aura, protect friends, flak for others, screen, cover x
Friends with at most x hexes between them and this ship have 1 more [[flak-value|Flak]], up to 4. Several add up, and a ship does not cover itself, [[auras-stack|by default]].
Example: With Cover [0] only neighbours are covered.
## Deadly | deadly x, better skirmish, hit on 2
In [[combat]] each result up to x is a Direct Hit, not only a 1. Of several Deadly the highest x counts.
## Fast | extra move, speed, quick, faster
One more Move, which the ship need not use, and the [[fast-save]] against Direct Hits. A Stationary ship stays where it is all the same.
## Flak | flak keyword, flak x
Adds x to the ship’s [[flak-value|Flak]], which stops at 4. Older cards print their Flak this way.
## Lethal | explode, explosion, death blow, dies in skirmish, lethal x, dying
Defeated in a skirmish, this ship deals x Direct Hits to the other. Nothing cancels or saves them. Two Lethal on one ship: [[lethal-highest|the higher counts]].
## Massive | huge, bonus order, massive b-003, flagship
If brackets name a Basic order, you may assign that one on top of all others; without brackets there is no such order. Either way: Order Limit 1 higher ([[order-limit]]), and the [[massive-save]] against criticals.
It also adds 2 to the [[black-hole-horizon|Drawn In]] roll of a black hole. A Massive Refit gains 1 order, not 2, [[refit-and-massive-once|by default]].
## Shuttle Hangar | shuttle, hangar, shuttles, bay
One more [[skirmish-dice|Skirmish Die]], counted before anything is halved. Some orders need this keyword.
## Skilled | elite, gunner, better shot, minus one
Once a round, as you add up the modifiers of one of its strikes, the ship may take −1. Having it twice gives no second use, [[skilled-once|by default]].
## Stealth | cloak, hidden, harder to hit, hard to see, sneaky, cloaking
Strikes at this ship have +1, except with Ordnance.
## Support | help escorts, escort dice, support x, support keyword
An Escort next to this ship may roll x dice more when it skirmishes. Several Supports add up. It helps Escorts of its own team.
## Augur | augment, augmented, spotter, buff strike
Once a round it may augment a strike of another friend with at most 2 hexes between: that strike has −1, and each unmodified 5 or 6 gives one [[lock-on|Lock On]].
Only dice of the first roll count, and only for a Lock On, [[augur-first-roll-only|by default]].
## Boarding Array | boarding, marines, sixes, hits on 6
When this ship skirmishes, each unmodified 6 is a Direct Hit as well.
## Ore Hull | ore, rock hull, asteroid hull
Gives the [[ore-hull-save]], 2 or less, against every Direct Hit.
## Ram-Prow | ram, ramming, prow, collide
In a skirmish it may add dice by the role of the other ship: Escort 0, Light 1, Heavy 2, Super Heavy 3, Stationary 6. It also has the [[ram-prow-save]].
## Delectable | taunt, bait, decoy, distract, draw fire, provoke
An enemy with at most 2 hexes between it and this ship has +1 on strikes at anything without Delectable. Several add up, [[auras-stack|by default]].
## Grudge | revenge, grudge counter, retaliate, vengeance
Each Direct Hit that it takes in a skirmish is a Grudge Counter. When all are resolved roll a die: on the number of counters or less the other ship is [[defeated]]. The counters then go, whatever the roll.
A ship that was itself defeated rolls nothing, [[grudge-needs-survivor|by default]].
## Threader | slow, web, snare, tractor, limit moves, slowed
An enemy that starts its activation with at most 2 hexes between it and this ship uses no more than 2 Moves in it.
## Starmaw | maw, bite, devour, eat
In [[combat]] each unmodified 1 makes 3 Direct Hits more.
Example: A 1 makes four in all.
## Starcaster | psionic ship, caster, psychic
A Psionic order on this ship does not count towards your one: see [[psionic-orders]].
# Constructed play
## Constructed play | pickup game, standard game, build a fleet, list building, tournament
The standard game among players who bring a fleet. You need a [[fleet-construction|fleet]] and an [[order-library|order library]] for the agreed [[escalation-level]].
## Escalation level | points limit, fleet points, alpha, beta, gamma, delta, omega, game size, map size, which map, budget, how many points
Agree on one before you build. It is the Power each player may spend.
Alpha, 10: a Small map for one or two players a team, Medium for more.
Beta, 15: Small or Medium for one a team, Medium for more.
Delta, 20: Medium, three a team at most. Gamma, 30: Medium, two at most.
Omega, 50: Medium or Large, one a team, and plenty of time; see also [[omega-orders]].
## Omega Orders | omega order, fleet-wide order
Omega games only. In the Command Phase lay one Basic order aside. From the reveal on it works on each of your ships that could have had an order and has none.
## Building a fleet {fleet-construction} | how many ships, construction list, fleet list, fleet building, formation, categories, copies of a ship, army list
Build from a Fleet Construction List of your faction; the publisher has them on its website. A list gives each ship its Power, how often you may take it, and its category: [[core-ships|Core]], [[specialist-ships|Specialist]] or [[support-ships|Support]].
## Core ships | core percentage, minimum core, 40 percent, 60 percent, core share
Between 40% and 60% of your Power goes into Core ships. Of the limit, not of what you spent, [[formation-share-of-limit|by default]].
Example: At 20 Power: 8 to 12 in Core.
## Specialist ships | specialist percentage, 30 percent, rare ships, maximum specialist
At most 30% of your Power.
Example: At 20 Power: up to 6.
## Support ships | support percentage, support category
As much Power as you like.
## Rules of the list {additional-restrictions} | restrictions, list rules, extra limits
A construction list may have rules of its own: follow those too. Where it sets other shares for a category, the list’s shares count.
## Order library | order deck, orders in library, build orders, order cards
Your own stock of order cards: [[basic-orders]], [[special-orders]], and what a [[commander]] or [[flight-groups|flight groups]] take away from them.
## Basic orders | same order on two ships, order used twice, how many basic orders, ten orders, copies of an order, duplicates
Exactly ten, and none more than twice. A second copy counts as one of the ten.
## Special orders | how many special orders, five orders, duplicate special
Five at most, each of them once.
## Commander | admiral, captain, command trait, command cost, CC, leader, command chart
Up to one commander a fleet, on one ship. The ship takes one order fewer and has the Command Trait.
The Constructed Command Chart pairs each commander with ship codes: only those may carry it. Each pair has a Command Cost (CC): you have that many fewer [[special-orders]].
## Flight groups | fighters, squadron, carrier, wing, bombers, flight group
Each ship with “Carrier” in its name may have one Flight Group. It takes one order fewer and has the rule on that card.
Each leaves you fewer [[basic-orders]], by its Command Cost (CC) in the Flight Group Chart.
## Reserve | not enough room, no setup hexes, reserves, ships left over, setup full
When it is your turn to place and no Setup Hex on your side is empty, all your unplaced ships are in reserve. They come later: [[reinforcements]].
## Scoring in constructed play {constructed-scoring} | points at the end, end of round 6, how to score, ways to score, score points, scoring, objectives
Each refresh: [[secure-area]], [[hold-territory]]. At any time: [[bring-it-down]]. At the end: [[stake-a-claim]], [[fly-the-flag]], [[shut-out]]. Reserves arrive by [[reinforcements]].
## Reinforcements | bring in reserves, reserves arrive, deploy reserves, when do reserves come
At the end of every Refresh Phase teams take turns, initiative first, to place ships from reserve in empty Setup Hexes on their side, as in [[setup-pieces|setup]]. A ship that finds no room keeps waiting.
## Shut Out | points for reserves, stuck in reserve
After round 6 you score 1 point for every enemy ship that is still in reserve, once the last [[reinforcements]] are placed ([[reinforce-before-shut-out|by default]]).
## Hold Territory | next to objective, adjacent to system, around a system
When the Refresh Phase starts: 1 point for each of your ships next to a Strategic System that one of your ships is in. A ship counts once, [[hold-territory-once|by default]].
## Bring it Down | points for kills, kill points, destroy dreadnought, kill a station, kill score
1 point each time an enemy Super Heavy or Stationary ship is defeated.
## Stake a Claim | end of game points, claim systems, 3 points, final objectives
After round 6: 3 points for each Strategic System hex with a ship of yours in it.
## Fly the Flag | surviving ships, points for survivors, big ships alive
After round 6: 1 point for each Super Heavy or Stationary ship of yours that was never defeated. One in reserve counts, [[reserve-counts-undefeated|by default]].
# Scenarios and careers
## Scenarios {scenario-play} | mission, historical battle, prewritten, scenario rules
A scenario is a game set up for you, with a challenge or a piece of history. It says how many players each team has, their ships and orders, often the map and where every ship starts, and how points are scored.
## Scenario difficulty | easy mode, advanced, challenge mode, hard mode, difficulty mode
Easy: the [[simplicity-rules]] of open play, so no orders, and undefeated ships score their Power ([[all-out-war]]) besides what the scenario scores. The scenario gives every player a commander, and a flight group where it fits.
Advanced: the full rules. You choose an order library within the scenario’s limits.
Challenge: like Advanced, but with a fixed library and perhaps more ways to score. It may be lopsided, and is for players who know the game.
## Career play | campaign, career, experience, progression, league
A campaign of your own: a small fleet and few orders that grow from game to game. Its rules are not out yet for this edition.
# Open play
## Open play | casual, simple game, beginner, quick game, simplified, no orders
A relaxed game without orders: agree on an [[escalation-level]], build by [[open-play-fleets|looser rules]], play with the [[simplicity-rules]].
## Simplicity rules | open play rules, easy rules, simplified rules
What open play changes: [[unified-command]], [[wing-command]], [[mobile-bastions]], [[all-out-war]], [[specialists]], [[command-vessels]].
## Unified Command | open play commander, commander whole fleet, trait on all ships
Your commander’s trait works on all your Light, Heavy and Super Heavy ships. Carriers are left out if you have a flight group.
## Wing Command | open play flight group, carriers, fighters
If you have a flight group, all your ships with “Carrier” in the name have its rule.
## Mobile Bastions | dreadnought harder to hit, strike a super heavy
In open play strikes at a Super Heavy have +1.
## All Out War | open play scoring, resilient award, open play points, skip planning, win open play
No Command Phase, and no points by [[secure-area]]. At the end each player scores the Power of their undefeated ships; a team has the sum of its players, and more wins.
The player with most points takes the Resilient Award. The scoring of constructed play does not apply, [[open-play-scoring|by default]].
## Specialists (open play) {specialists} | refit in open play, spent order, face down order
A Refit keeps its Special order all game. If the order does something at once, the ship may do it as each Refresh Phase starts.
Would the order go back to the library? Turn it face down instead: it is spent, and does nothing. As the Refresh Phase starts you may turn it up again.
## Command Vessels (open play) {command-vessels} | massive in open play, spent order, bonus order open play
A Massive ship with a Bonus Order in its brackets keeps that order all game, by the same terms as [[specialists]]: immediate effects as the Refresh Phase starts, and face down while spent. A Massive Refit has both orders.
## Open play: levels and reserves {open-escalation} | open play points limit, open play reserves, open play size
Levels as in constructed play: see [[escalation-level]]. [[reserve|Reserve]] and [[reinforcements]] hold too.
## Open play: building a fleet {open-play-fleets} | open play core, 70 percent, open play percentage, open play list
From a construction list, as in [[fleet-construction|constructed play]], with wider shares. Core: 30% to 70% of your Power. Specialist: up to 30%. Support: any.
## Open play: rules of the list {open-restrictions} | ignore restrictions, list rules open play
A list’s own restrictions do not count in open play unless they say so.
## Open play: commander and flight group {open-commander} | need a commander, commander required
You must choose a commander. You may choose one flight group.
# Words on cards
## Words on cards {card-words} | definitions, glossary, shortnames, card terms
Cards use short words that always mean the same: [[repair]], [[shielded]], [[shield-boxes]].
## Repair | fix, heal, restore, recover, mend
Takes damage off a ship, or gives back what it used up: [[repair-hull|hull]], [[repair-shields|shields]], [[repair-criticals|criticals]].
## Repair hull | heal hull, regain hull, repair hp, repair hits, hull back
“Repair X”, also with Hull Points, HP or Hits: X Hull Points come back, never above what the ship started with.
## Repair shields | regenerate, regain shields, shields back, recharge shields, regen
“Repair X Shields”, “Regain X Shield Points” and “Regenerate X” all give X Shield Points back, up to the printed value.
On a ship with facings X is for the whole ship, not for each side, and no side rises above its own printed value.
## Repair criticals | heal, remove critical, fix crit, heal x
“Heal X”, or “Repair X” with Critical Hits or Critical Damage after it, removes that damage; each one gone gives an order back to the [[order-limit]]. With none left it does nothing more.
X is the number removed, [[heal-x|by default]].
## Shielded | undamaged shield boxes, target is shielded, unshielded, has shields left
“Target is Shielded”, or “has Undamaged Shield Boxes”: it has a Shield Point left, on a side that faces you if it has sides, and is not in a [[nebula]].
## Shield Boxes | shield box, damage a shield box, old cards
The old word for Shield Points. Damage to a box takes 1 Shield Point.
# Terms
## Escort {role-escort} | frigate, corvette, small ship, escorts
No orders, but one if it is a Refit or [[massive|Massive]]. 0 to 3 Moves, any turns. One pool of shields.
Once a round it may [[evade|Evade]] an assault, or keep it ready for the [[evasion-save]]. Friends with [[support|Support]] lend it dice. The first Critical Damage cripples it, unless it is a Refit or Massive.
## Light {role-light} | light ship, destroyer, light cruiser
Order Limit 1. 0 to 3 Moves, any turns. One pool of shields. Escapes a black hole more easily: [[escape-velocity]].
## Heavy (role) {role-heavy} | heavy ship, cruiser, heavy cruiser
Order Limit 1. 2 or 3 Moves, up to two turns before each. Six [[shield-facings|shield facings]].
Not to be confused with a [[weapon-types|Heavy weapon]].
## Super Heavy {role-super-heavy} | battleship, capital ship, superheavy, dreadnought
Order Limit 2. 1 or 2 Moves, one turn before each. Six [[shield-facings|shield facings]].
Drawn into black holes more easily ([[black-hole-horizon|+1]]). Worth a point dead ([[bring-it-down]]) or alive ([[fly-the-flag]]). In open play harder to hit ([[mobile-bastions]]).
## Stationary {role-stationary} | station, starbase, base, space station, platform, fortress
No orders (one if it is a Refit or [[massive|Massive]]), no moves, no turns. Six [[shield-facings|shield facings]]. Worth a point dead ([[bring-it-down]]) or alive ([[fly-the-flag]]).
## Exhausted | tired, fatigue, exhaustion, worn out, exhaust token
A ship that survives a skirmish gets one, up to two. One halves its [[skirmish-dice]], two quarter them, rounded up. Strikes and moves stay as they are.
Each ship may drop one in the [[refresh-phase]].
## Critical Damage | crit marker, critical marker, crits, effect of criticals, what do crits do
What a [[critical-hit]] leaves behind when nothing stops it. Each lowers the [[order-limit]] by 1 and sends an order back; any at all halves the [[skirmish-dice]].
One more than the first Order Limit, and the ship is [[crippled]]. [[repair-criticals|Repairs]] remove it.
## Crippled | cripple, too many crits, killed by criticals, death by crits, how many crits
More Critical Damage than the ship’s first [[order-limit]]: it is [[defeated]], however much hull is left.
Example: Order Limit 1: the second Critical Damage. Order Limit 0: the first.
## Defeated | destroyed, dead, killed, removed from play, die, sunk, kill a ship
Out of the game at once. It happens at 0 Hull Points, when [[crippled]], in a black hole ([[black-hole-horizon|collision]], [[black-hole-core|gravity]], [[escape-velocity|failed escape]]), or by a [[grudge|Grudge]].
## Saves | save roll, saving throw, which saves, defence roll, several saves, saves stack
A roll that stops one icon. Each save that fits is rolled once for each icon; one success is enough. Low is good.
Hit: [[armor-save]], [[flak-save]]. Critical Hit: those and the [[massive-save]]. Direct Hit: [[ore-hull-save]], [[fast-save]]; in a skirmish also [[evasion-save]], [[bunker-down]], [[ram-prow-save]].
## Weapon types: Heavy and Ordnance {weapon-types} | ordnance, torpedoes, missiles, heavy weapon, basic weapon, ordnance weapon
Heavy: no [[armor-save]] against it, and it needs [[reloading]].
Ordnance: a [[flak-save]] may stop it, [[stealth|Stealth]] does not disturb it, and it is not fired from a [[black-hole|black hole]].
A weapon may be both, or neither.
## Objective Points | op, victory points, vp, points, score
What you win by. [[constructed-scoring|Constructed play]] and [[all-out-war|open play]] score in different ways; scenarios in their own.
## Power Points | pp, power, power rating, cost, ship cost, fleet value
What ships cost when you build a fleet, up to the [[escalation-level]]. Also called Power or Power Rating: defeated Power breaks ties ([[tiebreakers]]), and undefeated Power is your score in [[all-out-war|open play]].
## Carrier | carriers, fighter carrier
Any ship with “Carrier” in its name. In constructed play each may have its own [[flight-groups|flight group]]; in open play all share yours ([[wing-command]]) and then do without the commander’s trait.
## Orders | order card, order, commands, when do orders end
Cards from your [[order-library|library]] that you give to ships in the [[command-phase]], up to their [[order-limit]]. They work for the round, then return. A [[critical-hit]] can send one back early.
## Line of sight | los, block line, shoot through ships, shoot through terrain, in the way, see
There is none. A target needs to be in the armament’s [[arcs|arc]] and near enough; ships and terrain in between do not matter. Terrain counts only where the two ships stand: [[strike-modifiers]].
## Striking your own ships {friendly-ships} | friendly fire, own ship, shoot friends, attack ally
Not possible: a strike and an [[assault]] need a ship of the other team. You may fly past friends: [[ahead-pass]].
## Once a round {once-per-round} | per round, ready, used this round, how often
Each armament strikes once a round. [[skilled|Skilled]], [[augur|Augur]] and an Escort’s [[evade|Evade]] work once a round too. All are ready again after the [[refresh-phase]].
## Older cards | old cards, first edition, 1.0, compatibility, version 1, legacy
Cards of the first edition work with today’s rules. No Armor on it: 1. No Flak: 0. “Re-roll”: as many [[lock-on|Lock Ons]]. “Shield Box”: a Shield Point. Order Limit, Moves, Rotations and Skirmish Dice you derive: [[attributes]].
`;
