import type { ScenarioScore } from '../play/setup';

/** 11B: from a first game to a puzzle. */
export const DIFFICULTIES = ['easy', 'advanced', 'challenge'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** 11A: Team A and Team B are given, not rolled for. */
export const SCENARIO_TEAMS = ['A', 'B'] as const;
export type ScenarioTeam = (typeof SCENARIO_TEAMS)[number];

export interface ScenarioShip {
  /** Unique within the scenario: scoring lines name it. */
  readonly id: string;
  /** A ship card's code. */
  readonly code: string;
  readonly name?: string;
  readonly badge?: string;
  readonly power: number;
  /** Where it starts, in words. */
  readonly place?: string;
  readonly reserve?: boolean;
}

export interface ScenarioPlayer {
  readonly id: string;
  /** Whom the player plays: `Lantern Survey`. */
  readonly name: string;
  readonly team: ScenarioTeam;
  readonly ships: readonly ScenarioShip[];
}

/** 11B-02: what an order library may be made of. */
export interface LibraryRule {
  readonly basic: number;
  readonly special: number;
  /** Copies of one Basic order. */
  readonly copies: number;
  /** Only these orders; any where absent. */
  readonly only?: readonly string[];
}

/** What one player has at one difficulty. */
export type ScenarioSide =
  /** 11B-01: a commander leads everything, a flight group the carriers; no orders. */
  | { readonly commander: string; readonly flightGroup?: string }
  /** 11B-02: a library to choose. */
  | { readonly choose: LibraryRule }
  /** 11B-03: a library that is given. */
  | { readonly library: readonly string[] };

export interface ScenarioMode {
  readonly difficulty: Difficulty;
  /** By player id. */
  readonly sides: Readonly<Record<string, ScenarioSide>>;
  /** Extra rules in words, at this difficulty only. */
  readonly rules: readonly string[];
  readonly scoring: readonly ScenarioScore[];
}

/** 11: forces, libraries, rules and scoring of a battle that was written beforehand. */
export interface Scenario {
  readonly code: string;
  readonly name: string;
  readonly story: string;
  readonly battlefield: string;
  readonly strategicSystems: number;
  readonly teams: readonly { readonly id: ScenarioTeam; readonly name: string }[];
  readonly players: readonly ScenarioPlayer[];
  /** Where and in what order pieces are set up, in words. */
  readonly deployment: readonly string[];
  /** Ships that are placed before the teams take turns. */
  readonly placedFirst?: readonly string[];
  readonly rules: readonly string[];
  readonly scoring: readonly ScenarioScore[];
  /** Whether the ways of 10E score too. */
  readonly standardScoring: boolean;
  readonly rounds?: number;
  readonly modes: readonly ScenarioMode[];
}
