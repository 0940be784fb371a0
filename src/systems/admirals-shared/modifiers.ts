import type { Source } from './explain';

/** What a rule adds to every die of a roll. */
export interface Modifier {
  readonly value: number;
  readonly source: Source;
  readonly rule: string;
}

export const MOST_ADDED = 2;
export const MOST_TAKEN = -1;

export interface ModifierSum {
  /** `idle` where the limits make no difference of it: without it the dice would read the same. */
  readonly modifiers: readonly (Modifier & { readonly idle: boolean })[];
  readonly sum: number;
  /** What the dice really change by. */
  readonly applied: number;
  /** How much of the sum the limits waste: above 0 over the upper one, below 0 under the lower. */
  readonly wasted: number;
}

/** 1A-01 I: no die rises by more than 2 or falls by more than 1. */
export const limitModifier = (sum: number): number =>
  Math.max(MOST_TAKEN, Math.min(MOST_ADDED, sum));

/** 1A-01 II: all modifiers are added up first, then the limits hold once. */
export const sumModifiers = (modifiers: readonly Modifier[]): ModifierSum => {
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const applied = limitModifier(sum);
  return {
    modifiers: modifiers.map((one) => ({
      ...one,
      idle: limitModifier(sum - one.value) === applied,
    })),
    sum,
    applied,
    wasted: sum - applied,
  };
};
