import { contentsOf } from '../../kit/reference/contents';
import { RULINGS } from '../rulings';

/** Every entry in the order of the booklet, with the sections that it tells. */
export const CONTENTS = contentsOf(
  `
objectives: Objectives
what-you-need: What you need to play
setup: Setup
ship-card: Ship Card and Token Anatomy
order-card: Order Card Anatomy
weapon-card: Weapon Card Anatomy

turn-structure: Turn Structure
orders-phase: Orders Phase
ship-phase: Ship Phase
refresh-phase: Refresh Phase

armaments: Armaments
attacks: Making Attacks
arcs: Attack Arcs
attack-icons: Resolving Attack Icons
target-locks: Target Locks
hits: Hits
shields: Shields
critical-hits: Critical Hits
term direct-hit: Direct Hit

movement: Movement
skirmishes: Skirmishes
ending-the-game: Ending the Game

keyword armor: Armor
keyword augur: Augur
keyword boarding-array: Boarding Array
keyword cover: Cover
keyword deadly: Deadly
keyword flak: Flak
keyword lethal: Lethal
keyword ore-hull: Ore Hull
keyword ram-prow: Ram-Prow
keyword shuttle-hangar: Shuttle Hangar
keyword starcaster: Starcaster
keyword support: Support

terrain: Terrain Types
terrain star-system: Star System
terrain black-hole: Black Hole
terrain dust-cloud: Dust Cloud
terrain nebula: Nebula
weapon-types: Weapon Types, Basic Weapons
heavy: Heavy
ordnance: Ordnance
order-types: Order Types, Basic Orders
special-orders: Special
psionic-orders: Psionic

constructed-play: Constructed Play
fleet-values: Cadet Pack Fleet Values
historic-play: Historic Play
flight-of-the-paladin: Flight of the Paladin
live-and-learn: Live and Learn
holding-out-for-a-hero: Holding Out for a Hero
career-play: Career Play
term card-name: Ship Card Name, Ship Class Name
term editions: Ending the Game
`,
  RULINGS,
);
