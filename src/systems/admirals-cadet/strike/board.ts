import { afterCritical, afterHit, guardOf, type Fate, type Standing } from './damage';
import type { TargetSpec } from './targetSpec';

/** Every standing that the target can come to has a place; the first is its loss. */
export const LOST = 0;
export const NONE = -1;

/** Places next to each other: from, and up to but not with. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Ships that are crippled or not, and have their orders or not; those without boxes come first. */
export interface Part extends Span {
  readonly crippled: boolean;
  readonly orders: number;
}

/** Where one icon leads from each place: past everything, or onto a box. */
interface Ways {
  readonly through: Int32Array;
  readonly boxed: Int32Array;
}

type Target = Omit<TargetSpec, 'stopped'>;

export interface Board {
  readonly target: Target;
  readonly size: number;
  /** Each at its place less one. */
  readonly standings: readonly Standing[];
  readonly placeOf: (fate: Fate) => number;
  /** The worse come later. */
  readonly parts: readonly Part[];
  readonly ways: Readonly<Record<'hit' | 'critical', Ways>>;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** Critical Hits: only they cripple, and only one on a Super Heavy costs orders, before it cripples. */
const partsOf = ({ role, crippled, orders, hull, shields }: Target): readonly Part[] => {
  const isSuper = role === 'Super Heavy';
  const bare = isSuper ? 0 : orders;
  const flags = [
    ...(isSuper && orders > 0 ? [{ crippled, orders }] : []),
    { crippled, orders: bare },
    ...((isSuper || role === 'Heavy') && !crippled ? [{ crippled: true, orders: bare }] : []),
  ];
  const size = (shields + 1) * hull;
  return flags.map((flag, at) => ({ ...flag, from: 1 + at * size, to: 1 + (at + 1) * size }));
};

const waysOf = (
  { role, blocksCriticals, shielding }: Target,
  { standings, placeOf }: Pick<Board, 'standings' | 'placeOf'>,
  icon: 'hit' | 'critical',
): Ways => {
  const mayBlock = shielding !== 'never' && (icon === 'hit' || blocksCriticals);
  const through = new Int32Array(standings.length + 1);
  const boxed = new Int32Array(standings.length + 1).fill(NONE);
  for (const [at, ship] of standings.entries()) {
    through[at + 1] = placeOf(icon === 'hit' ? afterHit(ship) : afterCritical(role, ship));
    if (mayBlock && ship.shields > 0)
      boxed[at + 1] = placeOf({ ...ship, shields: ship.shields - 1 });
  }
  return { through, boxed };
};

/** Everything that attacks can leave of a target. */
export const boardOf = (target: Target): Board => {
  const { hull, shields } = target;
  const parts = partsOf(target);
  const standings = parts.flatMap(({ crippled, orders }) =>
    upTo(shields).flatMap((boxes) =>
      upTo(hull - 1).map((lower) => ({ hull: lower + 1, shields: boxes, crippled, orders })),
    ),
  );
  const placeOf = (fate: Fate): number => {
    if (fate === null) return LOST;
    const part = parts.find(
      ({ crippled, orders }) => crippled === fate.crippled && orders === fate.orders,
    );
    return (part?.from ?? 1) + fate.shields * hull + fate.hull - 1;
  };
  const places = { standings, placeOf };
  return {
    target,
    size: standings.length + 1,
    ...places,
    parts,
    ways: { hit: waysOf(target, places, 'hit'), critical: waysOf(target, places, 'critical') },
  };
};

/** What one icon does from each place while an attack is resolved; `stop` is for Armor and Flak. */
export interface Moves extends Ways, Span {
  readonly stop: Float64Array;
}

/** What an attack on a ship of one part does: a Hit neither cripples nor costs orders, a Critical Hit may do both. */
export const movesOf = (
  { parts, ways, size }: Board,
  part: Part,
  stopped: TargetSpec['stopped'],
): Readonly<Record<'hit' | 'critical', Moves>> => {
  const stop = new Float64Array(size);
  for (const one of parts) stop.fill(stopped[guardOf(part, one)], one.from, one.to);
  const { from, to } = part;
  return {
    hit: { ...ways.hit, stop, from, to },
    critical: { ...ways.critical, stop, from, to: size },
  };
};
