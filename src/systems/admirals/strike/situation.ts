import type { Facing, WeaponCard } from '../cards/types';
import type { Modifier } from '../modifiers';
import { reached, type Nearby, type Piece } from '../piece';

/** Everything that a strike depends on. What only the map shows is said by the players. */
export interface StrikeSituation {
  readonly attacker: Piece;
  readonly target: Piece;
  readonly weapon: WeaponCard;
  readonly dice: number;
  /** Hexes between; null while nobody has said. */
  readonly distance: number | null;
  /** The facings of the target that the attacker is in. */
  readonly facings: readonly Facing[];
  /** Other pieces, by their distance from the attacker. */
  readonly nearAttacker: readonly Nearby[];
  /** Other pieces, by their distance from the target. */
  readonly nearTarget: readonly Nearby[];
  /** What the table said to the conditions that only it can answer, by their text. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** 9I: the attacker uses its Skilled now. */
  readonly useSkilled: boolean;
  /** 9L: the id of the piece that augments this strike. */
  readonly augmentedBy: string | null;
  /** 5B-05: from scenarios and newer cards, entered by hand. */
  readonly byHand: readonly Modifier[];
  /** 13A: the simplicity rules hold, as in open play. */
  readonly simplicity: boolean;
}

/** A strike whose two pieces already have what their friends' cards do to them. Rules look at these only. */
export interface SettledStrike extends StrikeSituation {
  readonly settled: true;
}

/** 5B-02: Orders of pieces nearby reach attacker and target. */
export const settleStrike = (strike: StrikeSituation): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker),
  target: reached(strike.target, strike.nearTarget),
  settled: true,
});
