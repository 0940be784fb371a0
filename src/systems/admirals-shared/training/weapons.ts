import type { Icon, WeaponType } from '../cards/terms';
import type { CardModifier, Condition, LockAbility, WeaponCard } from '../cards/types';

const L: Icon = 'lock';
const H: Icon = 'hit';
const C: Icon = 'critical';
const D: Icon = 'direct';

/** Icons for the modified results from 0 on; what is not told gives none. */
const chart = (...rows: readonly (readonly Icon[])[]): WeaponCard['chart'] => ({
  0: rows[0] ?? [],
  1: rows[1] ?? [],
  2: rows[2] ?? [],
  3: rows[3] ?? [],
  4: rows[4] ?? [],
  5: rows[5] ?? [],
  6: rows[6] ?? [],
  7: rows[7] ?? [],
  8: rows[8] ?? [],
});

const when = (value: number, ...conditions: readonly Condition[]): CardModifier => ({
  value,
  when: conditions,
});

const near = (max: number): Condition => ({ on: 'distance', max });
const far = (min: number): Condition => ({ on: 'distance', min });

interface Draft {
  readonly types: readonly WeaponType[];
  readonly reach: number;
  readonly chart: WeaponCard['chart'];
  readonly modifiers?: readonly CardModifier[];
  readonly lock?: LockAbility;
  readonly text: string;
}

const weapon = (code: string, name: string, draft: Draft): WeaponCard => ({
  kind: 'weapon',
  code,
  name,
  types: draft.types,
  maxDistance: draft.reach,
  chart: draft.chart,
  modifiers: draft.modifiers ?? [],
  ...(draft.lock ? { lockAbility: draft.lock } : {}),
  text: draft.text,
});

/** The Lantern Survey: reach, locks and finesse. */
const LANTERN: readonly WeaponCard[] = [
  weapon('XW-PUL', 'Pulse Lance', {
    types: ['Basic'],
    reach: 4,
    chart: chart([H, L], [H], [H], [L]),
    modifiers: [when(1, near(0)), when(1, { on: 'role', of: 'target', roles: ['Escort'] })],
    lock: { gives: 'icons', icons: ['hit'] },
    text: 'Survey lasers, turned up. They lose nothing over distance and do not like company.',
  }),
  weapon('XW-GLI', 'Glint Array', {
    types: ['Basic'],
    reach: 2,
    chart: chart([H, H], [H, L], [H]),
    modifiers: [when(-1, { on: 'role', of: 'target', roles: ['Escort', 'Light'] })],
    lock: { gives: 'skirmish-dice-penalty', dice: 1 },
    text: 'A ring of small emitters against small ships. A lock dazzles the boarding crews.',
  }),
  weapon('XW-PRI', 'Prism Beam', {
    types: ['Heavy'],
    reach: 5,
    chart: chart([H, C], [H, L], [H], [H], [L]),
    modifiers: [when(-1, { on: 'shielded', has: false }), when(1, near(0))],
    lock: { gives: 'icons', icons: ['direct'] },
    text: 'One long burn, then minutes of cooling.',
  }),
  weapon('XW-DRO', 'Drone Swarm', {
    types: ['Ordnance'],
    reach: 5,
    chart: chart([H, H], [H, L], [H], [H]),
    modifiers: [when(1, { on: 'terrain', of: 'target', terrains: ['Dust Cloud', 'Nebula'] })],
    lock: { gives: 'dice', dice: 2 },
    text: 'Mapping drones with cutters bolted on. One that finds its mark calls two more.',
  }),
  weapon('XW-SIG', 'Signal Torpedo', {
    types: ['Heavy', 'Ordnance'],
    reach: 6,
    chart: chart([H, C], [C], [H, H], [H]),
    modifiers: [
      when(1, near(1)),
      when(-1, { on: 'order', of: 'attacker', order: 'B-009', has: true }),
    ],
    text: 'Rides the firing solution all the way in. It needs room to turn.',
  }),
  weapon('XW-NET', 'Static Net', {
    types: ['Basic', 'Ordnance'],
    reach: 3,
    chart: chart([H, L], [H], [H], [L]),
    modifiers: [when(-1, { on: 'keyword', of: 'target', keyword: 'Stealth', has: true })],
    lock: { gives: 'skirmish-dice-penalty', dice: 2 },
    text: 'Charged mesh that drapes a hull and shows where it is.',
  }),
];

/** The Kiln Combine: weight, heat and short reach. */
const KILN: readonly WeaponCard[] = [
  weapon('XW-RIV', 'Rivet Gun', {
    types: ['Basic'],
    reach: 2,
    chart: chart([H, H], [H], [H], [H]),
    modifiers: [when(-1, near(0)), when(1, far(2))],
    text: 'Yard tools in a turret. Close enough, nothing is better.',
  }),
  weapon('XW-SLU', 'Slug Battery', {
    types: ['Basic'],
    reach: 3,
    chart: chart([H, H], [H, L], [H], [H]),
    modifiers: [when(1, far(3))],
    lock: { gives: 'icons', icons: ['hit'] },
    text: 'Cast iron, very fast. It spreads with distance.',
  }),
  weapon('XW-FUR', 'Furnace Cannon', {
    types: ['Heavy'],
    reach: 3,
    chart: chart([H, H, C], [H, H], [H], [H], [L]),
    modifiers: [when(-1, { on: 'role', of: 'target', roles: ['Super Heavy', 'Stationary'] })],
    lock: { gives: 'icons', icons: ['critical'] },
    text: 'A bucket of star, thrown. Slow to fill again.',
  }),
  weapon('XW-ING', 'Ingot Missile', {
    types: ['Ordnance'],
    reach: 4,
    chart: chart([H, H], [H], [H], [H]),
    modifiers: [
      when(-1, { on: 'role', of: 'target', roles: ['Heavy', 'Super Heavy', 'Stationary'] }),
      when(1, { on: 'role', of: 'target', roles: ['Escort'] }),
    ],
    text: 'A solid bar with an engine. It does not turn for anything small.',
  }),
  weapon('XW-MOR', 'Slag Mortar', {
    types: ['Heavy', 'Ordnance'],
    reach: 5,
    chart: chart([D, H], [D], [H], [H], [L]),
    modifiers: [
      when(-1, { on: 'asked', text: 'The target has not moved since it was last activated.' }),
      when(1, near(0)),
    ],
    lock: { gives: 'text', text: 'Note it: the target cannot Evade until the Refresh Phase.' },
    text: 'Lobbed high and slow. Whoever sits still regrets it.',
  }),
  weapon('XW-HAR', 'Grapple Harpoon', {
    types: ['Basic'],
    reach: 1,
    chart: chart([D, L], [H, L], [H, L], [L]),
    lock: { gives: 'skirmish-dice-penalty', dice: 1 },
    text: 'First the cable, then the boarders.',
  }),
  weapon('XW-DRI', 'Rail Drill', {
    types: ['Basic', 'Heavy'],
    reach: 2,
    chart: chart([D, D], [D], [D], [L]),
    modifiers: [when(-1, { on: 'shielded', has: true })],
    lock: { gives: 'icons', icons: ['direct'] },
    text: 'Made for asteroids. Shields were never part of the question.',
  }),
];

/** What the allies bring. */
const ALLIED: readonly WeaponCard[] = [
  weapon('XW-RIP', 'Riptide Cutter', {
    types: ['Basic'],
    reach: 2,
    chart: chart([H, L], [H], [H], [L]),
    modifiers: [when(-1, { on: 'terrain', of: 'attacker', terrains: ['Nebula', 'Dust Cloud'] })],
    lock: { gives: 'icons', icons: ['hit'] },
    text: 'The Tidefolk shoot best from where nobody can see them.',
  }),
  weapon('XW-BRI', 'Brine Charge', {
    types: ['Ordnance'],
    reach: 1,
    chart: chart([H, H], [H, L], [H]),
    lock: { gives: 'dice', dice: 1 },
    text: 'Barrels, mostly.',
  }),
];

export const TRAINING_WEAPONS: readonly WeaponCard[] = [...LANTERN, ...KILN, ...ALLIED];
