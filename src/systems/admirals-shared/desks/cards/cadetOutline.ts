/**
 * What the booklet of 2021 says of the Cadet Pack's cards, and nothing more: everything else stands on the
 * printed cards alone.
 */
export interface OutlinedShip {
  readonly code: string;
  readonly faction: string;
  readonly fleetValue: number;
}

export interface OutlinedOrder {
  readonly code: string;
  readonly name: string;
  readonly type: 'Basic' | 'Special';
  readonly psionic: boolean;
}

export interface OutlinedWeapon {
  readonly code: string;
  /** Null where the booklet gives only the code. */
  readonly name: string | null;
}

const ACCORDS = 'Planetary Accords';
const EMPIRE = 'Nataran Empire';

const ship = (code: string, faction: string, fleetValue: number): OutlinedShip => ({
  code,
  faction,
  fleetValue,
});

export const CADET_SHIPS: readonly OutlinedShip[] = [
  ship('PA-INT', ACCORDS, 1),
  ship('PA-FF', ACCORDS, 2),
  ship('PA-CL', ACCORDS, 3),
  ship('PA-CA', ACCORDS, 5),
  ship('PA-DN', ACCORDS, 8),
  ship('NE-T4', EMPIRE, 3),
  ship('NE-C3', EMPIRE, 4),
  ship('NE-T9', EMPIRE, 3),
  ship('NE-C15', EMPIRE, 5),
  ship('NE-ND', EMPIRE, 7),
];

/** Psionic besides being Special, as its name says. */
const PSIONIC = 'S012';

const orders = (
  type: OutlinedOrder['type'],
  named: Readonly<Record<string, string>>,
): readonly OutlinedOrder[] =>
  Object.entries(named).map(([code, name]) => ({ code, name, type, psionic: code === PSIONIC }));

export const CADET_ORDERS: readonly OutlinedOrder[] = [
  ...orders('Basic', {
    B001: 'Evasive Maneuvers',
    B002: 'Precision Strike',
    B003: 'Reinforce Shields',
    B004: 'Full Speed Ahead',
    B005: 'Combat Stations',
    B008: 'Defensive Formation',
    B009: 'Concentrate Fire',
    B010: 'Swarm Tactics',
  }),
  ...orders('Special', {
    S001: 'EMP Burst',
    S002: 'Silent Running',
    S003: 'Slipstream Shock',
    S004: 'Squadron Command',
    S007: 'Invader Rounds',
    S008: 'Chitin Defense',
    S009: 'Hygrax Missiles',
    S010: 'Energize Plating',
    S011: 'Establish Sensor Link',
    S012: 'Psionic Navigation',
  }),
];

export const CADET_WEAPONS: readonly OutlinedWeapon[] = [
  { code: 'L-CANNON', name: 'Laser Cannon' },
  { code: 'LRM-A', name: 'Long Range Attack Missile' },
  { code: 'M-CANNON', name: null },
  { code: 'R-CANNON', name: null },
];
