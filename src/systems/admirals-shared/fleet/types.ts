/** 10A: power points a player may spend at each escalation level. */
export const ESCALATIONS = {
  Alpha: 10,
  Beta: 15,
  Delta: 20,
  Gamma: 30,
  Omega: 50,
} as const;
export type Escalation = keyof typeof ESCALATIONS;

export const FLEET_MODES = ['constructed', 'open'] as const;
export type FleetMode = (typeof FLEET_MODES)[number];

export interface FleetShip {
  /** Unique within the fleet. */
  readonly id: string;
  /** A ship card's code. */
  readonly code: string;
  readonly name?: string;
  /** Tells twins apart. */
  readonly badge?: string;
}

/** A fleet as a player builds it. It may break any rule: `checkFleet` says which. */
export interface Fleet {
  readonly mode: FleetMode;
  readonly limit:
    { readonly escalation: Escalation } | { readonly escalation: 'custom'; readonly power: number };
  /** The code of a construction list. */
  readonly list: string;
  readonly ships: readonly FleetShip[];
  readonly commander?: { readonly code: string; readonly on?: string };
  readonly flightGroups: readonly { readonly code: string; readonly on?: string }[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}
