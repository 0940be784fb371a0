import { contentsOf } from '../../kit/reference/contents';
import { RULINGS } from '../rulings';

/** Every entry in the order of the draft rules, with the headings that it tells. */
export const CONTENTS = contentsOf(
  `
about: Part 1
what-you-need: Components
objective: Game Objective
setup: Part 2
board: Board Setup
quick-setup, first-player, placing-ships: Quick Setup
standard-setup: Standard Setup
advanced-setup: Advanced Setup
ship-design, costs: Ship Design
where-parts-go: Ship Design, Advanced Setup
design-advice: Ship Design
turn: Part 3
weapons-phase, confirming: Phase 1
movement-phase, exchanges, asteroid-field: Phase 2
power-phase, excess-power: Phase 3
combat: Combat
line-of-attack: Line of Attack
hit-location: Determining Hit Location
strength, damage: Damage
fleet-action: Fleet Action
ship-systems: Part 4
sections: Sections
shields: Shields, Shields Installation
charging-shields: Powering Shields
partial-charges: Partial Charges
damaging-shields: Damaging Shields
beams: Beam Weapons, Beam Installation
beam-targeting: Beam Targeting
charging-beams: Powering Beam Weapons
overcharging: Overcharging
torpedoes: Torpedoes, Torpedo Installation
charging-torpedoes: Powering Torpedoes
torpedo-flight: Torpedo Targeting
detonation: Detonation
main-engines: Main Engines, Engine Installation, Powering Main Engines
thrusters: Thrusters, Thruster Installation, Powering Thrusters
generators: Generators, Generator Installation, Using Generators
batteries: Batteries, Battery Installation, Using Batteries
crew: Crew, Crew Installation, Using Crew
anomalies: Part 5
terrain planets-and-moons, nebulae, asteroids: Part 5
placing-anomalies: Placing Anomalies
term armour, charge, component, integrity, level, manoeuvre-point, movement-point, phase: Glossary
term power, round, sector, skirmish-game, system: Glossary
`,
  RULINGS,
);
