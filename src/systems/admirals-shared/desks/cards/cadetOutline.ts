import { splitAt } from '../../training/rulesText';

/** A code each, and what the booklet says with it. */
const codesIn = (text: string) =>
  text
    .trim()
    .split(/\n|, /)
    .map((line) => splitAt(line));

const shipsIn = (faction: string, text: string) =>
  codesIn(text).map(([code, value]) => ({ code, faction, fleetValue: Number(value) }));

/**
 * What the booklet of 2021 says of the Cadet Pack's cards, and nothing more: everything else stands on the
 * printed cards alone.
 */
export const CADET_SHIPS = [
  ...shipsIn('Planetary Accords', 'PA-INT 1, PA-FF 2, PA-CL 3, PA-CA 5, PA-DN 8'),
  ...shipsIn('Nataran Empire', 'NE-T4 3, NE-C3 4, NE-T9 3, NE-C15 5, NE-ND 7'),
];

const ORDERS = `
B001 Evasive Maneuvers
B002 Precision Strike
B003 Reinforce Shields
B004 Full Speed Ahead
B005 Combat Stations
B008 Defensive Formation
B009 Concentrate Fire
B010 Swarm Tactics
S001 EMP Burst
S002 Silent Running
S003 Slipstream Shock
S004 Squadron Command
S007 Invader Rounds
S008 Chitin Defense
S009 Hygrax Missiles
S010 Energize Plating
S011 Establish Sensor Link
S012 Psionic Navigation
`;

/** Psionic besides being Special, as its name says. */
const PSIONIC = 'S012';

export const CADET_ORDERS = codesIn(ORDERS).map(([code, name]) => ({
  code,
  name,
  type: code.startsWith('B') ? ('Basic' as const) : ('Special' as const),
  psionic: code === PSIONIC,
}));

const WEAPONS = `
L-CANNON Laser Cannon
LRM-A Long Range Attack Missile
M-CANNON
R-CANNON
`;

/** Without a name where the booklet gives only the code. */
export const CADET_WEAPONS = codesIn(WEAPONS).map(([code, name]) => ({ code, name }));
