import type { GameState } from '../../../core/game/state';
import type { Shows } from '../../../core/pages/shows';
import { makeCardDesk } from '../desks/cards';
import type { AdmiralsParts, Rules } from '../parts';
import type { AdmiralsSetup } from '../play/setup';
import type { AdmiralsWords } from '../words/en';
import { arcShapes } from './arcs';
import { bridge } from './bridge';
import { readyGames } from './readyGames';
import { shipPage } from './shipPage';
import type { Seen } from './shipRow';

/** What Admirals shows in one language, by the rules of the table. */
export const makeShows = (
  parts: AdmiralsParts,
  rules: (setup: AdmiralsSetup) => Rules,
  words: AdmiralsWords,
): Shows<AdmiralsSetup> => {
  const seen = (setup: AdmiralsSetup, state: GameState): Seen => ({
    setup,
    state,
    rules: rules(setup),
    words,
  });
  return {
    readyGames: readyGames(words),
    arcs: arcShapes(parts, words),
    cards: makeCardDesk(parts, words),
    bridge: (setup, state) => bridge(seen(setup, state)),
    page: (setup, state, { page, about }) =>
      page === 'ship' && about !== undefined ? shipPage(seen(setup, state), about) : null,
  };
};
