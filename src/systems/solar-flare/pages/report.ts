import type { GameState } from '../../../core/game/state';
import type { Report, StepTold } from '../../../core/pages/shows';
import { battleReport } from '../../kit/pages/report/battleReport';
import { shipsInPlay } from '../../kit/play/ships';
import type { SolarSetup } from '../play/setup';
import { isTorpedo } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { words } from './view';

/** What a finished game is remembered by: who is left, what was lost to whom, and the dice. */
export const report = (setup: SolarSetup, state: GameState, steps: readonly StepTold[]): Report => {
  const { luckFor } = words.report;
  return battleReport(
    { setup, state },
    {
      words: words.report,
      lines: words.events,
      readsRule,
      wayName: () => null,
      scoreOf: (team) => shipsInPlay(state, team).length,
      // Torpedoes are spent, not lost.
      isLoss: (ship) => !isTorpedo(ship),
      luck: {
        kinds: [
          { label: luckFor.beams, rolls: ['beam'] },
          { label: luckFor.blasts, rolls: ['blast'] },
          { label: luckFor.asteroids, rolls: ['asteroids'] },
        ],
      },
    },
    steps,
  );
};
