import { MOST_LEVEL, SYSTEMS, type SystemName } from '../parts';
import { levelledIn, withCrew, withLevel, withPart } from './changes';
import { pointsIn } from './checkDesign';
import { placeFor, type Design } from './places';

type Bought = SystemName | 'crew';

/** What a captain wants most of: each gives more weight to some systems. */
export const AIMS = ['balanced', 'beams', 'torpedoes', 'shields', 'speed', 'power'] as const;
export type Aim = (typeof AIMS)[number];

/** What counts by its sum: two small ones do what a large one does. */
const SUMMED: readonly Bought[] = ['battery', 'generator', 'thruster', 'engine'];

/** What a system is worth in an even ship. */
const WORTH: Readonly<Record<Bought, number>> = {
  beam: 1.3,
  torpedo: 0.9,
  shield: 1.7,
  battery: 1,
  generator: 3.4,
  thruster: 1.7,
  engine: 1.7,
  crew: 1.9,
};

const MORE: Readonly<Record<Aim, Readonly<Partial<Record<Bought, number>>>>> = {
  balanced: {},
  beams: { beam: 1.7, torpedo: 0.4 },
  torpedoes: { torpedo: 2.4, beam: 0.5 },
  shields: { shield: 1.4 },
  speed: { engine: 2.2, thruster: 2 },
  power: { generator: 1.5, battery: 1.6, crew: 1.3 },
};

/** Each level adds less than the one before, and so does the second of a kind: ships turn out mixed. */
const worthOfKind = (system: Bought, levels: readonly number[]): number =>
  SUMMED.includes(system)
    ? Math.sqrt(levels.reduce((sum, level) => sum + level, 0))
    : [...levels]
        .sort((a, b) => b - a)
        .reduce((sum, level, rank) => sum + level ** 0.6 / (rank + 1) ** 0.4, 0);

const worthOf = (design: Design, aim: Aim): number => {
  const levels = new Map<Bought, readonly number[]>();
  for (const { system, level } of levelledIn(design))
    levels.set(system, [...(levels.get(system) ?? []), level]);
  return [...levels].reduce(
    (sum, [system, own]) =>
      sum + WORTH[system] * (MORE[aim][system] ?? 1) * worthOfKind(system, own),
    0,
  );
};

/** What a new part begins with, where there are points enough. */
const FIRST_LEVEL = 3;

/** Everything that one purchase can make of a design: a level more, or a new part or team. */
const oneMore = (design: Design, first: number): readonly Design[] => [
  ...levelledIn(design)
    .filter(({ level }) => level < MOST_LEVEL)
    .map((one) => withLevel(design, one, one.level + 1)),
  ...SYSTEMS.flatMap((system) => {
    const place = placeFor(design, system);
    return place === null ? [] : [withPart(design, system, first, place)];
  }),
  withCrew(design, first),
];

/** Bought one by one, each time what is worth most for its points, until nothing more can be paid. */
const filled = (design: Design, aim: Aim, points: number): Design => {
  const before = pointsIn(design);
  const worth = worthOf(design, aim);
  let best = { design, gain: 0 };
  const first = Math.max(1, Math.min(FIRST_LEVEL, points - before - 1));
  for (const next of oneMore(design, first)) {
    const cost = pointsIn(next) - before;
    const gain = (worthOf(next, aim) - worth) / cost;
    if (before + cost <= points && gain > best.gain) best = { design: next, gain };
  }
  return best.gain > 0 ? filled(best.design, aim, points) : design;
};

/** A design filled up: what was there stays, with levels that may have risen. */
export interface Suggestion {
  /** What it leans to, beside the aim. */
  readonly lean: Aim;
  readonly design: Design;
  readonly points: number;
}

const key = (design: Design): string => JSON.stringify(design);

/** Ways to spend what is left, leaning to the aim and a little to each other one; none comes twice. */
export function* suggestions(
  design: Design,
  aim: Aim,
  points: number,
): Generator<Suggestion, void, void> {
  const known = new Set([key(design)]);
  for (const lean of [aim, ...AIMS.filter((other) => other !== aim)]) {
    const left = points - pointsIn(design);
    const part = lean === aim ? design : filled(design, lean, points - Math.ceil(left / 2));
    const whole = filled(part, aim, points);
    if (known.has(key(whole))) continue;
    known.add(key(whole));
    yield { lean, design: whole, points: pointsIn(whole) };
  }
}

/** What a design has more of than another, each with its level before; null for what is new. */
export const addedTo = (
  before: Design,
  after: Design,
): readonly { readonly system: Bought; readonly from: number | null; readonly to: number }[] => {
  const old = levelledIn(before);
  return levelledIn(after).flatMap(({ of, at, system, level }) => {
    const from = old.find((one) => one.of === of && one.at === at)?.level ?? null;
    return from === level ? [] : [{ system, from, to: level }];
  });
};
