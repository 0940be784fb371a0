export const ROLES = ['Escort', 'Light', 'Heavy', 'Super Heavy'] as const;
export type Role = (typeof ROLES)[number];

/** Shields, Movement: a big ship has a heading, and a chart of shields instead of a track. */
export const isBig = (role: Role): boolean => role === 'Heavy' || role === 'Super Heavy';

export const TERRAINS = ['Star System', 'Black Hole', 'Dust Cloud', 'Nebula'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ORDER_TYPES = ['Basic', 'Special', 'Psionic'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const REPAIRS = ['hull', 'shields'] as const;
export type Repair = (typeof REPAIRS)[number];
