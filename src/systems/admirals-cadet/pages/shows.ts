import { RAYS } from '../../../core/hex/bearing';
import type { Sector } from '../../../core/hex/sector';
import type { SubjectId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page } from '../../../core/pages/page';
import type { ArcShape, Shows } from '../../../core/pages/shows';
import { ARCS, entryIdOf, FACINGS, strikeWords } from '../../admirals/editions';
import { makeCardDesk } from '../desks/cards';
import { makeFleetDesk } from '../desks/fleets';
import type { CadetSetup } from '../play/setup';
import type { CadetParts, Rules } from '../rules';
import type { CadetWords } from '../words/en';
import { gunOf } from './attack/aim';
import { attackPage } from './attack/attackPage';
import { bridge } from './bridge';
import { addShipPage } from './correct/addShipPage';
import { gameCorrections } from './correct/gameCorrections';
import { shipCorrections } from './correct/shipCorrections';
import { movePage } from './movePage';
import { ordersPage } from './ordersPage';
import { refreshPage, revealPage } from './phasePages';
import { readyGames } from './readyGames';
import { makeReport } from './report';
import { savesPage } from './savesPage';
import { scenarioPage } from './scenarioPage';
import type { Seen } from './seen';
import { makeSetupDesk } from './setup/setupDesk';
import { shipPage } from './shipPage';
import { skirmishPage } from './skirmish/skirmishPage';
import { placingPage, turnPage } from './turnPages';
import { makeWhatIf } from './whatIf/whatIfTool';

const raysIn = (sector: Sector): readonly boolean[] => RAYS.map((ray) => sector.includes(ray));

const arcShapes = ({ arcs, facings }: CadetParts, { pages }: CadetWords): readonly ArcShape[] => [
  ...ARCS.map((arc) => ({
    id: `arc-${entryIdOf(arc)}`,
    label: arc,
    name: pages.shapes.arc(arc, strikeWords.arc(arc)),
    group: pages.shapes.arcs,
    rays: raysIn(arcs[arc]),
    entry: 'arcs',
  })),
  ...FACINGS.map((facing) => ({
    id: `facing-${entryIdOf(facing)}`,
    label: facing,
    name: facing,
    group: pages.shapes.facings,
    rays: raysIn(facings[facing]),
    entry: 'shields',
  })),
];

type PageMaker = (seen: Seen, about: SubjectId, answers: Answers) => Page | null;

/** Every page of a game by its id. */
const PAGES: Readonly<Record<string, PageMaker>> = {
  ship: (seen, about) => shipPage(seen, about),
  orders: ordersPage,
  move: movePage,
  turn: (seen) => turnPage(seen),
  placing: (seen) => placingPage(seen),
  reveal: (seen, _about, answers) => revealPage(seen, answers),
  refresh: (seen, _about, answers) => refreshPage(seen, answers),
  skirmish: skirmishPage,
  saves: savesPage,
  scenario: (seen) => scenarioPage(seen),
  correct: shipCorrections,
  corrections: (seen, _about, answers) => gameCorrections(seen, answers),
  'add-ship': (seen, _about, answers) => addShipPage(seen, answers),
};

/** What the first edition shows in one language, by the rules of the table. */
export const makeShows = (
  parts: CadetParts,
  rules: (setup: CadetSetup) => Rules,
  words: CadetWords,
): Shows<CadetSetup> => {
  const seen = (setup: CadetSetup, state: GameState): Seen => ({
    setup,
    state,
    rules: rules(setup),
    words,
  });
  return {
    readyGames: readyGames(words),
    arcs: arcShapes(parts, words),
    cards: makeCardDesk(parts, words),
    fleets: makeFleetDesk(parts, words),
    setups: makeSetupDesk(parts, words),
    tools: [makeWhatIf(parts, words)],
    report: (setup, state, steps) => makeReport(seen(setup, state), steps),
    bridge: (setup, state) => bridge(seen(setup, state)),
    page: (setup, state, { page, about = '' }, answers) => {
      const gun = gunOf(page);
      if (gun) return attackPage(seen(setup, state), about, gun, answers);
      const make = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
      return make?.(seen(setup, state), about, answers) ?? null;
    },
  };
};
