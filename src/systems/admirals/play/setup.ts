import type { TeamId } from '../../../core/game/events';
import type { GameSetup, Player } from '../../../core/game/system';
import type { WrittenShapes } from '../../admirals-shared/cards/parse/shapes';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import type { Escalation } from '../../admirals-shared/fleet/types';
import { rulingsFrom, type Rulings } from '../rulings';
import { waysIn, type Way } from '../scoring/score';

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
  /** Teams whose ships are kept on paper: those entered for them are targets, and say nothing of the rest. */
  readonly untracked?: readonly TeamId[];
  /** 5A-01, 5E-01: arcs and facings as a player has redrawn them for these cards. */
  readonly shapes?: WrittenShapes;
}

/** 13A, 11B-01: open play, and scenarios that take over its simplicity rules. */
export const isSimple = (setup: AdmiralsSetup): boolean =>
  setup.mode === 'open' || setup.scenario?.simple === true;

const read = new WeakMap<AdmiralsSetup['rulings'], Rulings>();

/** How this table reads what the rulebook leaves open. */
export const rulingsOf = (setup: AdmiralsSetup): Rulings => {
  const known = read.get(setup.rulings);
  if (known) return known;
  const rulings = rulingsFrom(setup.rulings);
  read.set(setup.rulings, rulings);
  return rulings;
};

/** 8A-02, 10E, 13A-04: which ways score in this game; a scenario may leave those of 10E out. */
export const waysOf = (setup: AdmiralsSetup): readonly Way[] => {
  const ways = waysIn(isSimple(setup), rulingsOf(setup));
  if (setup.mode !== 'scenario' || setup.scenario?.standardScoring === true) return ways;
  return ways.filter((way) => way === 'secureArea');
};

export const isTracked = (setup: AdmiralsSetup, team: TeamId): boolean =>
  setup.untracked?.includes(team) !== true;
