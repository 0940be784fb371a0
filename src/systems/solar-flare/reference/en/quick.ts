import { quickSheetsIn } from '../../../kit/reference/quickSheets';
import { number } from '../../../kit/english';
import { ARMOUR, costOf, INTEGRITY, LEVELS, OWN_POWER, POINTS, TUBE_CHARGES } from '../../parts';
import { shieldPower } from '../../rules/charging';

const costs = (system: 'beam' | 'generator'): string =>
  LEVELS.map((level) => number(costOf(system, level))).join(' · ');

/** Powering Shields: what each charge takes, and all of them up to it. */
const shieldRow = (level: number): string =>
  `To charge ${number(level)} | ${number(level)}, from 0 ${number(shieldPower(0, level))} | charging-shields`;

const TEXT = `
# turn: The turn
## Weapons
1. Last turn’s torpedoes | set off or remove | weapons-phase
2. Beams | once each, any charges | beam-targeting
3. Torpedoes | launch with ${number(TUBE_CHARGES)}, fly 6 | torpedo-flight
## Movement
1. Spend | engines and thrusters, any order | movement-phase
2. Asteroids | a roll for each hex | asteroid-field
## Power
1. Made | ${number(OWN_POWER)} and generator levels | power-phase
2. Crew | one team a part, up to its level | crew
3. Left over | lost, but for batteries | excess-power
## Around it
Next | clockwise | first-player
Team | all ships finish a phase together | fleet-action
End | one side left | objective
# costs: Design and costs
## ${number(POINTS)} points, by level 1 to 6
Generator | ${costs('generator')} | costs
All else, crew too | ${costs('beam')} | costs
## Where
Slots | two a section, 14 in all | ship-design
Main engine | sections 3, 4, 5 | where-parts-go
Beam, torpedo, thruster | not the core | where-parts-go
Shield | not the core, one a section | where-parts-go
Generator, battery | anywhere | where-parts-go
Crew | no slot | crew
## A section
Defence | ${number(ARMOUR)} | armour
Integrity | ${number(INTEGRITY)} | sections
## Standard set-up
A level on or off | 1, generators 2 | standard-setup
# charging: Charging
## 1 power, 1 charge
Beam, engine, thruster | up to the level | charging-beams
Battery | up to the level | batteries
Torpedo | ${number(TUBE_CHARGES)}, whatever the level | charging-torpedoes
## Shield
${LEVELS.map(shieldRow).join('\n')}
## Shield, not enough
Stays | as partial charge | partial-charges
Damaged | partial charge is lost | partial-charges
## Overcharging a beam
1, 2, 3 above full | 1, 3, 6 power | overcharging
After your next Weapons phase | gone, and a level with it | overcharging
# attack: Attack and damage
## Attack
1. Line | centre to centre | line-of-attack
2. Confirm | or call it off | confirming
3. Section | the side it comes in by | hit-location
4. Dice | one a point of strength | strength
## Strength
Beam | charges, less 1 a nebula hex | strength
Blast | level, less 1 a hex | detonation
Asteroids | engine levels; torpedo 6 | asteroid-field
## Damage
1. Shield | dice of its charge or more | damaging-shields
2. Section | dice of ${number(ARMOUR)} or more | damage
3. Core | the same; at 0 the ship is gone | sections
## In the way
Planet, moon | blocks all | planets-and-moons
Ship, torpedo | blocks beams, not blasts | line-of-attack
Nebula | weakens beams | nebulae
Asteroids | nothing | asteroids
# moves: Movement prices
## Ship
One hex ahead | 1 engine | main-engines
One side turned | 1 thruster | thrusters
Slide, any way | 3 thrusters | exchanges
One asteroid die less | 1 thruster | asteroid-field
## Exchange
Thruster point | 3 engine charges | exchanges
Engine point | 3 thruster charges | exchanges
## Torpedo, 6 points a round
One hex ahead | 1 | torpedo-flight
One side turned | 1, at most 2 a round | torpedo-flight
One asteroid die less | 1 | asteroid-field
`;

/** What is looked up in a hurry. */
export const quick = quickSheetsIn(TEXT);
