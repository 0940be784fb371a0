import type { GameEvent, ShipId, TeamId } from '../../../core/game/events';
import { record, type Game } from '../../../core/game/game';
import type { GameState } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import {
  add,
  isSameHex,
  neighbour,
  ORIGIN,
  sideAt,
  subtract,
  turnHex,
} from '../../../core/hex/hex';
import { markSet } from '../../kit/play/marks';
import { wordOf } from '../../kit/play/reading';
import { LASTING_MARKS, nearMark } from './names';
import type { AnyStrikeAim } from './commands';
import { parseNear, reversed, standsKept } from './stands';

/**
 * Where pieces stand, as far as the table has said and moves were recorded. A strike that says where its target is puts
 * both on one map; a move that is recorded takes its piece along, and whatever may have moved it otherwise takes it off.
 */
interface Spot {
  readonly place: Place;
  /** Two pieces on one map know of each other. */
  readonly map: string;
}

const { where: WHERE } = LASTING_MARKS;

const makeSpot = ({ place: { hex, facing }, map }: Spot): string =>
  [hex.q, hex.r, facing, map].join(',');

const parseSpot = (text: string): Spot | null => {
  const [, q, r, facing, map] = /^(-?\d{1,3}),(-?\d{1,3}),([0-5]),(.+)$/.exec(text) ?? [];
  if (map === undefined) return null;
  return { place: { hex: { q: Number(q), r: Number(r) }, facing: sideAt(Number(facing)) }, map };
};

const spotOf = (state: GameState, ship: ShipId): Spot | null =>
  parseSpot(wordOf(state, ship, WHERE) ?? '');

/** A place as it is seen from another, whose hex is the origin and whose fore is up. */
const seenFrom = (from: Place, { hex, facing }: Place): Place => ({
  hex: turnHex(subtract(hex, from.hex), -from.facing),
  facing: sideAt(facing - from.facing),
});

/** A place that is seen so from another. */
const placeSeen = (from: Place, { hex, facing }: Place): Place => ({
  hex: add(from.hex, turnHex(hex, from.facing)),
  facing: sideAt(from.facing + facing),
});

/** Where the other stands as seen from a piece; null where what happened since has made that unknown. */
export const placeBetween = (state: GameState, from: ShipId, other: ShipId): Place | null => {
  const own = spotOf(state, from);
  const theirs = spotOf(state, other);
  if (own === null || theirs === null || own.map !== theirs.map) return null;
  const seen = seenFrom(own.place, theirs.place);
  return isSameHex(seen.hex, ORIGIN) ? null : seen;
};

const put = (ship: ShipId, spot: Spot, rule: string): GameEvent =>
  markSet(ship, WHERE, makeSpot(spot), rule);

/** What has left stays as it was. */
const present = ({ ships }: GameState): readonly ShipId[] =>
  Object.values(ships)
    .filter(({ left }) => left === null)
    .map(({ id }) => id);

const onMap = (state: GameState, map: string): readonly (readonly [ShipId, Spot])[] =>
  present(state).flatMap((ship) => {
    const spot = spotOf(state, ship);
    return spot?.map === map ? [[ship, spot] as const] : [];
  });

/** A map that nobody is on. */
const newMap = (state: GameState, ship: ShipId): string => {
  const names = [ship, `${ship}'`, `${ship}''`];
  return names.find((map) => onMap(state, map).length === 0) ?? `${ship}'''`;
};

/** The attacker sees its target there. Who is on the map of the target comes along, where that is another one. */
const seenThere = (
  state: GameState,
  attacker: ShipId,
  target: ShipId,
  stands: Place,
  rule: string,
): readonly GameEvent[] => {
  if (![attacker, target].every((ship) => present(state).includes(ship))) return [];
  const known = spotOf(state, attacker);
  const theirs = spotOf(state, target);
  if (known === null && theirs !== null)
    return [put(attacker, { ...theirs, place: placeSeen(theirs.place, reversed(stands)) }, rule)];
  const own = known ?? { place: { hex: ORIGIN, facing: 0 }, map: newMap(state, attacker) };
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

/** What is known of where a piece stands after it has moved; nothing any more where nobody knows how. */
export const gone = (
  state: GameState,
  ship: ShipId,
  going: Going | null,
  rule: string,
): readonly GameEvent[] => {
  const spot = present(state).includes(ship) ? spotOf(state, ship) : null;
  if (spot === null) return [];
  if (going === null) return [markSet(ship, WHERE, 0, rule)];
  const facing = sideAt(spot.place.facing + going.turned);
  let { hex } = spot.place;
  for (let step = 0; step < going.ahead; step += 1) hex = neighbour(hex, facing);
  return [put(ship, { ...spot, place: { hex, facing } }, rule)];
};

/** Who was near a piece that has moved since, or near whom it was: nobody knows. */
const nearLost = (state: GameState, moved: ShipId, rule: string): readonly GameEvent[] =>
  present(state).flatMap((ship) =>
    Object.entries(state.holders[ship]?.marks ?? {}).flatMap(([mark, near]) => {
      if (!mark.startsWith(nearMark(''))) return [];
      const isAbout =
        ship === moved ||
        mark === nearMark(moved) ||
        parseNear(String(near)).some((one) => one.ship === moved);
      return isAbout ? [markSet(ship, mark, 0, rule)] : [];
    }),
  );

/** Games from before places were followed stay as they are. */
const isFollowed = ({ ships, holders }: GameState): boolean =>
  Object.values(ships).some(
    ({ team }) => holders[team]?.marks[LASTING_MARKS.aimedAt] !== undefined,
  );

/** Nobody knows any more where these stand. */
export const lost = <Some extends Game>(
  game: Some,
  ships: readonly ShipId[],
  rule: string,
): Some =>
  isFollowed(game.state)
    ? record(
        game,
        ...ships.flatMap((ship) => [
          ...gone(game.state, ship, null, rule),
          ...nearLost(game.state, ship, rule),
        ]),
      )
    : game;

/** What a strike says of where its target is, and whom its team aims at. */
export const aimKept = <Some extends Game>(
  game: Some,
  {
    attacker,
    target,
    stands,
    followed,
  }: Pick<AnyStrikeAim, 'attacker' | 'target' | 'stands' | 'followed'>,
  rule: string,
): Some => {
  const { state } = game;
  const team = state.ships[attacker]?.team;
  const kept = stands ? standsKept(state, attacker, target, stands, rule) : [];
  if (followed !== true) return record(game, ...kept);
  const seen = stands ? seenThere(state, attacker, target, stands, rule) : [];
  const aimed =
    team === undefined
      ? []
      : [markSet(team, LASTING_MARKS.aimedAt, `${state.round},${target}`, rule)];
  return record(game, ...kept, ...seen, ...aimed);
};

/** Whom a team aimed at last in this round. */
export const teamTarget = (state: GameState, team: TeamId): ShipId | null => {
  const [round, ...ship] = (wordOf(state, team, LASTING_MARKS.aimedAt) ?? '').split(',');
  return Number(round) === state.round && ship.length > 0 ? ship.join(',') : null;
};
