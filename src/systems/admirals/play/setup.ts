import type { GameSetup, Player } from '../../../core/game/system';
import type { AdmiralsCard } from '../cards/types';
import type { Escalation } from '../fleet/types';

export const MODES = ['constructed', 'open', 'scenario'] as const;
export type Mode = (typeof MODES)[number];

/** A ship that a player brings. Cards are named by their key in `cards`. */
export interface SetupShip {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  readonly badge?: string;
  /** Its Power Points, for 4C-02 II and 13A-04. */
  readonly power: number;
  /** 10D-01: did not fit on the setup hexes. */
  readonly reserve?: boolean;
  /** 10C-03, 10C-04: cards it carries. */
  readonly commander?: string;
  readonly flightGroup?: string;
}

export interface AdmiralsPlayer extends Player {
  readonly ships: readonly SetupShip[];
  /** The order library: card keys, one entry a copy. */
  readonly orders: readonly string[];
  /** 13A-01, 13A-02: open play's commander and flight group, which lead the whole fleet. */
  readonly commander?: string;
  readonly flightGroup?: string;
}

/** 11: what a scenario adds to the rules. */
export interface ScenarioRules {
  readonly name: string;
  /** Extra rules in words. */
  readonly rules: readonly string[];
  /** Extra ways to score, each a line that a player taps, or that the game sees by itself. */
  readonly scoring: readonly ScenarioScore[];
  /** Which ways of 10E score; all of them in constructed play. */
  readonly standardScoring: boolean;
  /** 11B-01: played with 13A's simplicity rules. */
  readonly simple: boolean;
  readonly rounds?: number;
}

export interface ScenarioScore {
  readonly id: string;
  readonly text: string;
  readonly team: string;
  readonly points: number;
  readonly when?: { readonly defeated: readonly string[] };
  readonly limit?: number;
}

export interface AdmiralsSetup extends GameSetup<AdmiralsCard> {
  readonly mode: Mode;
  readonly escalation: Escalation | 'custom' | null;
  readonly players: readonly AdmiralsPlayer[];
  /** How many Strategic System hexes the battlefield has. */
  readonly strategicSystems: number;
  /** 4A-01: what each team rolled; the lower is Team A. */
  readonly teamRoll?: readonly [number, number];
  readonly scenario?: ScenarioRules;
}
