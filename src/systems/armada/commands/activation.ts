import type { Rules } from '../rulings';
import type { ShipCommand, Spent } from '../terms';

export type ActivationStep =
  | { readonly step: 'to-token'; readonly discardIfOver?: ShipCommand | null }
  | ({ readonly step: ShipCommand } & Spent);

export type ActivationRefusal =
  'too-late' | 'already-resolved' | 'dial-not-available' | 'token-not-available';

/** Ship Activation, AR-21: when each is resolved; repair and squadron in either order. */
export const MOMENTS: Readonly<Record<ActivationStep['step'], number>> = {
  'to-token': 0,
  repair: 1,
  squadron: 1,
  'concentrate-fire': 2,
  navigate: 3,
};

/** An activation so far: dials, tokens and what was resolved. */
export interface Commanded {
  readonly commandValue: number;
  readonly dial: ShipCommand;
  readonly isDialSpent: boolean;
  readonly tokens: readonly ShipCommand[];
  readonly resolved: readonly ShipCommand[];
  readonly moment: number;
}

/** Commands: why a step cannot be taken; the first reason that applies. */
export const whyNotResolved = (
  now: Commanded,
  one: ActivationStep,
  order: Rules['command-moments'] = 'in-order',
): ActivationRefusal | null => {
  if (order === 'in-order' && MOMENTS[one.step] < now.moment) return 'too-late';
  if (one.step === 'to-token') return now.isDialSpent ? 'dial-not-available' : null;
  if (now.resolved.includes(one.step)) return 'already-resolved';
  if (one.dial && (now.isDialSpent || now.dial !== one.step)) return 'dial-not-available';
  return one.token && !now.tokens.includes(one.step) ? 'token-not-available' : null;
};

/** Command Tokens, AR-17, AR-18: a copy is given up at once; over the limit any one of them is. */
export const gainToken = (
  commandValue: number,
  tokens: readonly ShipCommand[],
  gain: ShipCommand,
  discardIfOver: ShipCommand | null,
  rules: Partial<Pick<Rules, 'token-over-limit' | 'token-copy'>> = {},
): { readonly tokens: readonly ShipCommand[]; readonly discarded: ShipCommand | null } => {
  if (tokens.includes(gain)) {
    const isFull = rules['token-copy'] === 'copy-and-one' && tokens.length >= commandValue;
    const goes = isFull ? (discardIfOver ?? tokens[0]) : null;
    return { tokens: tokens.filter((one) => one !== goes), discarded: gain };
  }
  const held = [...tokens, gain];
  if (held.length <= commandValue) return { tokens: held, discarded: null };
  const may = rules['token-over-limit'] === 'older-one' ? tokens : [gain, ...tokens];
  const discarded = may.find((one) => one === discardIfOver) ?? may[0] ?? gain;
  return { tokens: held.filter((one) => one !== discarded), discarded };
};

/** Commands, Squadron, AR-19: the value for a dial, one for a token, or both. */
export const squadronsActivated = (
  squadronValue: number,
  { dial, token }: Spent,
  together: Rules['dial-and-token'] = 'added',
): number => {
  if (dial && token && together === 'greater-one') return Math.max(1, squadronValue);
  return (dial ? squadronValue : 0) + (token ? 1 : 0);
};

/** Command Phase: as many dials as are missing. */
export const dialsToAssign = (commandValue: number, assigned: number): number =>
  Math.max(0, commandValue - assigned);
