import type { GameEvent, ShipId } from '../../../core/game/events';
import { holderOf, type Ship } from '../../../core/game/state';
import { tell, type Story } from '../../../core/game/story';
import { shipsInPlay } from '../../kit/play/ships';

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
