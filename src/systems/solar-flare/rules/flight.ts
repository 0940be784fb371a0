import { neighbour, sideAt, type Hex } from '../../../core/hex/hex';
import type { Outer } from '../parts';
import { isSolidAt, sideOf, type SpaceObject, type Stand } from './space';

/** Torpedo Targeting: each round anew (ruling torpedo-per-round). */
export const TORPEDO_POINTS = 6;
export const TORPEDO_TURNS = 2;

/** Torpedo Targeting: next to its section, facing away; null where something solid is (ruling launch-needs-room). */
export const launchFrom = (
  { facing, ...hex }: Stand,
  section: Outer,
  objects: readonly SpaceObject[],
): Stand | null => {
  const away = sideOf(section, facing);
  const at = neighbour(hex, away);
  return isSolidAt(objects, at) ? null : { ...at, facing: away };
};

interface Flown extends Stand {
  readonly points: number;
  readonly turns: number;
}

const nameOf = ({ q, r, facing }: Stand): string => `${q},${r},${facing}`;

/** Torpedo Targeting: a step ahead, or a face to either side. */
const nextFrom = (
  { points, turns, ...stand }: Flown,
  objects: readonly SpaceObject[],
): readonly Flown[] => {
  if (points === 0) return [];
  const ahead = neighbour(stand, stand.facing);
  return [
    ...(isSolidAt(objects, ahead)
      ? []
      : [{ ...ahead, facing: stand.facing, points: points - 1, turns }]),
    ...(turns === 0 ? [] : [-1, 1]).map((by) => ({
      ...stand,
      facing: sideAt(stand.facing + by),
      points: points - 1,
      turns: turns - 1,
    })),
  ];
};

/** Where one round of flight can end, points left unspent or not. */
const oneRound = (starts: readonly Stand[], objects: readonly SpaceObject[]): readonly Stand[] => {
  const met = new Set<string>();
  const ends = new Map<string, Stand>();
  const open: Flown[] = starts.map((stand) => ({
    ...stand,
    points: TORPEDO_POINTS,
    turns: TORPEDO_TURNS,
  }));
  for (let one = open.pop(); one; one = open.pop()) {
    const { points, turns, ...stand } = one;
    const name = `${nameOf(stand)},${points},${turns}`;
    if (met.has(name)) continue;
    met.add(name);
    ends.set(nameOf(stand), stand);
    open.push(...nextFrom(one, objects));
  }
  return [...ends.values()];
};

export interface Reach {
  readonly launch: Stand | null;
  /** Each hex and facing once. */
  readonly ends: readonly Stand[];
}

/** Torpedo Targeting: where a torpedo can be after so many rounds. */
export const torpedoReach = (
  ship: Stand,
  section: Outer,
  rounds: number,
  objects: readonly SpaceObject[],
): Reach => {
  const launch = launchFrom(ship, section, objects);
  let ends: readonly Stand[] = launch ? [launch] : [];
  for (let round = 0; round < rounds; round += 1) ends = oneRound(ends, objects);
  return { launch, ends };
};

export const hexCount = (ends: readonly Hex[]): number =>
  new Set(ends.map(({ q, r }) => `${q},${r}`)).size;
