import { ADJACENT, type DefenseToken, type Range, type TokenType, type Zone } from '../terms';

export type TokenRefusal =
  | 'token-already-spent'
  | 'discarded'
  | 'speed-zero'
  | 'locked-by-accuracy'
  | 'type-already-spent'
  | 'zone-not-adjacent';

/** Defense Tokens: an evade cancels at long range, rerolls at medium, and does nothing nearer (AR-08). */
export const evadeAt = (range: Range): 'cancel-one-die' | 'reroll-one-die' | 'none' => {
  if (range === 'long') return 'cancel-one-die';
  return range === 'medium' ? 'reroll-one-die' : 'none';
};

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
