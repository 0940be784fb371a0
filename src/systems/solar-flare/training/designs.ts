import type { Component, DesignCard } from '../cards';
import type { Place } from '../design/places';
import type { SystemName } from '../parts';

type Fitted = Readonly<Partial<Record<Place, readonly (readonly [SystemName, number])[]>>>;

const design = (
  code: string,
  name: string,
  fitted: Fitted,
  crew: readonly number[],
): DesignCard => ({
  kind: 'design',
  code,
  name,
  components: Object.entries(fitted).flatMap(([place, parts]) =>
    parts.map(([system, level]): Component => ({
      system,
      level,
      // The keys of a table of sections are sections.
      section: place as Place,
    })),
  ),
  crew,
});

/** Invented ships of 80 points, each with a character of its own. */
export const TRAINING_DESIGNS: readonly DesignCard[] = [
  design(
    'KEEL',
    'Even Keel',
    {
      1: [
        ['beam', 4],
        ['shield', 3],
      ],
      2: [
        ['beam', 4],
        ['shield', 2],
      ],
      3: [
        ['thruster', 3],
        ['shield', 2],
      ],
      4: [
        ['engine', 4],
        ['shield', 1],
      ],
      5: [
        ['thruster', 2],
        ['shield', 2],
      ],
      6: [
        ['torpedo', 4],
        ['shield', 2],
      ],
      core: [
        ['generator', 6],
        ['battery', 3],
      ],
    },
    [4, 3, 3, 2, 2],
  ),
  design(
    'ANVIL',
    'Anvil Song',
    {
      1: [
        ['beam', 6],
        ['shield', 4],
      ],
      2: [
        ['beam', 5],
        ['shield', 3],
      ],
      3: [['thruster', 3]],
      4: [['engine', 3]],
      6: [
        ['beam', 5],
        ['shield', 3],
      ],
      core: [
        ['generator', 6],
        ['battery', 4],
      ],
    },
    [5, 4, 4, 3, 2],
  ),
  design(
    'TIDE',
    'Low Tide',
    {
      1: [
        ['torpedo', 6],
        ['torpedo', 5],
      ],
      2: [
        ['torpedo', 6],
        ['shield', 2],
      ],
      3: [['engine', 5]],
      4: [['shield', 1]],
      5: [['thruster', 3]],
      6: [
        ['torpedo', 5],
        ['shield', 2],
      ],
      core: [
        ['generator', 6],
        ['battery', 3],
      ],
    },
    [3, 3, 3, 3, 3],
  ),
  design(
    'LANTERN',
    'Stone Lantern',
    {
      1: [
        ['beam', 4],
        ['shield', 5],
      ],
      2: [
        ['torpedo', 3],
        ['shield', 5],
      ],
      3: [
        ['thruster', 2],
        ['shield', 3],
      ],
      4: [
        ['engine', 2],
        ['shield', 2],
      ],
      5: [
        ['battery', 4],
        ['shield', 3],
      ],
      6: [
        ['beam', 3],
        ['shield', 5],
      ],
      core: [['generator', 5]],
    },
    [6, 5, 3],
  ),
  design(
    'SPARROW',
    'Quick Sparrow',
    {
      1: [
        ['beam', 5],
        ['shield', 3],
      ],
      2: [['shield', 2]],
      3: [
        ['engine', 5],
        ['thruster', 4],
      ],
      4: [
        ['engine', 6],
        ['beam', 3],
      ],
      5: [['thruster', 5]],
      6: [['shield', 2]],
      core: [
        ['generator', 6],
        ['battery', 3],
      ],
    },
    [6, 5, 4, 1],
  ),
  design(
    'WATCH',
    'Patient Watch',
    {
      1: [
        ['beam', 5],
        ['shield', 4],
      ],
      2: [
        ['beam', 4],
        ['shield', 3],
      ],
      3: [
        ['thruster', 4],
        ['torpedo', 4],
      ],
      4: [
        ['beam', 3],
        ['shield', 2],
      ],
      5: [
        ['battery', 3],
        ['shield', 2],
      ],
      6: [
        ['beam', 4],
        ['shield', 3],
      ],
      core: [['generator', 6]],
    },
    [5, 4, 3],
  ),
];
