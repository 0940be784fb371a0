import type { Role, ShipType } from './cards/terms';

/** Where a number, a modifier or a save comes from. */
export type Source =
  | { readonly of: 'card' }
  | { readonly of: 'old-card' }
  | { readonly of: 'role'; readonly role: Role }
  | { readonly of: 'ship-type'; readonly type: ShipType }
  | { readonly of: 'armaments' }
  | { readonly of: 'weapon'; readonly weapon: string }
  /** `from` is the card or rule that grants it, null where printed; `by` is the other piece that has it. */
  | {
      readonly of: 'keyword';
      readonly keyword: string;
      readonly from: string | null;
      readonly by: string | null;
    }
  /** An order, a commander or a flight group, on the piece itself or reaching it from another. */
  | { readonly of: 'effect'; readonly card: string }
  | { readonly of: 'terrain'; readonly terrain: string }
  | { readonly of: 'criticals'; readonly count: number }
  | { readonly of: 'exhausted'; readonly count: number }
  | { readonly of: 'penalty' }
  | { readonly of: 'evade' }
  | { readonly of: 'escape' }
  | { readonly of: 'mobile-bastions' }
  | { readonly of: 'limit' }
  | { readonly of: 'hand'; readonly text: string };

/** What a source does to a number. */
export type Change =
  | { readonly as: 'start'; readonly at: number }
  | { readonly as: 'add'; readonly by: number }
  | { readonly as: 'divide'; readonly by: number; readonly to: number }
  | { readonly as: 'limit'; readonly to: number }
  | { readonly as: 'range'; readonly min: number; readonly max: number }
  /** To both ends of a range. */
  | { readonly as: 'moves'; readonly min: number; readonly max: number }
  | { readonly as: 'any' }
  | { readonly as: 'hits-on'; readonly faces: readonly number[]; readonly hits: number };

/** One line of the answer to "why". */
export interface Line {
  readonly source: Source;
  readonly change: Change;
  readonly rule: string;
}

/** An answer with what led to it, in order. */
export interface Explained<Value> {
  readonly value: Value;
  readonly lines: readonly Line[];
}

/** A number that grows as rules add to it. */
export type Tally = Explained<number>;

export const NOTHING: Tally = { value: 0, lines: [] };

export const startAt = (at: number, source: Source, rule: string): Tally => ({
  value: at,
  lines: [{ source, change: { as: 'start', at }, rule }],
});

const told = (tally: Tally, value: number, line: Line): Tally => ({
  value,
  lines: [...tally.lines, line],
});

/** Nothing is no line. */
export const plus = (tally: Tally, by: number, source: Source, rule: string): Tally =>
  by === 0 ? tally : told(tally, tally.value + by, { source, change: { as: 'add', by }, rule });

/** Rounded up. */
export const divided = (tally: Tally, by: number, source: Source, rule: string): Tally => {
  const to = Math.ceil(tally.value / by);
  return told(tally, to, { source, change: { as: 'divide', by, to }, rule });
};

const limited = (tally: Tally, to: number, rule: string): Tally =>
  to === tally.value
    ? tally
    : told(tally, to, { source: { of: 'limit' }, change: { as: 'limit', to }, rule });

export const atMost = (tally: Tally, most: number, rule: string): Tally =>
  limited(tally, Math.min(tally.value, most), rule);

export const atLeast = (tally: Tally, least: number, rule: string): Tally =>
  limited(tally, Math.max(tally.value, least), rule);

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

/** A roll that stops an icon or a Direct Hit when it shows `upTo` or less. */
export interface Save {
  /** In the game's own term: `Armor`, `Ore Hull`. */
  readonly name: string;
  readonly upTo: number;
  readonly source: Source;
  readonly rule: string;
  /** How `upTo` came about, where it is more than a fixed number. */
  readonly why?: readonly Line[];
}

export const saveChance = (save: Save): number => save.upTo / 6;

/** 5F, 7C: each save is rolled, and one that succeeds is enough. */
export const stopChance = (saves: readonly Save[]): number =>
  1 - saves.reduce((through, save) => through * (1 - saveChance(save)), 1);
