import { isDestroyedBy, shieldsOf, withCard, withShields, type Repaired } from '../commands/repair';
import type { Rules } from '../rulings';
import type { Zone } from '../terms';

export type Obstacle =
  | { readonly type: 'asteroid-field' }
  | { readonly type: 'debris-field'; readonly zone: Zone }
  | { readonly type: 'station'; readonly discard: 'faceup' | 'facedown' | null };

export type ObstacleType = Obstacle['type'];

/** What a ship would stand on at the end of a course. */
export interface Position {
  readonly ships: readonly string[];
  readonly squadrons: readonly string[];
  /** In the order in which its owner resolves them. */
  readonly obstacles: readonly Obstacle[];
  readonly outside: 'none' | 'dial-frame' | 'base';
}

export interface MovingShip extends Repaired {
  readonly hull: number;
  readonly speed: number;
}

export interface OtherShip {
  readonly hull: number;
  readonly damageCards: number;
  readonly distance: number;
}

const NOWHERE: Position = { ships: [], squadrons: [], obstacles: [], outside: 'none' };

/** Overlapping: a speed less for every place where another ship is, down to staying in place. */
const endOf = (speed: number, positions: Readonly<Record<string, Position>>) => {
  const overlapped: string[] = [];
  for (let at = speed; ; at -= 1) {
    const position = positions[String(at)] ?? NOWHERE;
    overlapped.push(...position.ships);
    if (position.ships.length === 0 || at <= 0)
      return { at: Math.max(0, at), position, overlapped };
  }
};

/** Overlapping, AR-38: the nearest of all that were overlapped at any speed tried. */
const nearestOf = (
  ids: readonly string[],
  others: Readonly<Record<string, OtherShip>>,
): string | null => {
  const far = (id: string): number => others[id]?.distance ?? Infinity;
  return [...new Set(ids)].sort((one, other) => far(one) - far(other))[0] ?? null;
};

/** Damage: a point on a zone, on its shields or as a card face down. */
const withPoint = (ship: Repaired, zone: Zone): Repaired =>
  ship.zones[zone].shields === 0
    ? withCard(ship, 'facedown', 1)
    : { ...ship, zones: withShields(ship.zones, zone, -1) };

const DEBRIS_DAMAGE = 2;

/** Obstacles: what each type does to a ship. */
export const afterObstacle = (ship: Repaired, obstacle: Obstacle, hull: number): Repaired => {
  switch (obstacle.type) {
    case 'asteroid-field':
      return withCard(ship, 'faceup', 1);
    case 'debris-field': {
      let now = ship;
      for (let left = DEBRIS_DAMAGE; left > 0 && !isDestroyedBy(hull, now.damageCards); left -= 1)
        now = withPoint(now, obstacle.zone);
      return now;
    }
    case 'station': {
      const { discard } = obstacle;
      const has = discard !== null && ship.damageCards[discard] > 0;
      return has ? withCard(ship, discard, -1) : ship;
    }
  }
};

/** Obstacles, in the order of their owner, until the ship is destroyed. */
const throughObstacles = (ship: Repaired, obstacles: readonly Obstacle[], hull: number) => {
  let now = ship;
  const resolved: ObstacleType[] = [];
  for (const obstacle of obstacles) {
    if (isDestroyedBy(hull, now.damageCards)) break;
    now = afterObstacle(now, obstacle, hull);
    resolved.push(obstacle.type);
  }
  return { now, resolved };
};

const NOTHING_ELSE = { collidedWith: null, other: null, squadronsPlaced: [], obstacles: [] };

/** Overlapping, AR-40: a card each for the two ships that collided. */
const collisionOf = (id: string | null, others: Readonly<Record<string, OtherShip>>) => {
  const struck = others[id ?? ''];
  const damageCards = (struck?.damageCards ?? 0) + 1;
  return struck ? { damageCards, destroyed: damageCards >= struck.hull } : null;
};

/** Ship Movement 2; Overlapping; Obstacles; Destroyed Ships and Squadrons; AR-39: only where it ends counts. */
export const endManeuver = (
  ship: MovingShip,
  positions: Readonly<Record<string, Position>>,
  others: Readonly<Record<string, OtherShip>>,
  rules: Partial<Pick<Rules, 'collision-before-obstacles'>> = {},
) => {
  const { at, position, overlapped } = endOf(ship.speed, positions);
  const told = { movedAt: at, speedDial: ship.speed };
  const unhurt = { shields: shieldsOf(ship.zones), damageCards: ship.damageCards };
  if (position.outside === 'base')
    return { ...told, ...NOTHING_ELSE, ...unhurt, destroyed: true, by: 'outside' as const };
  const collidedWith = nearestOf(overlapped, others);
  const collided = (before: Repaired): Repaired =>
    collidedWith === null || isDestroyedBy(ship.hull, before.damageCards)
      ? before
      : withCard(before, 'facedown', 1);
  const isLast = rules['collision-before-obstacles'] === 'obstacles-first';
  const begun = isLast ? ship : collided(ship);
  const { now: passed, resolved } = throughObstacles(begun, position.obstacles, ship.hull);
  const now = isLast ? collided(passed) : passed;
  const destroyed = isDestroyedBy(ship.hull, now.damageCards);
  return {
    ...told,
    collidedWith,
    other: collisionOf(collidedWith, others),
    squadronsPlaced: position.squadrons,
    obstacles: resolved,
    shields: shieldsOf(now.zones),
    damageCards: now.damageCards,
    destroyed,
    by: destroyed ? ('damage' as const) : null,
  };
};

export interface MovedSquadron {
  readonly how: 'moved' | 'placed';
  readonly hull: number;
  readonly maxHull: number;
  readonly obstacles: readonly ObstacleType[];
  readonly outside: 'none' | 'slider' | 'base';
}

/** Obstacles, AR-41; Overlapping: a station helps a squadron that moved there, up to its full hull. */
export const endSquadronMove = ({ how, hull, maxHull, obstacles, outside }: MovedSquadron) => {
  if (outside === 'base') return { hull, destroyed: true };
  const stations = obstacles.filter((type) => type === 'station').length;
  return { hull: how === 'moved' ? Math.min(maxHull, hull + stations) : hull, destroyed: false };
};
