import type { DiceRolled } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Report, StepTold } from '../../../core/pages/shows';
import { unharmed } from '../../admirals-shared/terrain/entry';
import { battleReport, figuresTold, type Figures } from '../../kit/pages/report/battleReport';
import { lineThatScored } from '../../kit/play/scenarioLines';
import { fleetValueOf, pieceOf } from '../play/view';
import { draggedInRoll, starRoll } from '../terrain';
import { TURNS } from '../winner';
import { readsRule, type View } from './view';

/** Star System, Black Hole: the chance to come through unharmed. */
const figuresOf = ({ setup }: View, event: DiceRolled, before: GameState): Figures | null => {
  const { by, roll, dice } = event;
  if (roll !== 'star' && roll !== 'drag') return figuresTold(event);
  const [die] = dice;
  const piece = pieceOf(setup, before, by);
  const odds = piece && (roll === 'drag' ? draggedInRoll(piece) : starRoll(piece));
  return odds && die !== undefined ? unharmed(odds, die) : null;
};

/** What a finished game is remembered by. */
export const makeReport = (view: View, steps: readonly StepTold[]): Report => {
  const { setup, words } = view;
  const { strikes, skirmishes, saves, terrain } = words.report.luckFor;
  return battleReport(
    view,
    {
      words: words.report,
      lines: words.system.events,
      readsRule,
      rounds: TURNS,
      wayName: (why) =>
        why === 'star-system' ? words.report.starSystem : lineThatScored(why, setup),
      worth: (ship) => fleetValueOf(setup, ship),
      luck: {
        kinds: [
          { label: strikes, rolls: ['strike', 'lock'] },
          { label: skirmishes, rolls: ['skirmish'] },
          { label: saves, rolls: ['save'] },
          { label: terrain, rolls: ['break-out', 'star', 'drag'] },
        ],
        figuresOf: (event, before) => figuresOf(view, event, before),
      },
    },
    steps,
  );
};
