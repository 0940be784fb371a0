import type { QuickReference } from '../../../../core/reference/entry';
import { number, row, section, steps } from '../../../kit/reference/rows';
import { ARMOUR, costOf, INTEGRITY, LEVELS, OWN_POWER, POINTS, TUBE_CHARGES } from '../../parts';

const costs = (system: 'beam' | 'generator'): string =>
  LEVELS.map((level) => number(costOf(system, level))).join(' · ');

/** Powering Shields: what each charge takes, and all of them up to it. */
const shieldRow = (level: number) =>
  row(
    `To charge ${number(level)}`,
    `${number(level)}, from 0 ${number((level * (level + 1)) / 2)}`,
    'charging-shields',
  );

const turn: QuickReference = {
  id: 'turn',
  title: 'The turn',
  sections: [
    steps(
      'Weapons',
      row('Last turn’s torpedoes', 'set off or remove', 'weapons-phase'),
      row('Beams', 'once each, any charges', 'beam-targeting'),
      row('Torpedoes', `launch with ${number(TUBE_CHARGES)}, fly 6`, 'torpedo-flight'),
    ),
    steps(
      'Movement',
      row('Spend', 'engines and thrusters, any order', 'movement-phase'),
      row('Asteroids', 'a roll for each hex', 'asteroid-field'),
    ),
    steps(
      'Power',
      row('Made', `${number(OWN_POWER)} and generator levels`, 'power-phase'),
      row('Crew', 'one team a part, up to its level', 'crew'),
      row('Left over', 'lost, but for batteries', 'excess-power'),
    ),
    section(
      'Around it',
      row('Next', 'clockwise', 'first-player'),
      row('Team', 'all ships finish a phase together', 'fleet-action'),
      row('End', 'one side left', 'objective'),
    ),
  ],
};

const design: QuickReference = {
  id: 'costs',
  title: 'Design and costs',
  sections: [
    section(
      `${number(POINTS)} points, by level 1 to 6`,
      row('Generator', costs('generator'), 'costs'),
      row('All else, crew too', costs('beam'), 'costs'),
    ),
    section(
      'Where',
      row('Slots', 'two a section, 14 in all', 'ship-design'),
      row('Main engine', 'sections 3, 4, 5', 'where-parts-go'),
      row('Beam, torpedo, thruster', 'not the core', 'where-parts-go'),
      row('Shield', 'not the core, one a section', 'where-parts-go'),
      row('Generator, battery', 'anywhere', 'where-parts-go'),
      row('Crew', 'no slot', 'crew'),
    ),
    section(
      'A section',
      row('Defence', number(ARMOUR), 'armour'),
      row('Integrity', number(INTEGRITY), 'sections'),
    ),
    section('Standard set-up', row('A level on or off', '1, generators 2', 'standard-setup')),
  ],
};

const charging: QuickReference = {
  id: 'charging',
  title: 'Charging',
  sections: [
    section(
      '1 power, 1 charge',
      row('Beam, engine, thruster', 'up to the level', 'charging-beams'),
      row('Battery', 'up to the level', 'batteries'),
      row('Torpedo', `${number(TUBE_CHARGES)}, whatever the level`, 'charging-torpedoes'),
    ),
    section('Shield', ...LEVELS.map(shieldRow)),
    section(
      'Shield, not enough',
      row('Stays', 'as partial charge', 'partial-charges'),
      row('Damaged', 'partial charge is lost', 'partial-charges'),
    ),
    section(
      'Overcharging a beam',
      row('1, 2, 3 above full', '1, 3, 6 power', 'overcharging'),
      row('After your next Weapons phase', 'gone, and a level with it', 'overcharging'),
    ),
  ],
};

const attack: QuickReference = {
  id: 'attack',
  title: 'Attack and damage',
  sections: [
    steps(
      'Attack',
      row('Line', 'centre to centre', 'line-of-attack'),
      row('Confirm', 'or call it off', 'confirming'),
      row('Section', 'the side it comes in by', 'hit-location'),
      row('Dice', 'one a point of strength', 'strength'),
    ),
    section(
      'Strength',
      row('Beam', 'charges, less 1 a nebula hex', 'strength'),
      row('Blast', 'level, less 1 a hex', 'detonation'),
      row('Asteroids', 'engine levels; torpedo 6', 'asteroid-field'),
    ),
    steps(
      'Damage',
      row('Shield', 'dice of its charge or more', 'damaging-shields'),
      row('Section', `dice of ${number(ARMOUR)} or more`, 'damage'),
      row('Core', `the same; at 0 the ship is gone`, 'sections'),
    ),
    section(
      'In the way',
      row('Planet, moon', 'blocks all', 'planets-and-moons'),
      row('Ship, torpedo', 'blocks beams, not blasts', 'line-of-attack'),
      row('Nebula', 'weakens beams', 'nebulae'),
      row('Asteroids', 'nothing', 'asteroids'),
    ),
  ],
};

const moves: QuickReference = {
  id: 'moves',
  title: 'Movement prices',
  sections: [
    section(
      'Ship',
      row('One hex ahead', '1 engine', 'main-engines'),
      row('One side turned', '1 thruster', 'thrusters'),
      row('Slide, any way', '3 thrusters', 'exchanges'),
      row('One asteroid die less', '1 thruster', 'asteroid-field'),
    ),
    section(
      'Exchange',
      row('Thruster point', '3 engine charges', 'exchanges'),
      row('Engine point', '3 thruster charges', 'exchanges'),
    ),
    section(
      'Torpedo, 6 points a round',
      row('One hex ahead', '1', 'torpedo-flight'),
      row('One side turned', '1, at most 2 a round', 'torpedo-flight'),
      row('One asteroid die less', '1', 'asteroid-field'),
    ),
  ],
};

/** What is looked up in a hurry. */
export const quick: readonly QuickReference[] = [turn, design, charging, attack, moves];
