import type { GameState } from '../../../core/game/state';

import { makeAsking } from '../../kit/pages/asking';
import type { AdmiralsCommand } from '../play/commands';
import { decide } from '../play/decide';
import type { AdmiralsSetup } from '../play/setup';
import { pieceOf } from '../play/view';
import type { AdmiralsWords } from '../words/en';
import { readsRule } from './reads';
import { orderChips, SILHOUETTE, type View } from './shipRow';
import type { Rules } from '../rules';

/** A game of 2.0 as its pages see it. */
export const makeView = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  words: AdmiralsWords,
): View => ({
  setup,
  state,
  rules,
  words,
  ...makeAsking<AdmiralsCommand>({
    decide: (command) => decide(rules, setup, state, command),
    refusal: ({ why }) => words.play.refusal(why),
    lines: (events) => words.play.lines(events, state, setup),
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
