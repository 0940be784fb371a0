import type { GameEvent, ShipId } from '../../../../core/game/events';
import { holderOf } from '../../../../core/game/state';
import { allOf, isSpentMark, shipsInPlay } from '../../../admirals/editions';
import { inPhase, inPlay, stillThere } from '../checks';
import type { Refresh } from '../commands';
import { ordersBack } from '../follow/damage';
import { repairAt } from '../follow/repair';
import { endGame } from '../follow/settle';
import { LASTING_MARKS, TURN_MARKS } from '../names';
import { advised, andThen, check, tell, tellEach, type Story, type Told } from '../story';
import { isLastTurn, shipsInSystems, terrainOf } from '../view';
import { enterTurn } from './activation';

const RULE = 'Refresh Phase';

const isOfTheTurn = (mark: string): boolean =>
  isSpentMark(mark) || Object.values(TURN_MARKS).some((one) => one === mark);

/** What is once a turn is ready again. */
const readyAll = (story: Story): Story =>
  tell(
    story,
    ...Object.values(story.state.ships)
      .filter(({ left }) => left === null)
      .flatMap(({ id }) =>
        Object.keys(holderOf(story.state, id).marks)
          .filter(isOfTheTurn)
          .map((mark): GameEvent => ({ type: 'mark-set', subject: id, mark, to: 0, rule: RULE })),
      ),
  );

/** Star System: who stands in one, as the table sees it. */
const takeStock = (story: Story, ships: readonly ShipId[]): Story =>
  tell(
    story,
    ...shipsInPlay(story.state).flatMap(({ id }): readonly GameEvent[] => {
      const isThere = terrainOf(story.state, id) === 'Star System';
      const shouldBe = ships.includes(id);
      if (isThere === shouldBe) return [];
      const to = shouldBe ? 'Star System' : 0;
      return [{ type: 'mark-set', subject: id, mark: LASTING_MARKS.terrain, to }];
    }),
  );

/** Refresh Phase: orders go back, effects are resolved, and the next turn begins or the game ends. */
export const refresh = (story: Story, command: Refresh): Told => {
  const { inSystems, repairs = [], override } = command;
  const wrong =
    inPhase(story, 'refresh') ??
    allOf(inSystems ?? [], (ship) => inPlay(story, ship)) ??
    allOf(repairs, ({ ship }) => stillThere(story, ship));
  if (wrong) return wrong;
  const stock = inSystems === undefined ? story : takeStock(story, inSystems);
  const held = shipsInSystems(stock.state).length;
  const most = story.setup.starSystems;
  const advice = check(held <= most, { id: 'too-many-systems', held, most }, 'Star System');
  return andThen(advised(stock, override, advice), (told) => {
    const mended = repairAt(told, 'refresh', repairs);
    const back = tellEach(mended, shipsInPlay(mended.state), (so, { id }) =>
      ordersBack(so, id, RULE),
    );
    const ready = readyAll(back);
    return isLastTurn(ready.state) ? endGame(ready) : enterTurn(ready, ready.state.round + 1);
  });
};
