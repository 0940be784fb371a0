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
