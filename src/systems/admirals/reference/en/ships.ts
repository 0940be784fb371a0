export const ships = `
# Ships

## Ships (pieces) {pieces} | piece, token, ship card, unit, vessel, model
The rulebook calls a ship a piece: a round token on the map and a ship card in front of you. The card says what the ship can do and keeps its damage.

## Attributes | read a ship card, stats, characteristics, derived attributes, core attributes, profile
Core attributes are printed on the card: code, name, role, hull, armor, flak, shields, armaments, keywords.
Derived attributes follow from those: [[order-limit]], [[moves-per-turn]], [[rotations]] and [[skirmish-dice]]. Older and compact cards leave them out; you work them out.

## Ship code | card code, ship id
The code names one card and no other, also among cards of the same name. Its first two letters stand for the allegiance.

## Name {ship-name} | cruiser, ship name
Several ships may have one name. Some rules ask for a word in the name, or for the whole of it.
Example: A Flight Group goes only on a ship with “Carrier” in its name.

## Class {ship-class} | variant, class name
What a faction calls this version of the ship. Hardly any rule looks at it.

## Faction allegiance {allegiance} | faction, colour, color, mix factions, allies, blue, red, green, yellow
The power that the ship serves. Unless something says otherwise, your Standard and Refit ships all serve one allegiance, and your Allies all serve one allegiance of the same colour.
The first word of an allegiance is its colour: Explore is blue, Expand yellow, Exploit green, Exterminate red.

## Type: Standard, Ally, Refit {ship-type} | refit, ally, standard, ship types
Most ships are Standard. An Ally comes from a lesser power that is friends with yours. A Refit is a rare special design: its [[order-limit]] is 1 higher, and it has a [[bonus-orders|Bonus Order]].

## Subtype | refit kind
On a Refit it says which kind of Refit this is. Any other ship with the [[massive|Massive]] keyword has Massive as its subtype.

## Ship picture {piece-art} | art, artwork, image, drawing
The picture shows the token from above; the ship’s front is towards the top of the card.

## Bonus Orders | extra order, additional order, refit order, free order
Refits, and ships with [[massive|Massive]] and a code in its brackets, list order cards of their own. Such a ship may have one of them besides its other orders, and one order on it has to be from that list.
Whether you must use it is open, and so is where it comes from: see the rulings [[bonus-order-optional|on the first]] and [[bonus-order-from-library|on the second]].

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
Words on the card that give the ship an ability. Each is told under [[keyword-rules]].

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
With any Critical Damage, or one [[exhausted|Exhausted]], take half, rounded up. With two Exhausted take a quarter, rounded up. What a card takes away comes off after that. Newer cards print all three figures.
Example: 7 dice and one Critical Damage make 4; with two Exhausted they make 2.

## Armaments and weapon cards {armaments-and-weapons} | weapon card, weapon code, 3B, gun dice, read an armament
An armament prints three things: the code of its weapon card, its [[arcs|arc]], and how many dice it rolls in a strike. The weapon card holds the rest: maximum distance, types, modifiers, the chart of results.
Elsewhere the rulebook calls this section 3B.
`;
