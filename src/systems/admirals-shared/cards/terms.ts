export const ROLES = ['Escort', 'Light', 'Heavy', 'Super Heavy', 'Stationary'] as const;
export type Role = (typeof ROLES)[number];

export const SHIP_TYPES = ['Standard', 'Refit', 'Ally'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

export const COLOURS = ['Explore', 'Expand', 'Exploit', 'Exterminate'] as const;
export type Colour = (typeof COLOURS)[number];

export const ARCS = ['F', 'FX', 'R', 'A', 'AX', 'L', '360'] as const;
export type Arc = (typeof ARCS)[number];

/** Clockwise from the fore. */
export const FACINGS = [
  'Direct Fore',
  'Right Fore',
  'Right Aft',
  'Direct Aft',
  'Left Aft',
  'Left Fore',
] as const;
export type Facing = (typeof FACINGS)[number];

/** A value for each of these names. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  // One entry for each of the names.
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

export const TERRAINS = [
  'Strategic System',
  'Black Hole Horizon',
  'Black Hole Core',
  'Dust Cloud',
  'Nebula',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const WEAPON_TYPES = ['Basic', 'Heavy', 'Ordnance'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

/** In the order in which 5F resolves them. */
export const ICONS = ['lock', 'hit', 'critical', 'direct'] as const;
export type Icon = (typeof ICONS)[number];

/** Every modified result that a weapon chart can be asked for: 1 to 6, from −1 to +2. */
export const CHART_RESULTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type ChartResult = (typeof CHART_RESULTS)[number];

export const ORDER_TYPES = ['Basic', 'Special'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const CATEGORIES = ['core', 'specialist', 'support'] as const;
export type Category = (typeof CATEGORIES)[number];

export const ARMAMENT_SLOTS = ['Primary', 'Secondary', 'Tertiary'] as const;

export const REPAIRS = ['hull', 'shields', 'criticals', 'exhausted'] as const;
export type Repair = (typeof REPAIRS)[number];
