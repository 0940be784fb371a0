import type { GameState } from '../../core/game/state';
import type { Shows } from '../../core/pages/shows';
import { makeCardDesk } from './desks/cards';
import { makeFleetDesk } from './desks/fleets';
import type { AdmiralsSetup } from './play/setup';
import type { AdmiralsWords } from './words/en';
import { arcsShown } from './pages/arcs';
import { bridge } from './pages/bridge';
import { gamePage } from './pages/gamePages';
import { readyGames } from './pages/readyGames';
import { makeReport } from './pages/report';
import { makeSetupDesk } from './pages/setup/setupDesk';
import type { View } from './pages/shipRow';
import { makeView } from './pages/makeView';
import { makeWhatIf } from './pages/whatIf/whatIfTool';
import type { AdmiralsParts, Rules } from './rules';

/** What Admirals shows in one language, by the rules of the table. */
export const makeShows = (
  parts: AdmiralsParts,
  rules: (setup: AdmiralsSetup) => Rules,
  words: AdmiralsWords,
): Shows<AdmiralsSetup> => {
  const view = (setup: AdmiralsSetup, state: GameState): View =>
    makeView(setup, state, rules(setup), words);
  return {
    readyGames: readyGames(),
    arcs: arcsShown(parts, words),
    cards: makeCardDesk(parts, words),
    fleets: makeFleetDesk(parts, words),
    setups: makeSetupDesk(parts, words),
    tools: [makeWhatIf(parts, words)],
    bridge: (setup, state) => bridge(view(setup, state)),
    report: (setup, state, steps) => makeReport(view(setup, state), steps),
    page: (setup, state, ref, answers) => gamePage(view(setup, state), ref, answers),
  };
};
