export const shipSystems = `
# Ship systems
## What a ship has {ship-systems} | parts, components, list of systems
Seven [[sections]] with parts in their slots: [[shields]], [[beams]], [[torpedoes]], [[main-engines]], [[thrusters]], [[generators]], [[batteries]]; and [[crew]] to charge them.
## Sections | core, slots, section 1, hull, bow, stern
Six around the ship, numbered clockwise from the front, and the core. Each has two slots, armour with defence 2, and integrity 4. They cost nothing.
Every part that was bought must be in a slot. A ship without integrity in its core is destroyed.
## Shields | shield strength, deflector
They guard the section they are in and no other. Defence and integrity are both the current charge, so a strong one is hard to hurt. Any section but the core, one to a section.
## Charging shields | powering shields, raise shields, shield power cost
A shield holds as many charges as its level. The next charge costs as much power as its number: 1 for the first, 2 for the second and so on. From 0 to 2 takes 3 power, from 0 to 6 takes 21.
## Partial charges | saved power, unstable
Power that is not enough for the next shield charge stays as a partial charge and counts towards it in later rounds; until then defence is unchanged. A shield that takes damage loses all of it.
Example: At 3 with a partial charge of 2, two more power make it 4.
## Damaging shields | hit a shield, shield loses charge
Each die equal to the charge or above takes one charge. Count the whole roll first, then take them off.
## Beams | beam weapon, laser, gun
Long range, one target, never a miss: each charge spent is one die. Any section but the core. [[nebulae|Nebulae]] weaken them, and much can stand in the way.
## Aiming beams {beam-targeting} | arc, field of fire, once per round
A beam’s arc is 60 degrees wide, through the hex side of its own section. It fires once a round, with as many of its charges as you like; the rest stays.
## Charging beams | powering beams, recharge weapon
1 power is 1 charge, up to the level.
## Overcharging | overload, above maximum, burn out, permanent damage
A full beam can take more: 1 power for the first charge above full, 2 for the second, 3 for the third; no crew carries enough for a fourth. There are no partial charges here.
It lasts to the end of your next Weapons phase, used or not. Then the beam loses a level for good; at 0 it is destroyed.
## Torpedoes | missile, chain reaction, shoot down a torpedo
Slow, short-lived and guided, with a blast that reaches every ship and torpedo around. Any section but the core. In flight it has defence 2 and integrity 1; at 0 it goes off, and may set off others.
## Charging torpedoes | powering torpedoes, reload, launcher
A launcher needs exactly 3 charges whatever its level, and holds no more. 1 power is 1 charge.
## Torpedo flight | torpedo movement, launch, turn a torpedo, how long, disarm
It starts in the hex in front of its section, facing away. Each round it has 6 points: 1 a hex ahead, 1 a hex side turned, no more than two sides a round.
It lasts for the round of its launch and the next. Its owner may set it off or disarm it at any moment of a Weapons phase. In asteroids it meets 6 dice, less 1 for each point spent on dodging.
## Detonation | explosion, blast radius, area, splash
Full strength in its own hex, on the side it came in by; 1 less for every hex away. Planets and moons shelter what lies behind them, ships and torpedoes do not.
## Main engines | engine, speed, forward, powering engines
Sections 3, 4 and 5 only; wherever they are, they push ahead. A charge is one hex ahead; 3 charges are a [[manoeuvre-point]]. Each holds as many as its level, 1 power a charge.
## Thrusters | turning, rotate, slide, sideways, powering thrusters
Any section but the core; where makes no difference. A charge turns the ship by one hex side, so 3 point it the other way. 3 charges slide it one hex any way, or make a [[movement-point]]. Also good against asteroids. Each holds as many as its level, 1 power a charge.
## Generators | reactor, power output, energy
1 power a round for each level, besides the 4 that every ship makes. They store nothing. Any section, the core too.
## Batteries | store power, reserve, recharge battery
Each holds as many charges as its level, and these can be used like generated power. Filling one takes a crew team and power as for any part, 1 for 1. Any section, the core too.
## Crew | crew team, roster, skill, transfer, divert
A team carries power up to its level each round, to one part; a part takes one team a round. Crew needs no slot, and you may have as many teams as you can pay for. Without crew nothing is recharged.
`;
