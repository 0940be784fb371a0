import { hasMark } from '../../../core/game/state';
import { LASTING_MARKS } from '../../admirals-shared/play/names';
import { strategicShips } from './standing';
import type { Game } from './game';
import { shipsInPlay } from '../../kit/play/ships';
import { shipsInReserve } from './view';
import type { CommandOf } from './commands';

/** 4B-03: filled in from what the game knows of where ships stand; all reserves come in. */
export const refreshFrom = ({
  setup,
  state,
}: Pick<Game, 'setup' | 'state'>): CommandOf<'refresh'> => ({
  type: 'refresh',
  strategic: strategicShips(state)
    .slice(0, setup.strategicSystems)
    .map(({ id }) => id),
  near: shipsInPlay(state)
    .filter(({ id }) => hasMark(state, id, LASTING_MARKS.nearStrategic))
    .map(({ id }) => id),
  reinforcements: shipsInReserve(state).map(({ id }) => id),
});
