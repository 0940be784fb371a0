import { GAME } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Chip, Page } from '../../../../core/pages/page';
import { GAME_MARKS, PHASES } from '../../../admirals-shared/play/names';
import { correctionsPage, markChip, wordChip } from '../../../kit/pages/correct/game';
import { wordOf } from '../../../kit/play/reading';
import { roundsOf } from '../../play/turn';
import { readsRule } from '../reads';
import type { View } from '../shipRow';

/** 4B-02 II, III: announced by mistake, or not announced. */
const announcedChips = (view: View): readonly Chip[] => {
  const { strategic, overrun } = GAME_MARKS;
  const overruns = wordOf(view.state, GAME, overrun);
  return [
    markChip(view, GAME, strategic, readsRule('4B-02 II')),
    ...view.setup.teams.map(({ id, name }) =>
      wordChip(`${view.words.correct.mark(overrun)}: ${name}`, overrun, id, {
        isOn: overruns === id,
        ...readsRule('4B-02 III'),
      }),
    ),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (view: View, answers: Answers): Page =>
  correctionsPage(view, answers, {
    phases: PHASES,
    phaseName: view.words.pages.phase,
    rounds: roundsOf(view.setup),
    announced: announcedChips(view),
    more: [],
    reads: { phase: {}, end: {} },
  });
