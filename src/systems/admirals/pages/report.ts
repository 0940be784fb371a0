import { SIDES } from '../../../core/dice/sixSided';
import type { DiceRolled } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Report, StepTold } from '../../../core/pages/shows';
import { unharmed } from '../../admirals-shared/terrain/entry';
import { battleReport, figuresTold } from '../../kit/pages/report/battleReport';
import { lineThatScored } from '../../kit/play/scenarioLines';
import { powerOf } from '../play/standing';
import { roundsOf } from '../play/turn';
import { pieceOf } from '../play/view';
import { drawnInRoll, dustBy } from '../terrain/entry';
import { readsRule, type View } from './view';

const FACES = Array.from({ length: SIDES }, (_, face) => face + 1);

/** 8B-01, 8C-03: the chance to come through unharmed, worked out from how the ship stood. */
const figuresOf = ({ setup, rules }: View, event: DiceRolled, before: GameState) => {
  const { by, roll, dice } = event;
  if (roll !== 'drawn-in' && roll !== 'dust') return figuresTold(event);
  const piece = pieceOf(setup, before, by);
  const [die] = dice;
  if (!piece || die === undefined) return null;
  if (roll === 'drawn-in') return unharmed(drawnInRoll(piece, rules), die);
  const isClear = (face: number): boolean => dustBy(face, piece).does === 'nothing';
  return { expected: FACES.filter(isClear).length / SIDES, actual: isClear(die) ? 1 : 0 };
};

/** What a finished game is remembered by. */
export const makeReport = (view: View, steps: readonly StepTold[]): Report => {
  const { setup, state, words } = view;
  const { strikes, skirmishes, saves, terrain } = words.report.luckFor;
  return battleReport(
    view,
    {
      words: words.report,
      lines: words.system.events,
      readsRule,
      rounds: roundsOf(setup),
      wayName: (why) => words.scoring.way(why) ?? lineThatScored(why, setup),
      worth: (ship) => powerOf(setup, state, ship.id),
      luck: {
        kinds: [
          { label: strikes, rolls: ['strike', 'lock-on'] },
          { label: skirmishes, rolls: ['skirmish'] },
          { label: saves, rolls: ['save'] },
          { label: terrain, rolls: ['escape', 'drawn-in', 'dust'] },
        ],
        figuresOf: (event, before) => figuresOf(view, event, before),
      },
    },
    steps,
  );
};
