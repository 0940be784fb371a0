import { GAME } from '../../../../core/game/events';
import { hasMark, trackOf } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Item, Page } from '../../../../core/pages/page';
import { correctionsPage, gameMarkChip } from '../../../admirals-shared/pages/correct/game';
import { counterItem } from '../../../admirals-shared/pages/correct/correcting';
import { GAME_MARKS, PHASES, placeSubject } from '../../play/names';
import { pieceOf } from '../../play/view';
import { TURNS } from '../../winner';
import { readsRule, type Seen } from '../seen';
import { SILHOUETTE } from '../shipRow';
import { correcting } from './correcting';

/** Historic Play: how often each Star System was used. */
const systemBlocks = (seen: Seen): readonly Block[] => {
  const { setup, state, words } = seen;
  const items = (setup.scenario?.acts ?? []).flatMap(({ id, text, perSystem }) =>
    perSystem === undefined
      ? []
      : Array.from({ length: setup.starSystems }, (_, at): Item => {
          const ship = placeSubject(at + 1);
          const title = `${text}: ${words.pages.scenario.system(at + 1)}`;
          const value = trackOf(state, ship, id)?.now ?? 0;
          return counterItem(correcting(seen), { id: `${ship}:${id}`, title, value }, (to) => ({
            type: 'set-track',
            ship,
            track: id,
            to,
          }));
        }),
  );
  return items.length === 0 ? [] : [{ block: 'items', label: words.correct.systems, items }];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (seen: Seen, answers: Answers): Page => {
  const { setup, state, words } = seen;
  const { lastRound } = GAME_MARKS;
  return correctionsPage(correcting(seen), answers, {
    phases: PHASES,
    phaseName: words.pages.phase,
    rounds: TURNS,
    announced: [
      gameMarkChip(words.correct.game.lastTurn, lastRound, hasMark(state, GAME, lastRound)),
    ],
    more: systemBlocks(seen),
    silhouetteOf: ({ id }) => {
      const piece = pieceOf(setup, state, id);
      return piece && SILHOUETTE[piece.card.role];
    },
    reads: { phase: readsRule('Turn Structure'), end: readsRule('Ending the Game') },
  });
};
