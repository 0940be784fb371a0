import { GAME } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Chip, Page } from '../../../../core/pages/page';
import { correctionsPage, gameMarkChip } from '../../../admirals-shared/pages/correct/game';
import { GAME_MARKS, PHASES } from '../../../admirals-shared/play/names';
import { roundsOf } from '../../play/turn';
import { pieceOf } from '../../play/view';
import { readsRule } from '../reads';
import { SILHOUETTE, type Seen } from '../shipRow';
import { correcting } from './correcting';
import { wordOf } from '../../../kit/play/reading';

/** 4B-02 II, III: announced by mistake, or not announced. */
const announcedChips = ({ state, setup, words }: Seen): readonly Chip[] => {
  const { strategic, overrun } = GAME_MARKS;
  const { mark } = words.correct;
  const overruns = wordOf(state, GAME, overrun);
  return [
    gameMarkChip(mark(strategic), strategic, hasMark(state, GAME, strategic), {
      ...readsRule('4B-02 II'),
    }),
    ...setup.teams.map(({ id, name }) =>
      gameMarkChip(`${mark(overrun)}: ${name}`, overrun, overruns === id, {
        on: id,
        ...readsRule('4B-02 III'),
      }),
    ),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (seen: Seen, answers: Answers): Page => {
  const { setup, state, words } = seen;
  return correctionsPage(correcting(seen), answers, {
    phases: PHASES,
    phaseName: words.pages.phase,
    rounds: roundsOf(setup),
    announced: announcedChips(seen),
    more: [],
    silhouetteOf: ({ id }) => {
      const piece = pieceOf(setup, state, id);
      return piece && SILHOUETTE[piece.card.role];
    },
    reads: { phase: {}, end: {} },
  });
};
