import type { Component } from '../cards';
import { costOf, type SystemName } from '../parts';
import { pointsIn, type Breach } from './checkDesign';
import { placeFor, type Design, type Place } from './places';

/** What a hand does to a design. */

export const withPart = (
  design: Design,
  system: SystemName,
  level: number,
  place: Place | null,
): Design => ({
  ...design,
  components: [...design.components, { system, level, section: place }],
});

const withComponent = (design: Design, at: number, change: Partial<Component>): Design => ({
  ...design,
  components: design.components.map((part, i) => (i === at ? { ...part, ...change } : part)),
});

export const moved = (design: Design, at: number, place: Place): Design =>
  withComponent(design, at, { section: place });

export const without = (design: Design, at: number): Design => ({
  ...design,
  components: design.components.filter((_, i) => i !== at),
});

export const withCrew = (design: Design, level: number): Design => ({
  ...design,
  crew: [...design.crew, level],
});

export const withoutCrew = (design: Design, at: number): Design => ({
  ...design,
  crew: design.crew.filter((_, i) => i !== at),
});

/** Anything with a level: a component, or a crew team. */
interface Levelled {
  readonly of: 'components' | 'crew';
  readonly at: number;
  readonly system: SystemName | 'crew';
  readonly level: number;
}

export const levelledIn = ({ components, crew }: Design): readonly Levelled[] => [
  ...components.map(({ system, level }, at): Levelled => ({ of: 'components', at, system, level })),
  ...crew.map((level, at): Levelled => ({ of: 'crew', at, system: 'crew', level })),
];

export const withLevel = (
  design: Design,
  { of, at }: Pick<Levelled, 'of' | 'at'>,
  level: number,
): Design =>
  of === 'components'
    ? withComponent(design, at, { level })
    : { ...design, crew: design.crew.map((own, i) => (i === at ? level : own)) };

/** One point or two less: a level off the highest, or, where all are at 1, the last part or team out. */
const oneLess = (design: Design, over: number): Design => {
  const lowered = levelledIn(design)
    .filter(({ level }) => level > 1)
    .map((one) => ({
      one,
      saves: costOf(one.system, one.level) - costOf(one.system, one.level - 1),
    }))
    .sort(
      (a, b) => Number(a.saves > over) - Number(b.saves > over) || b.one.level - a.one.level,
    )[0];
  if (lowered) return withLevel(design, lowered.one, lowered.one.level - 1);
  const { components, crew } = design;
  return crew.length > components.length
    ? withoutCrew(design, crew.length - 1)
    : without(design, components.length - 1);
};

/** Levels off until it costs no more than so many points. */
export const trimmedTo = (design: Design, points: number): Design => {
  const over = pointsIn(design) - points;
  return over <= 0 ? design : trimmedTo(oneLess(design, over), points);
};

/** What mends a breach: levels off, another section for a part, or the part out where none has room. */
export type Remedy =
  | { readonly does: 'trim' | 'remove'; readonly design: Design }
  | { readonly does: 'move'; readonly design: Design; readonly place: Place };

export const remedyFor = (design: Design, breach: Breach, points: number): Remedy => {
  if (breach.id === 'over-points') return { does: 'trim', design: trimmedTo(design, points) };
  const at = 'parts' in breach ? (breach.parts.at(-1) ?? 0) : breach.at;
  const system = design.components[at]?.system;
  const place = system === undefined ? null : placeFor(design, system, at);
  return place === null
    ? { does: 'remove', design: without(design, at) }
    : { does: 'move', design: moved(design, at, place), place };
};
