import {
  type GameEvent,
  type MarkValue,
  type ShipId,
  type SubjectId,
} from '../../../core/game/events';
import { holderOf, type Ship } from '../../../core/game/state';
import { tell, type Story } from '../../../core/game/story';
import { countOf } from './reading';
import { shipsInPlay } from './ships';
import { ACTIVE, LAST_TEAM } from './turns';

/** Sets a mark for these ships and clears it for all others; nothing is told of those that had it right. */
export const markOnly = (
  { state }: Story,
  ships: readonly ShipId[],
  mark: string,
  to: number | string,
  isOn: (ship: Ship) => boolean,
): readonly GameEvent[] =>
  shipsInPlay(state).flatMap((ship): readonly GameEvent[] => {
    const shouldBe = ships.includes(ship.id);
    if (shouldBe === isOn(ship)) return [];
    return [{ type: 'mark-set', subject: ship.id, mark, to: shouldBe ? to : 0 }];
  });

/** Such marks go from every ship that has not left. */
export const clearMarks = <Some extends Story>(
  story: Some,
  goes: (mark: string) => boolean,
  rule: string,
): Some =>
  tell(
    story,
    ...Object.values(story.state.ships)
      .filter(({ left }) => left === null)
      .flatMap(({ id }) =>
        Object.keys(holderOf(story.state, id).marks)
          .filter(goes)
          .map((mark): GameEvent => ({ type: 'mark-set', subject: id, mark, to: 0, rule })),
      ),
  );

/** Adds to a mark that counts. */
export const changeMark = <Some extends Story>(
  story: Some,
  subject: SubjectId,
  mark: string,
  by: number,
  rule: string,
): Some =>
  by === 0
    ? story
    : tell(story, {
        type: 'mark-set',
        subject,
        mark,
        to: countOf(story.state, subject, mark) + by,
        rule,
      });

/** What a mark may hold when it is set by hand. */
export type MarkKind =
  | { readonly holds: 'count'; readonly max: number }
  | { readonly holds: 'one-of'; readonly values: readonly string[] };

export const upTo = (max: number): MarkKind => ({ holds: 'count', max });
export const FLAG = upTo(1);
/** More than any count comes to at a table. */
export const MANY = upTo(99);
export const oneOfThese = (values: readonly string[]): MarkKind => ({ holds: 'one-of', values });

export const fitsMark = (kind: MarkKind, to: MarkValue): boolean => {
  if (to === 0) return true;
  return kind.holds === 'count'
    ? typeof to === 'number' && Number.isInteger(to) && to > 0 && to <= kind.max
    : typeof to === 'string' && kind.values.includes(to);
};

/** Marks of the game in any system: who is active, and who acted last. */
export const gameMarkKind = ({ setup, state }: Story, mark: string): MarkKind | null => {
  if (mark === ACTIVE) return oneOfThese(shipsInPlay(state).map(({ id }) => id));
  return mark === LAST_TEAM ? oneOfThese(setup.teams.map(({ id }) => id)) : null;
};
