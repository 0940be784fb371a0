import type { DiceRolled } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Report, StepTold } from '../../../core/pages/shows';
import { battleReport } from '../../admirals-shared/pages/report/battleReport';
import { figuresTold, rollsRead, type Figures } from '../../admirals-shared/pages/report/luck';
import { fleetValueOf, pieceOf } from '../play/view';
import { draggedInRoll, starRoll } from '../terrain';
import { goesIll, illChance } from '../../admirals-shared/terrain/entry';
import { TURNS } from '../winner';
import { readsRule, type View } from './view';
import type { LuckKind } from '../../admirals-shared/play/names';
import { scenarioWhy } from '../../kit/play/scenarioLines';

const kindOf = (roll: string): LuckKind | null => {
  if (roll === 'strike' || roll === 'lock') return 'strikes';
  if (roll === 'skirmish') return 'skirmishes';
  if (roll.startsWith('save:')) return 'saves';
  return roll === 'break-out' || roll === 'star' || roll === 'drag' ? 'terrain' : null;
};

/** Star System, Black Hole: the chance to come through unharmed. */
const terrainLuck = (
  { setup }: View,
  { by, roll, dice: [die] }: DiceRolled,
  before: GameState,
): Figures | null => {
  const piece = pieceOf(setup, before, by);
  const odds = piece && (roll === 'drag' ? draggedInRoll(piece) : starRoll(piece));
  if (!odds || die === undefined) return null;
  return { expected: 1 - illChance(odds), actual: goesIll(odds, die) ? 0 : 1 };
};

const wayName = ({ setup, words }: View, why: string): string | null => {
  if (why === 'star-system') return words.report.starSystem;
  const lines = [...(setup.scenario?.scoring ?? []), ...(setup.scenario?.acts ?? [])];
  return lines.find(({ id }) => why === scenarioWhy(id))?.text ?? null;
};

/** What a finished game is remembered by. */
export const makeReport = (view: View, steps: readonly StepTold[]): Report => {
  const { setup, state, words } = view;
  return battleReport(
    {
      setup,
      state,
      words: words.report,
      rounds: TURNS,
      rolls: rollsRead(steps, (event, before) => ({
        kind: kindOf(event.roll),
        figures:
          event.roll === 'star' || event.roll === 'drag'
            ? terrainLuck(view, event, before)
            : figuresTold(event),
      })),
      lines: (events, before) => words.system.events(events, before, setup),
      readsRule,
      points: words.report.objectivePoints,
      wayName: (why) => wayName(view, why),
      worth: (ship) => fleetValueOf(setup, ship),
    },
    steps,
  );
};
