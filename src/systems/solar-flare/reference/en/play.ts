export const play = `
# The turn
## Turn sequence {turn} | phases, order of play, when does the game end
A turn has three phases: [[weapons-phase|Weapons]], [[movement-phase|Movement]], [[power-phase|Power]]. You go through all three with all your ships, then the next side has its turn. It goes on until only one side has ships.
## Weapons phase | phase 1, shooting, fire, torpedo lifetime
Fire [[beams]] that have charge, launch [[torpedoes]] that have 3, steer those in flight, and set them off or disarm them. None of it takes crew; only recharging does.
A torpedo launched in your last turn must be set off or removed before this phase ends.
## Declaring and confirming {confirming} | cancel an attack, take back, declare
Check the [[line-of-attack]] first. If you do not like what you see, call the attack off at no cost. Once you say that it is confirmed, it stands. Only then roll dice.
## Movement phase | phase 2, moving, turning
Spend charges of [[main-engines]] to go ahead, 1 a hex, and of [[thrusters]] to turn, 1 for each hex side. Mix them in any order. No crew is needed.
## Exchanging charges {exchanges} | emergency thrusters, slide, sidestep, convert, three for one
3 engine charges, from one engine or several, buy 1 [[manoeuvre-point]]. 3 manoeuvre points slide the ship into any neighbouring hex without a turn, or buy 1 [[movement-point]]. As often as the charges last.
## Flying through asteroids {asteroid-field} | dodge, asteroid damage, risk
In each asteroid hex it enters, a ship takes an attack with as many dice as the levels of its main engines added up; a torpedo with 6. Every [[manoeuvre-point]] spent takes one die away, and engine charges can buy such points, 3 for 1.
## Power phase | phase 3, recharge, allocate, share out power
Your ship makes 4 power and 1 more for each level of its [[generators]]; [[batteries]] add what they hold. Send each [[crew]] team to one part: it carries up to its level. One team to a part, one part to a team.
For each transfer, say how much of it comes from batteries.
## Too much power {excess-power} | surplus, lost power, waste
What a part cannot hold is lost, and so is generated power that nobody moves. Only a beam can be pushed past full: [[overcharging]].
# Attacks
## Combat | attack sequence, fight
An attack goes in four steps: [[line-of-attack]], [[confirming|confirm]], [[hit-location]], [[damage]].
## Line of attack | line of sight, los, cover, blocked, obstruction
From the centre of one hex to the centre of the other. What stands in a hex on the way counts, even if the line misses its picture.
Beams: planets, moons, ships and torpedoes block, friend or foe, and are not hit; each nebula hex weakens. Blasts of torpedoes: only planets and moons block.
## Hit location | which section is hit, side, vertex, corner
The section on whose side of the hex the line comes in. Through a corner the attacker picks one of the two sides, never both. A torpedo has one location only.
## Strength | how many dice, range, attack strength, falloff
A beam: charges spent, less 1 for each nebula hex; distance does not matter. A blast: the torpedo’s level, less 1 for each hex away. Roll as many dice; at 0 nothing happens.
## Damage | roll, discard, defence value, overflow, go through
Dice below the defence are discarded: the [[shields|shield’s]] charge, and 2 for [[armour]]. Each other die takes 1 point, in the order that the attacker likes. When a shield is at 0, dice that are left go on to the section, and from there to the core.
The defence stays as it was before the attack until the attack is over; the next attack meets the lower one.
Example: Dice 5 4 3 3 2 1 at a shield of 2: the 1 is discarded, the 2 and a 3 take the shield, and 5, 4 and 3 take three of the section’s four.
## Team games {fleet-action} | fleet action, teams, admiral, several ships
Two or more teams with equally many ships; one player of each is its Fleet Admiral and rolls for who begins. All ships of a team finish a phase before any of them starts the next. All else is as usual.
`;
