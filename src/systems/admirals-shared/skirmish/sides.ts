/** The two of a skirmish. */
export const SIDES = ['active', 'opposing'] as const;
export type SkirmishSide = (typeof SIDES)[number];

export const otherSide = (side: SkirmishSide): SkirmishSide =>
  side === 'active' ? 'opposing' : 'active';

export type BySide<Value> = Readonly<Record<SkirmishSide, Value>>;
