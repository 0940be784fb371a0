import type * as events from '../../../core/game/events';
import { holderOf, markOf, trackOf, type GameState, type Ship } from '../../../core/game/state';
import { record, type Game } from '../../../core/game/game';
import { shipsInPlay } from './ships';

/** Reading and setting marks and tracks of the neutral state. */

export const countOf = (state: GameState, subject: string, mark: string): number => {
  const value = markOf(state, subject, mark);
  return typeof value === 'number' ? value : 0;
};

export const wordOf = (state: GameState, subject: string, mark: string): string | null => {
  const value = markOf(state, subject, mark);
  return typeof value === 'string' ? value : null;
};

export const pointsNow = (state: GameState, ship: events.ShipId, track: string): number =>
  trackOf(state, ship, track)?.now ?? 0;

export const markSet = (
  subject: events.SubjectId,
  mark: string,
  to: events.MarkValue,
  rule?: string,
): events.GameEvent => ({
  type: 'mark-set',
  subject,
  mark,
  to,
  ...(rule === undefined ? {} : { rule }),
});

/** Sets a mark, 0 for off; no event where it is so already. */
export const setMark = <Some extends Game>(
  game: Some,
  subject: events.SubjectId,
  mark: string,
  to: events.MarkValue,
  rule?: string,
): Some =>
  markOf(game.state, subject, mark) === to ? game : record(game, markSet(subject, mark, to, rule));

/** Sets a mark for these ships and clears it for all others; no event for those that had it right. */
export const markOnly = (
  { state }: Game,
  ships: readonly events.ShipId[],
  mark: string,
  to: number | string,
  isOn: (ship: Ship) => boolean,
): readonly events.GameEvent[] =>
  shipsInPlay(state).flatMap((ship): readonly events.GameEvent[] => {
    const shouldBe = ships.includes(ship.id);
    if (shouldBe === isOn(ship)) return [];
    return [markSet(ship.id, mark, shouldBe ? to : 0)];
  });

/** Such marks go from every ship that has not left. */
export const clearMarks = <Some extends Game>(
  game: Some,
  goes: (mark: string) => boolean,
  rule: string,
): Some =>
  record(
    game,
    ...Object.values(game.state.ships)
      .filter(({ left }) => left === null)
      .flatMap(({ id }) =>
        Object.keys(holderOf(game.state, id).marks)
          .filter(goes)
          .map((mark) => markSet(id, mark, 0, rule)),
      ),
  );

/** Adds to a mark that counts. */
export const changeMark = <Some extends Game>(
  game: Some,
  subject: events.SubjectId,
  mark: string,
  by: number,
  rule: string,
): Some => setMark(game, subject, mark, countOf(game.state, subject, mark) + by, rule);

/** What a mark may hold when it is set by hand. */
export type MarkKind =
  | { readonly holds: 'count'; readonly max: number }
  | { readonly holds: 'one-of'; readonly values: readonly string[] };

export const upTo = (max: number): MarkKind => ({ holds: 'count', max });
export const FLAG = upTo(1);
/** More than any count comes to at a table. */
export const MANY = upTo(99);
export const oneOfThese = (values: readonly string[]): MarkKind => ({ holds: 'one-of', values });

export const fitsMark = (kind: MarkKind, to: events.MarkValue): boolean => {
  if (to === 0) return true;
  return kind.holds === 'count'
    ? typeof to === 'number' && Number.isInteger(to) && to > 0 && to <= kind.max
    : typeof to === 'string' && kind.values.includes(to);
};

/** What led to a change: its section, and who did it. */
export interface Cause {
  readonly rule?: string;
  readonly by?: events.ShipId;
}

const ruled = ({ rule }: Cause): { readonly rule?: string } => (rule === undefined ? {} : { rule });

/** Sets a track within its bounds; no event where nothing changes. */
export const setTrack = <Some extends Game>(
  game: Some,
  ship: events.ShipId,
  track: string,
  to: number,
  cause: Cause,
): Some => {
  const before = trackOf(game.state, ship, track);
  if (!before) return game;
  const held = Math.max(0, Math.min(to, before.max ?? to));
  if (held === before.now) return game;
  return record(game, { type: 'track-set', subject: ship, track, to: held, ...ruled(cause) });
};

export const changeTrack = <Some extends Game>(
  game: Some,
  ship: events.ShipId,
  track: string,
  by: number,
  cause: Cause,
): Some => setTrack(game, ship, track, pointsNow(game.state, ship, track) + by, cause);
