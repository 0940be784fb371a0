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
