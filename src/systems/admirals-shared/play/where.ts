import type { GameEvent, ShipId, TeamId } from '../../../core/game/events';
import { record, type Game } from '../../../core/game/game';
import { type GameState, hasMark } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import { countOf, markSet, wordOf } from '../../kit/play/marks';
import { gone, isPresent, seenThere, type Going } from '../../kit/play/spots';
import { LASTING_MARKS, nearMark, ROUND_MARKS, standsMark } from './names';
import type { AnyStrikeAim, Near } from './commands';
import { LIMITS } from '../../../core/outside/limits';
import { isInPlay } from '../../kit/play/ships';
import { exactText, list, object, whole } from '../../../core/checked/read';
import { readJson } from '../../../core/outside/readOutside';

/**
 * Where one piece stands as seen from another, whose hex is the origin and whose fore is up, and who is near
 * each of them. The last strike between two pieces keeps it in marks, so that an undo takes it back too.
 */

/** Who was near, as a mark keeps it. */
export const makeNear = (near: readonly Near[]): string =>
  JSON.stringify(near.map(({ ship, distance }) => [ship, distance]));

const nearPiece = object({
  ship: exactText({ most: 200 }),
  distance: whole({ least: 0, most: 99 }),
});

const nearPieces = list(
  (pair, path) => {
    const [ship, distance]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return nearPiece({ ship, distance }, path);
  },
  { most: 200 },
);

/** Nothing where the mark was not written by `makeNear`. */
export const parseNear = (text: string | null): readonly Near[] => {
  const json = text === null ? null : readJson(text, LIMITS.row);
  const read = json?.ok ? nearPieces(json.value, '') : null;
  return read?.ok ? read.value : [];
};

const makeStands = ({ hex, facing }: Place): string => `${hex.q},${hex.r},${facing}`;

export const lastTargetOf = (state: GameState, attacker: ShipId): ShipId | null =>
  wordOf(state, attacker, LASTING_MARKS.aimedAt);

/** Who was near a piece when it last struck at the other, or was struck by it, and is still in play. */
export const nearOf = (state: GameState, ship: ShipId, other: ShipId): readonly Near[] =>
  parseNear(wordOf(state, ship, nearMark(other))).filter((near) => {
    const known = state.ships[near.ship];
    return known !== undefined && isInPlay(known);
  });

/** What is kept of who was near; nothing where that has not changed. */
export const nearKept = (state: GameState, ship: ShipId, other: ShipId, near: readonly Near[]) => {
  const mark = nearMark(other);
  const before = wordOf(state, ship, mark) ?? makeNear([]);
  const now = makeNear(near);
  if (now === before) return [];
  return [markSet(ship, mark, near.length === 0 ? 0 : now, '5B-02')];
};

/** What is kept of where a target stood; what the other of the two knew of it is out of date. */
const standsKept = (
  state: GameState,
  attacker: ShipId,
  target: ShipId,
  place: Place,
  rule = '5A',
): readonly GameEvent[] => [
  markSet(attacker, LASTING_MARKS.aimedAt, target, rule),
  markSet(attacker, standsMark(target), makeStands(place), rule),
  ...(hasMark(state, target, standsMark(attacker))
    ? [markSet(target, standsMark(attacker), 0, rule)]
    : []),
];

/** Who was near a piece that has moved since, or near whom it was: nobody knows. */
const nearLost = (state: GameState, moved: ShipId, rule: string): readonly GameEvent[] =>
  Object.keys(state.ships)
    .filter((ship) => isPresent(state, ship))
    .flatMap((ship) =>
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

/** These have moved: nobody knows who is near them, and where they stand only if it was told how they moved. */
export const moved = <Some extends Game>(
  game: Some,
  ships: readonly ShipId[],
  rule: string,
  going: Going | null = null,
): Some =>
  isFollowed(game.state)
    ? record(
        game,
        ...ships.flatMap((ship) => [
          ...gone(game.state, ship, going, rule),
          ...nearLost(game.state, ship, rule),
        ]),
      )
    : game;

/** Moves that nobody has recorded of a piece that has activated may have been made all the same. */
export const unseen = <Some extends Game>(game: Some, ship: ShipId, rule: string): Some =>
  countOf(game.state, ship, ROUND_MARKS.movesUsed) > 0 ? game : moved(game, [ship], rule);

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
