/** The Cadet Pack as far as its booklet names it: drafts for a player to complete from the printed cards. */

export const OUTLINE_FACTIONS = {
  blue: 'Planetary Accords',
  yellow: 'Nataran Empire',
} as const;

export interface OutlineShip {
  readonly code: string;
  readonly faction: string;
  readonly fleetValue: number;
}

const shipsOf = (
  faction: string,
  values: Readonly<Record<string, number>>,
): readonly OutlineShip[] =>
  Object.entries(values).map(([code, fleetValue]) => ({ code, faction, fleetValue }));

/** Cadet Pack Fleet Values. */
export const OUTLINE_SHIPS: readonly OutlineShip[] = [
  ...shipsOf(OUTLINE_FACTIONS.blue, {
    'PA-INT': 1,
    'PA-FF': 2,
    'PA-CL': 3,
    'PA-CA': 5,
    'PA-DN': 8,
  }),
  ...shipsOf(OUTLINE_FACTIONS.yellow, {
    'NE-T4': 3,
    'NE-C3': 4,
    'NE-T9': 3,
    'NE-C15': 5,
    'NE-ND': 7,
  }),
];

export interface OutlineOrder {
  readonly code: string;
  readonly name: string;
  readonly type: 'Basic' | 'Special';
  readonly psionic: boolean;
}

const order = (code: string, name: string, psionic = false): OutlineOrder => ({
  code,
  name,
  type: code.startsWith('S') ? 'Special' : 'Basic',
  psionic,
});

/** The orders that the historic scenarios name. */
export const OUTLINE_ORDERS: readonly OutlineOrder[] = [
  order('B001', 'Evasive Maneuvers'),
  order('B002', 'Precision Strike'),
  order('B003', 'Reinforce Shields'),
  order('B004', 'Full Speed Ahead'),
  order('B005', 'Combat Stations'),
  order('B008', 'Defensive Formation'),
  order('B009', 'Concentrate Fire'),
  order('B010', 'Swarm Tactics'),
  order('S001', 'EMP Burst'),
  order('S002', 'Silent Running'),
  order('S003', 'Slipstream Shock'),
  order('S004', 'Squadron Command'),
  order('S007', 'Invader Rounds'),
  order('S008', 'Chitin Defense'),
  order('S009', 'Hygrax Missiles'),
  order('S010', 'Energize Plating'),
  order('S011', 'Establish Sensor Link'),
  order('S012', 'Psionic Navigation', true),
];

export interface OutlineWeapon {
  readonly code: string;
  /** Absent where the booklet gives only the code. */
  readonly name?: string;
}

/** The weapons that its examples name. */
export const OUTLINE_WEAPONS: readonly OutlineWeapon[] = [
  { code: 'L-CANNON', name: 'Laser Cannon' },
  { code: 'LRM-A', name: 'Long Range Attack Missile' },
  { code: 'M-CANNON' },
  { code: 'R-CANNON' },
];
