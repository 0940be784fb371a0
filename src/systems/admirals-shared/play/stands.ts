import { LIMITS } from '../../../core/outside/limits';
import type { GameEvent, ShipId } from '../../../core/game/events';
import { hasMark, type GameState } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import { ORIGIN, sideAt, subtract, turnHex } from '../../../core/hex/hex';
import { LASTING_MARKS, nearMark, standsMark } from './names';
import type { Near } from './fields';
import { markSet } from '../../kit/play/marks';
import { wordOf } from '../../kit/play/reading';
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

const parseStands = (text: string | null): Place | null => {
  const [q, r, facing] = (text ?? '').split(',').map(Number);
  if (q === undefined || r === undefined || facing === undefined) return null;
  return { hex: { q, r }, facing: sideAt(facing) };
};

/** The same two pieces as seen from the other. */
export const reversed = ({ hex, facing }: Place): Place => ({
  hex: turnHex(subtract(ORIGIN, hex), -facing),
  facing: sideAt(-facing),
});

/** As the last strike of one of the two at the other said; null where none did. */
export const standsOf = (state: GameState, from: ShipId, other: ShipId): Place | null => {
  const own = parseStands(wordOf(state, from, standsMark(other)));
  if (own) return own;
  const theirs = parseStands(wordOf(state, other, standsMark(from)));
  return theirs && reversed(theirs);
};

export const lastTargetOf = (state: GameState, attacker: ShipId): ShipId | null =>
  wordOf(state, attacker, LASTING_MARKS.aimedAt);

/** Who was near a piece when it last struck at the other, or was struck by it, and is still in play. */
export const nearOf = (state: GameState, ship: ShipId, other: ShipId): readonly Near[] =>
  parseNear(wordOf(state, ship, nearMark(other))).filter((near) => {
    const known = state.ships[near.ship];
    return known !== undefined && isInPlay(known);
  });

/** What is kept of who was near; nothing where that has not changed. */
export const nearKept = (
  state: GameState,
  ship: ShipId,
  other: ShipId,
  near: readonly Near[],
): readonly GameEvent[] => {
  const mark = nearMark(other);
  const before = wordOf(state, ship, mark) ?? makeNear([]);
  const now = makeNear(near);
  if (now === before) return [];
  return [markSet(ship, mark, near.length === 0 ? 0 : now, '5B-02')];
};

/** What is kept of where a target stood; what the other of the two knew of it is out of date. */
export const standsKept = (
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
