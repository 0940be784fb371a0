import {
  ADJACENT,
  type DefenseToken,
  type Range,
  type Shields,
  type TokenType,
  type Zone,
} from '../terms';
import { evadeAt, type AttackEnd } from './attack';

export type TokenRefusal =
  | 'token-already-spent'
  | 'discarded'
  | 'speed-zero'
  | 'locked-by-accuracy'
  | 'type-already-spent'
  | 'zone-not-adjacent';

/** Defense Tokens: what each type does, unless it pays for a card. */
export const effectOf = (type: TokenType, range: Range, asCost: boolean) => {
  if (asCost) return 'none';
  if (type === 'evade') return evadeAt(range);
  if (type === 'scatter') return 'cancel-all-dice';
  return type === 'brace' ? 'halve-damage' : 'redirect-damage';
};

/** One attack, as far as tokens are concerned. */
export interface AttackOnTokens {
  readonly range: Range;
  /** Null for a squadron, whose speed forbids nothing. */
  readonly speed: number | null;
  readonly zone: Zone | null;
  /** Chosen by accuracies. */
  readonly locked: readonly string[];
}

export interface Spending {
  readonly token: string;
  readonly to?: Zone | null;
  readonly asCost?: boolean;
}

/** Defense Tokens, AR-09: why a token cannot be spent now; the first reason that applies. */
export const whyNotSpent = (
  attack: AttackOnTokens,
  tokens: readonly DefenseToken[],
  spent: readonly string[],
  { token: id, to, asCost = false }: Spending,
): TokenRefusal | null => {
  const token = tokens.find((one) => one.id === id);
  if (spent.includes(id)) return 'token-already-spent';
  if (!token || token.state === 'discarded') return 'discarded';
  if (attack.speed === 0) return 'speed-zero';
  if (attack.locked.includes(id)) return 'locked-by-accuracy';
  if (tokens.some((one) => one.type === token.type && spent.includes(one.id)))
    return 'type-already-spent';
  const { zone } = attack;
  const isApart = to && zone && !ADJACENT[zone].includes(to);
  return token.type === 'redirect' && !asCost && isApart ? 'zone-not-adjacent' : null;
};

/** A ship under attack. */
export interface ShipHit {
  readonly zone: Zone;
  readonly shields: Shields;
  /** Hull value less the damage cards that it holds. */
  readonly hullLeft: number;
}

/** Damage: shields of the zone first, then a card a point, until the last that it can take (AR-12). */
export const sufferedBy = (ship: ShipHit, { damage, critical, redirected }: AttackEnd) => {
  const shields = { ...ship.shields };
  let rest = damage;
  for (const { zone, points } of redirected) {
    shields[zone] -= points;
    rest -= points;
  }
  const absorbed = Math.min(rest, shields[ship.zone]);
  shields[ship.zone] -= absorbed;
  const cards = Math.min(ship.hullLeft, rest - absorbed);
  return {
    shields,
    cards,
    /** Critical Effects: the first card is dealt faceup. */
    faceup: critical && cards > 0,
    destroyed: cards >= ship.hullLeft,
  };
};
