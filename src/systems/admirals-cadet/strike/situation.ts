import type { Facing, Modifier } from '../../admirals/editions';
import type { WeaponCard } from '../cards/types';
import { reached, type Nearby, type Piece } from '../piece';
import type { Rulings } from '../rulings';

/** Everything that an attack depends on. What only the map shows is said by the players. */
export interface StrikeSituation {
  readonly attacker: Piece;
  readonly target: Piece;
  readonly weapon: WeaponCard;
  readonly dice: number;
  /** Hexes between; null while nobody has said. */
  readonly distance: number | null;
  /** The sides of the target that the attack comes from. */
  readonly facings: readonly Facing[];
  readonly nearAttacker: readonly Nearby[];
  readonly nearTarget: readonly Nearby[];
  /** What the table said to the conditions that only it can answer, by their text. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** From scenarios and other cards, entered by hand. */
  readonly byHand: readonly Modifier[];
}

/** An attack whose two ships already have what their friends' orders do to them. Rules look at these only. */
export interface SettledStrike extends StrikeSituation {
  readonly settled: true;
}

export const settleStrike = (strike: StrikeSituation, rulings: Rulings): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker, rulings),
  target: reached(strike.target, strike.nearTarget, rulings),
  settled: true,
});
