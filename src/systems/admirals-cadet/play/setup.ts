import type { ShipId, TeamId } from '../../../core/game/events';
import type { GameSetup, Player } from '../../../core/game/system';
import type { CadetCard } from '../cards/types';

export const MODES = ['constructed', 'historic'] as const;
export type Mode = (typeof MODES)[number];

/** A ship that a player brings. Cards are named by their key in `cards`. */
export interface SetupShip {
  readonly id: ShipId;
  readonly card: string;
  readonly name: string;
  readonly badge?: string;
}

export interface CadetPlayer extends Player {
  readonly ships: readonly SetupShip[];
  /** The order library: card keys, one entry a copy. */
  readonly orders: readonly string[];
}

/** When a line scores by itself; without any of these a player taps it. */
export type ScoreWhen =
  /** Each of these ships that is destroyed. */
  | { readonly destroyed: readonly ShipId[] }
  /** At the end of the game, if the ship still stands with so few hull boxes. */
  | { readonly ship: ShipId; readonly hullAtMost: number };

export interface ScenarioScore {
  readonly id: string;
  readonly text: string;
  readonly team: TeamId;
  readonly points: number;
  readonly when?: ScoreWhen;
  readonly limit?: number;
  /** The game ends at the end of the turn in which it scores. */
  readonly endsGame?: boolean;
}

/** Something that a ship may do in a Star System instead of going on. */
export interface ScenarioAct {
  readonly id: string;
  readonly text: string;
  readonly ships: readonly ShipId[];
  /** Before anything else in its activation, or in place of its movement. */
  readonly moment: 'activation' | 'movement';
  readonly team: TeamId;
  readonly points: number;
  /** How often at each star system; as often as one likes where absent. */
  readonly perSystem?: number;
}

/** Historic Play: what a scenario adds to the rules. */
export interface ScenarioRules {
  readonly id: string;
  readonly name: string;
  /** In words: deployment, special rules, and what stands in for cards that are not at hand. */
  readonly rules: readonly string[];
  readonly scoring: readonly ScenarioScore[];
  readonly acts: readonly ScenarioAct[];
  readonly noShields: readonly ShipId[];
  /** Ships that start in a Star System. */
  readonly inSystems: readonly ShipId[];
  /** Copies of one order that a team may play in the first turns. */
  readonly orderCopies?: {
    readonly team: TeamId;
    readonly most: number;
    readonly turns: number;
  };
}

export interface CadetSetup extends GameSetup<CadetCard> {
  readonly mode: Mode;
  readonly players: readonly CadetPlayer[];
  /** Setup: the team that goes first, for the whole game. */
  readonly first: TeamId;
  /** What each team rolled for it, in the order of the teams. */
  readonly firstRoll?: readonly [number, number];
  /** How many Star System hexes the map has. */
  readonly starSystems: number;
  readonly scenario?: ScenarioRules;
}
