import type { SubjectId } from '../../core/game/events';
import type { GameState } from '../../core/game/state';
import type { System } from '../../core/game/system';
import type { Answers } from '../../core/pages/answers';
import type { Page } from '../../core/pages/page';
import type { Shows } from '../../core/pages/shows';
import { onceFor } from '../kit/onceFor';
import { arcShapes } from '../admirals-shared/pages/arcShapes';
import { readCard } from './cards/read';
import type { CadetCard } from './cards/forms';
import { makeCardDesk } from './desks/cards';
import { makeFleetDesk } from './desks/fleets';
import { attackPage, gunOf } from './pages/attack/attackPage';
import { bridge } from './pages/bridge';
import { addShipPage, gameCorrections, shipCorrections } from './pages/corrections';
import { makeView, type View } from './pages/view';
import { movePage } from './pages/movePage';
import * as phases from './pages/phasePages';
import { readyGames } from './pages/readyGames';
import { makeReport } from './pages/report';
import { savesPage } from './pages/savesPage';
import { makeSetupDesk } from './pages/setup/setupDesk';
import { shipPage } from './pages/shipPage';
import { skirmishPage } from './pages/skirmish/skirmishPage';
import { makeWhatIf } from './pages/whatIf';
import { parseCommand, type CadetCommand } from './play/commands';
import { decide } from './play/decide';
import { secretOrders } from '../admirals-shared/play/secrets';
import { CADET_NAMES } from './play/names';
import { type CadetSetup, parseSetup } from './play/setup';
import { start } from './play/start';
import { CONTENTS } from './reference/contents';
import { rulesFor } from './rules';
import { RULINGS } from './rulings';
import { type CadetWords, en } from './words/en';

type PageMaker = (view: View, about: SubjectId, answers: Answers) => Page | null;

/** Every page of a game by its id. */
const PAGES: Readonly<Record<string, PageMaker>> = {
  ship: shipPage,
  orders: phases.ordersPage,
  move: movePage,
  turn: (view) => phases.turnPage(view),
  placing: (view) => phases.placingPage(view),
  reveal: (view, _about, answers) => phases.revealPage(view, answers),
  refresh: (view, _about, answers) => phases.refreshPage(view, answers),
  skirmish: skirmishPage,
  saves: savesPage,
  scenario: (view) => phases.scenarioPage(view),
  correct: shipCorrections,
  corrections: (view, _about, answers) => gameCorrections(view, answers),
  'add-ship': (view, _about, answers) => addShipPage(view, answers),
};

const rules = onceFor(({ rulings }: CadetSetup) => rulesFor(rulings));

/** What the first edition shows in one language, by the rules of the table. */
const makeShows = (words: CadetWords): Shows<CadetSetup> => {
  const view = (setup: CadetSetup, state: GameState): View =>
    makeView(setup, state, rules(setup), words);
  return {
    readyGames: readyGames(words),
    // Firing Arcs, Shields
    arcs: arcShapes({
      words,
      entries: { arcs: 'arcs', facings: 'shields' },
      placeOf: () => ({}),
    }),
    cards: makeCardDesk(words),
    fleets: makeFleetDesk(words),
    setups: makeSetupDesk(words),
    tools: [makeWhatIf(words)],
    report: (setup, state, steps) => makeReport(view(setup, state), steps),
    bridge: (setup, state) => bridge(view(setup, state)),
    page: (setup, state, { page, about = '' }, answers) => {
      const gun = gunOf(page);
      if (gun) return attackPage(view(setup, state), about, answers, gun);
      const make = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
      return make?.(view(setup, state), about, answers) ?? null;
    },
  };
};

/** The first edition, as its Cadet Pack has it. */
export const admiralsCadet: System<CadetSetup, CadetCommand, CadetCard> = {
  id: 'admirals-cadet',
  rulings: RULINGS,
  contents: CONTENTS,
  names: CADET_NAMES,
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rules(setup), setup, state, command),
  secrets: secretOrders('orders'),
  words: {
    en: {
      ...en.system,
      reference: async () => (await import('./reference/en')).en,
      shows: makeShows(en),
    },
  },
};
