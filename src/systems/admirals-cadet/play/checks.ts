import type { ShipId } from '../../../core/game/events';
import { teamName } from '../../kit/play/ships';
import type { Phase } from './names';
import { check, type Check, type Game } from './game';
import { turnOf } from './view';
import { makeChecks } from '../../admirals-shared/play/checks';

export const checks = makeChecks<Phase>({
  ship: 'Setup',
  left: 'Hits',
  place: 'Setup',
  player: 'Setup',
  order: 'Orders Phase',
  activation: 'Ship Phase',
  end: 'Ending the Game',
  phases: {
    'set-up': 'Setup',
    orders: 'Orders Phase',
    ship: 'Ship Phase',
    refresh: 'Refresh Phase',
  },
});

/** Setup, Ship Phase: players alternate. */
export const inTurn = ({ setup, state }: Game, ship: ShipId, to: 'place' | 'activate'): Check => {
  const { team } = turnOf(setup, state);
  if (team === null) return null;
  const why = { id: 'not-your-turn', team: teamName(setup, team) } as const;
  return check(team === state.ships[ship]?.team, why, to === 'place' ? 'Setup' : 'Ship Phase');
};
