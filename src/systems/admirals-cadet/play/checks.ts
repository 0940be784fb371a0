import type { Phase } from './names';
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
