import type { GameState } from '../../../core/game/state';
import { makeAsking } from '../../kit/pages/asking';
import type { CadetCommand } from '../play/commands';
import { decide } from '../play/decide';
import type { CadetSetup } from '../play/setup';
import { pieceOf, piecesOf } from '../play/view';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';
import { seeing } from '../../admirals-shared/pages/shipRow';
import { readsRule, readsSource, type View } from './view';

/** A game of the first edition as its pages see it. */
export const makeView = (
  setup: CadetSetup,
  state: GameState,
  rules: Rules,
  words: CadetWords,
): View => ({
  ...seeing({ setup, state }, { pieceOf, piecesOf }, words.pages),
  rules,
  words,
  readsSource,
  ...makeAsking<CadetCommand>({
    decide: (command) => decide(rules, setup, state, command),
    refusal: words.system.refusal,
    lines: (events) => words.system.events(events, state, setup),
    readsRule,
    anyway: words.pages.anyway,
  }),
});
