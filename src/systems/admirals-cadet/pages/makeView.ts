import type { GameState } from '../../../core/game/state';
import { makeAsking } from '../../kit/pages/asking';
import type { CadetCommand } from '../play/commands';
import { decide } from '../play/decide';
import type { CadetSetup } from '../play/setup';
import { pieceOf, piecesOf } from '../play/view';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';
import { orderChips, SILHOUETTE } from './shipRow';
import { readsRule, type View } from './view';

/** A game of the first edition as its pages see it. */
export const makeView = (
  setup: CadetSetup,
  state: GameState,
  rules: Rules,
  words: CadetWords,
): View => ({
  setup,
  state,
  rules,
  words,
  pieceOf: (ship) => pieceOf(setup, state, ship),
  pieces: () => piecesOf(setup, state),
  ...makeAsking<CadetCommand>({
    decide: (command) => decide(rules, setup, state, command),
    refusal: words.system.refusal,
    lines: (events) => words.system.events(events, state, setup),
    readsRule,
    anyway: words.pages.anyway,
  }),
  cardLook: (ship) => {
    const card = pieceOf(setup, state, ship)?.card;
    return card
      ? { silhouette: SILHOUETTE[card.role], kicker: words.pages.row.kicker(card.role, card.code) }
      : null;
  },
  orderChips: (ship) => orderChips({ setup, state, words }, ship),
});
