import type { Facing } from '../cards/terms';
import type { Modifier } from '../explain';
import { type AnyNearby } from '../piece';

/** Everything that a strike depends on. What only the map shows is said by the players. */
export interface AnyStrikeSituation<SomePiece, SomeWeapon> {
  readonly attacker: SomePiece;
  readonly target: SomePiece;
  readonly weapon: SomeWeapon;
  readonly dice: number;
  /** Hexes between; null while nobody has said. */
  readonly distance: number | null;
  /** The facings of the target that the attacker is in. */
  readonly facings: readonly Facing[];
  /** Other pieces, by their distance from the attacker. */
  readonly nearAttacker: readonly AnyNearby<SomePiece>[];
  /** Other pieces, by their distance from the target. */
  readonly nearTarget: readonly AnyNearby<SomePiece>[];
  /** What the table said to the conditions that only it can answer, by their text. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** From scenarios and newer cards, entered by hand. */
  readonly byHand: readonly Modifier[];
}

/** A strike whose two pieces already have what their friends' cards do to them. Rules look at these only. */
export type Settled<Strike> = Strike & { readonly settled: true };
