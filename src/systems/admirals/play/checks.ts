import type { Phase } from '../../admirals-shared/play/names';
import { makeChecks } from '../../admirals-shared/play/checks';

export const checks = makeChecks<Phase>({
  ship: '3',
  left: '3A-01 X',
  place: '10D-01',
  player: '4A-01',
  order: '4B-01',
  activation: '4B-02',
  end: '4C',
  phases: { 'set-up': '4A', command: '4B-01', action: '4B-02', refresh: '4B-03' },
});

export const {
  atShip,
  inLibrary,
  inPhase,
  inPlay,
  isActive,
  knownCard,
  knownPlayer,
  knownShip,
  stillThere,
} = checks;
