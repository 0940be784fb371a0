import { GAME } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Item, Page } from '../../../../core/pages/page';
import { correctionsPage } from '../../../kit/pages/correct/game';
import { counterItem, markChip } from '../../../kit/pages/correct/parts';
import { GAME_MARKS, PHASES, placeSubject } from '../../play/names';
import { TURNS } from '../../winner';
import { readsRule, type View } from '../view';

/** Historic Play: how often each Star System was used. */
const systemBlocks = (view: View): readonly Block[] => {
  const { setup, state, words } = view;
  const items = (setup.scenario?.acts ?? []).flatMap(({ id, text, perSystem }) =>
    perSystem === undefined
      ? []
      : Array.from({ length: setup.starSystems }, (_, at): Item => {
          const ship = placeSubject(at + 1);
          const title = `${text}: ${words.pages.scenario.system(at + 1)}`;
          const value = trackOf(state, ship, id)?.now ?? 0;
          return counterItem(view, { id: `${ship}:${id}`, title, value }, (to) => ({
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
export const gameCorrections = (view: View, answers: Answers): Page =>
  correctionsPage(view, answers, {
    phases: PHASES,
    phaseName: view.words.pages.phase,
    rounds: TURNS,
    announced: [markChip(view, GAME, GAME_MARKS.lastRound)],
    more: systemBlocks(view),
    reads: { phase: readsRule('Turn Structure'), end: readsRule('Ending the Game') },
  });
