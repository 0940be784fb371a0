import type { AnyStrikeSituation, Settled } from '../../admirals-shared/strike/situation';
import type { WeaponCard } from '../cards/types';
import { reached, type Piece } from '../piece';
import type { Rulings } from '../rulings';

/** Everything that an attack depends on. What only the map shows is said by the players. */
export type StrikeSituation = AnyStrikeSituation<Piece, WeaponCard>;

/** An attack whose two ships already have what their friends' orders do to them. Rules look at these only. */
export type SettledStrike = Settled<StrikeSituation>;

export const settleStrike = (strike: StrikeSituation, rulings: Rulings): SettledStrike => ({
  ...strike,
  attacker: reached(strike.attacker, strike.nearAttacker, rulings),
  target: reached(strike.target, strike.nearTarget, rulings),
  settled: true,
});
