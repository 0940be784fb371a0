import type { Line, Source } from './explain';

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
