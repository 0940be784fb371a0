import type { ShipId } from '../../../../core/game/events';
import { isSpentMark } from '../../../admirals-shared/play/names';
import { shipsInPlay } from '../../../kit/play/ships';
import { inPhase, inPlay, stillThere } from '../checks';
import { ordersBack } from '../follow/damage';
import { repairAt } from '../follow/repair';
import { endGame } from '../follow/settle';
import { LASTING_MARKS, TURN_MARKS } from '../names';
import { advised, andThen, check, type Game, type Decided } from '../game';
import { record, recordEach } from '../../../../core/game/game';
import { isLastTurn, shipsInSystems, terrainOf } from '../view';
import { enterTurn } from './activation';
import type { CommandOf } from '../commands';
import { allOf } from '../../../kit/play/checks';
import { clearMarks, markOnly } from '../../../kit/play/marks';

const RULE = 'Refresh Phase';

const isOfTheTurn = (mark: string): boolean =>
  isSpentMark(mark) || Object.values(TURN_MARKS).some((one) => one === mark);

/** Star System: who stands in one, as the table sees it. */
const takeStock = (game: Game, ships: readonly ShipId[]): Game =>
  record(
    game,
    ...markOnly(
      game,
      ships,
      LASTING_MARKS.terrain,
      'Star System',
      ({ id }) => terrainOf(game.state, id) === 'Star System',
    ),
  );

/** Refresh Phase: orders go back, effects are resolved, and the next turn begins or the game ends. */
export const refresh = (game: Game, command: CommandOf<'refresh'>): Decided => {
  const { inSystems, repairs = [], override } = command;
  const wrong =
    inPhase(game, 'refresh') ??
    allOf(inSystems ?? [], (ship) => inPlay(game, ship)) ??
    allOf(repairs, ({ ship }) => stillThere(game, ship));
  if (wrong) return wrong;
  const stock = inSystems === undefined ? game : takeStock(game, inSystems);
  const held = shipsInSystems(stock.state).length;
  const most = game.setup.starSystems;
  const advice = check(held <= most, { id: 'too-many-systems', held, most }, 'Star System');
  return andThen(advised(stock, override, advice), (after) => {
    const mended = repairAt(after, ['refresh'], repairs);
    const back = recordEach(mended, shipsInPlay(mended.state), (so, { id }) =>
      ordersBack(so, id, RULE),
    );
    const ready = clearMarks(back, isOfTheTurn, RULE);
    return isLastTurn(ready.state) ? endGame(ready) : enterTurn(ready, ready.state.round + 1);
  });
};
