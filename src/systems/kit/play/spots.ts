import type { GameEvent, ShipId, SubjectId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import * as hexes from '../../../core/hex/hex';
import { markSet, wordOf } from './marks';

/**
 * Where pieces stand, as far as the table has said and moves were recorded. A strike that says where its target is puts
 * both on one map; a move that is recorded takes its piece along, and whatever may have moved it otherwise takes it off.
 */
export interface Spot {
  readonly place: Place;
  /** Two pieces on one map know of each other. */
  readonly map: string;
}

/** The mark that holds it. */
export const WHERE = 'where';

const makeSpot = ({ place: { hex, facing }, map }: Spot): string =>
  [hex.q, hex.r, facing, map].join(',');

const parseSpot = (text: string): Spot | null => {
  const [, q, r, facing, map] = /^(-?\d{1,3}),(-?\d{1,3}),([0-5]),(.+)$/.exec(text) ?? [];
  if (map === undefined) return null;
  return {
    place: { hex: { q: Number(q), r: Number(r) }, facing: hexes.sideAt(Number(facing)) },
    map,
  };
};

export const spotOf = (state: GameState, piece: SubjectId): Spot | null =>
  parseSpot(wordOf(state, piece, WHERE) ?? '');

/** A place as it is seen from another, whose hex is the origin and whose fore is up. */
export const seenFrom = (from: Place, { hex, facing }: Place): Place => ({
  hex: hexes.turnHex(hexes.subtract(hex, from.hex), -from.facing),
  facing: hexes.sideAt(facing - from.facing),
});

/** The same two pieces as seen from the other. */
export const reversed = ({ hex, facing }: Place): Place => ({
  hex: hexes.turnHex(hexes.subtract(hexes.ORIGIN, hex), -facing),
  facing: hexes.sideAt(-facing),
});

/** A place that is seen so from another. */
export const placeSeen = (from: Place, { hex, facing }: Place): Place => ({
  hex: hexes.add(from.hex, hexes.turnHex(hex, from.facing)),
  facing: hexes.sideAt(from.facing + facing),
});

/** Where the other stands as seen from a piece; null where what happened since has made that unknown. */
export const placeBetween = (state: GameState, from: ShipId, other: ShipId): Place | null => {
  const own = spotOf(state, from);
  const theirs = spotOf(state, other);
  if (own === null || theirs === null || own.map !== theirs.map) return null;
  const seen = seenFrom(own.place, theirs.place);
  return hexes.isSameHex(seen.hex, hexes.ORIGIN) ? null : seen;
};

export const put = (piece: SubjectId, spot: Spot, rule: string): GameEvent =>
  markSet(piece, WHERE, makeSpot(spot), rule);

/** What has left stays as it was. */
export const isPresent = ({ ships }: GameState, piece: SubjectId): boolean =>
  (ships[piece]?.left ?? null) === null;

/** All that is on a map: ships, and what lies about. */
export const onMap = (state: GameState, map: string): readonly (readonly [SubjectId, Spot])[] =>
  Object.keys(state.holders).flatMap((piece) => {
    const spot = isPresent(state, piece) ? spotOf(state, piece) : null;
    return spot?.map === map ? [[piece, spot] as const] : [];
  });

/** A map that nobody is on. */
const newMap = (state: GameState, ship: ShipId): string => {
  const names = [ship, `${ship}'`, `${ship}''`];
  return names.find((map) => onMap(state, map).length === 0) ?? `${ship}'''`;
};

/** Where a piece begins a map of its own. */
export const firstSpot = (state: GameState, piece: ShipId): Spot => ({
  place: { hex: hexes.ORIGIN, facing: 0 },
  map: newMap(state, piece),
});

/** The attacker sees its target there. Who is on the map of the target comes along, where that is another one. */
export const seenThere = (
  state: GameState,
  attacker: ShipId,
  target: ShipId,
  stands: Place,
  rule: string,
): readonly GameEvent[] => {
  if (![attacker, target].every((piece) => isPresent(state, piece))) return [];
  const known = spotOf(state, attacker);
  const theirs = spotOf(state, target);
  if (known === null && theirs !== null)
    return [put(attacker, { ...theirs, place: placeSeen(theirs.place, reversed(stands)) }, rule)];
  const own = known ?? firstSpot(state, attacker);
  const place = placeSeen(own.place, stands);
  const others =
    theirs === null || theirs.map === own.map
      ? []
      : onMap(state, theirs.map).filter(([ship]) => ship !== target);
  return [
    ...(known === null ? [put(attacker, own, rule)] : []),
    put(target, { place, map: own.map }, rule),
    ...others.map(([ship, spot]) => {
      const seen = seenFrom(theirs?.place ?? spot.place, spot.place);
      return put(ship, { place: placeSeen(place, seen), map: own.map }, rule);
    }),
  ];
};

/** How a piece has moved: turned by so many sixths clockwise, then so many hexes ahead. */
export interface Going {
  readonly turned: number;
  readonly ahead: number;
}

/** Where a move leads, seen from where it began. */
const aheadOf = ({ turned, ahead }: Going): Place => {
  const facing = hexes.sideAt(turned);
  let hex = hexes.ORIGIN;
  for (let step = 0; step < ahead; step += 1) hex = hexes.neighbour(hex, facing);
  return { hex, facing };
};

/** What is known of where a piece stands once it is there, seen from where it was; nothing where nobody knows. */
export const goneTo = (state: GameState, ship: ShipId, to: Place | null, rule: string) => {
  const spot = isPresent(state, ship) ? spotOf(state, ship) : null;
  if (spot === null) return [];
  return to === null
    ? [markSet(ship, WHERE, 0, rule)]
    : [put(ship, { ...spot, place: placeSeen(spot.place, to) }, rule)];
};

/** What is known of where a piece stands after such a move. */
export const gone = (state: GameState, ship: ShipId, going: Going | null, rule: string) =>
  goneTo(state, ship, going && aheadOf(going), rule);
