/** What a player asks for by one word and the rulebook tells in several places. */
export const terms = `
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
Any ship with “Carrier” in its name. In constructed play each may have its own [[flight-groups|flight group]]; in open play all share yours ([[wing-command]]), and then leave the commander’s trait to others.

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
