import type { ScenarioRules, ScoreWhen } from '../play/setup';

export const SIDES = ['blue', 'yellow'] as const;
export type Side = (typeof SIDES)[number];

export interface ScenarioShip {
  /** Unique within the scenario. */
  readonly id: string;
  /** A ship card's code. */
  readonly code: string;
  readonly badge?: string;
  /** It starts in a Star System instead of at its edge. */
  readonly inSystem?: true;
}

export interface ScenarioForce {
  readonly ships: readonly ScenarioShip[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

interface ScenarioLine {
  readonly id: string;
  readonly side: Side;
  readonly points: number;
  readonly when?: ScoreWhen;
  readonly limit?: number;
  readonly endsGame?: boolean;
}

interface ScenarioDeed {
  readonly id: string;
  readonly side: Side;
  readonly points: number;
  /** Codes of the ships that may do it. */
  readonly codes: readonly string[];
  readonly moment: 'activation' | 'movement';
  readonly perSystem?: number;
}

/** Historic Play: everything of a scenario that is not words. */
export interface Scenario {
  readonly id: string;
  readonly first: Side;
  readonly starSystems: number;
  readonly forces: Readonly<Record<Side, ScenarioForce>>;
  readonly lines: readonly ScenarioLine[];
  readonly deeds: readonly ScenarioDeed[];
  readonly noShields: readonly string[];
  readonly orderCopies?: ScenarioRules['orderCopies'];
}
