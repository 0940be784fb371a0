import type { ShipCommand, Spent } from '../terms';

/** Command Tokens, AR-17, AR-18: a copy is given up at once; over the limit any one of them is. */
export const gainToken = (
  commandValue: number,
  tokens: readonly ShipCommand[],
  gain: ShipCommand,
  discardIfOver: ShipCommand | null,
  goes: 'any-one' | 'older-one' = 'any-one',
): { readonly tokens: readonly ShipCommand[]; readonly discarded: ShipCommand | null } => {
  if (tokens.includes(gain)) return { tokens, discarded: gain };
  const held = [...tokens, gain];
  if (held.length <= commandValue) return { tokens: held, discarded: null };
  const may = goes === 'any-one' ? [gain, ...tokens] : tokens;
  const discarded = may.find((one) => one === discardIfOver) ?? may[0] ?? gain;
  return { tokens: held.filter((one) => one !== discarded), discarded };
};

/** Commands, Squadron, AR-19: the value for a dial, one for a token, or both. */
export const squadronsActivated = (squadronValue: number, { dial, token }: Spent): number =>
  (dial ? squadronValue : 0) + (token ? 1 : 0);

/** Command Phase: as many dials as are missing. */
export const dialsToAssign = (commandValue: number, assigned: number): number =>
  Math.max(0, commandValue - assigned);
