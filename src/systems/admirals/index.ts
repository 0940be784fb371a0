import type { Shows } from '../../core/pages/shows';
import { arcShapes } from '../admirals-shared/pages/arcShapes';
import { type AdmiralsWords, en } from './words/en';
import { rulesFor } from './rules';
import type { SubjectId } from '../../core/game/events';
import type { Answers } from '../../core/pages/answers';
import type { Page, PageRef } from '../../core/pages/page';
import { activatePage, turnPage, placingPage } from './pages/turnPages';
import { activationPage, evadePage } from './pages/activationPage';
import { cardPage } from './pages/cardPage';
import { addShipPage, gameCorrections, shipCorrections } from './pages/corrections';
import { ordersPage, revealPage, refreshPage } from './pages/phasePages';
import { savesPage } from './pages/saves/savesPage';
import { scenarioPage } from './pages/scenarioPage';
import { shipPage } from './pages/shipPage';
import { makeView, type View } from './pages/view';
import { skirmishPage } from './pages/skirmish/skirmishPage';
import { gunOf, strikeAtPage, strikePage } from './pages/strike/strikePage';
import type { GameState } from '../../core/game/state';
import { makeCardDesk } from './desks/cards';
import { makeFleetDesk } from './desks/fleets';
import { type AdmiralsSetup, parseSetup } from './play/setup';
import { bridge } from './pages/bridge';
import { readyGames } from './pages/readyGames';
import { makeReport } from './pages/report';
import { makeSetupDesk } from './pages/setup/setupDesk';
import { makeWhatIf } from './pages/whatIf/whatIfTool';
import type { System } from '../../core/game/system';
import { readCard } from './cards/forms';
import { redrawnFrom } from '../admirals-shared/cards/parse/shapes';
import type { AdmiralsCard } from '../admirals-shared/cards/types';
import { RULINGS } from './rulings';
import { onceFor } from '../kit/onceFor';
import { decide } from './play/decide';
import { parseCommand, type AdmiralsCommand } from './play/commands';
import { secretOrders } from '../admirals-shared/play/secrets';
import { ADMIRALS_NAMES } from '../admirals-shared/play/names';
import { start } from './play/start';
import { CONTENTS } from './reference/contents';

type PageMaker = (view: View, about: SubjectId, answers: Answers) => Page | null;

/** Every page of a game by its id. */
const PAGES: Readonly<Record<string, PageMaker>> = {
  ship: (view, about) => shipPage(view, about),
  placing: (view) => placingPage(view),
  orders: ordersPage,
  reveal: (view, _about, answers) => revealPage(view, answers),
  turn: (view) => turnPage(view),
  activate: activatePage,
  activation: activationPage,
  evade: evadePage,
  refresh: (view, _about, answers) => refreshPage(view, answers),
  card: (view, about) => cardPage(view, about),
  scenario: (view) => scenarioPage(view),
  strike: (view, about, answers) => strikePage(view, about, answers),
  'strike-at': strikeAtPage,
  skirmish: skirmishPage,
  saves: savesPage,
  correct: shipCorrections,
  corrections: (view, _about, answers) => gameCorrections(view, answers),
  'add-ship': (view, _about, answers) => addShipPage(view, answers),
};

/** Null where there is no such page, or nothing for it to be about. */
const gamePage = (view: View, { page, about = '' }: PageRef, answers: Answers): Page | null => {
  const gun = gunOf(page);
  if (gun) return strikePage(view, about, answers, gun);
  const make = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  return make?.(view, about, answers) ?? null;
};

const rules = onceFor(({ rulings, shapes }: AdmiralsSetup) =>
  rulesFor(rulings, redrawnFrom(shapes)),
);

/** What Admirals shows in one language, by the rules of the table. */
const makeShows = (words: AdmiralsWords): Shows<AdmiralsSetup> => {
  const view = (setup: AdmiralsSetup, state: GameState): View =>
    makeView(setup, state, rules(setup), words);
  return {
    readyGames: readyGames(),
    // 5A-01, 5E-01
    arcs: arcShapes({
      words,
      entries: { arcs: 'arcs', facings: 'shield-facings' },
      placeOf: (kind, name) => ({ place: `${kind}.${name}` }),
    }),
    cards: makeCardDesk(words),
    fleets: makeFleetDesk(words),
    setups: makeSetupDesk(words),
    tools: [makeWhatIf(words)],
    bridge: (setup, state) => bridge(view(setup, state)),
    report: (setup, state, steps) => makeReport(view(setup, state), steps),
    page: (setup, state, ref, answers) => gamePage(view(setup, state), ref, answers),
  };
};

export const admirals: System<AdmiralsSetup, AdmiralsCommand, AdmiralsCard> = {
  id: 'admirals',
  rulings: RULINGS,
  contents: CONTENTS,
  names: ADMIRALS_NAMES,
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start: (setup) => start(rules(setup), setup),
  decide: (setup, state, command) => decide(rules(setup), setup, state, command),
  secrets: secretOrders('command'),
  words: {
    en: {
      ...en.system,
      reference: async () => (await import('./reference/en')).en,
      shows: makeShows(en),
    },
  },
};
