import type { Modifier, ModifierSum, Source } from '../../src/systems/admirals-shared/explain';

/** A kind of case: what is given, in, and the app's answer, in the case's own words, out. */
export type Kind = (given: never) => unknown;

export const copies = <Value>(count: number, make: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const byHand = (value: number): Modifier => ({
  value,
  source: { of: 'hand', text: '' },
  rule: 'given',
});

/** A source in the words of the cases. */
const sourceName = (source: Source): string => {
  if (source.of === 'weapon') return 'Weapon';
  if (source.of === 'effect') return 'Order';
  if (source.of === 'keyword') return source.keyword;
  if (source.of === 'terrain') return source.terrain;
  return source.of === 'mobile-bastions' ? 'Mobile Bastions' : source.of;
};

/** Modifiers as the cases tell them: each with its source, their sum, and what of it counts. */
export const toldModifiers = ({ modifiers, sum, applied }: ModifierSum) => ({
  sources: modifiers.map(({ source, value }) => [sourceName(source), value]),
  sum,
  applied,
});
