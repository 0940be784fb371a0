import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Page, PageRef } from '../../../core/pages/page';
import { activatePage } from './activation/activatePage';
import { activationPage } from './activation/activationPage';
import { evadePage } from './activation/evadePage';
import { turnPage } from './activation/turnPage';
import { cardPage } from './cardPage';
import { addShipPage } from './correct/addShipPage';
import { gameCorrections } from './correct/gameCorrections';
import { shipCorrections } from './correct/shipCorrections';
import { ordersPage } from './orders/ordersPage';
import { revealPage } from './orders/revealPage';
import { placingPage } from './placingPage';
import { refreshPage } from './refresh/refreshPage';
import { savesPage } from './saves/savesPage';
import { scenarioPage } from './scenarioPage';
import { shipPage } from './shipPage';
import type { Seen } from './shipRow';
import { skirmishPage } from './skirmish/skirmishPage';
import { strikePage } from './strike/strikePage';
import { gunOf } from './strike/strikeRef';

type PageMaker = (seen: Seen, about: SubjectId, answers: Answers) => Page | null;

/** Every page of a game by its id. */
const PAGES: Readonly<Record<string, PageMaker>> = {
  ship: (seen, about) => shipPage(seen, about),
  placing: (seen) => placingPage(seen),
  orders: ordersPage,
  reveal: (seen, _about, answers) => revealPage(seen, answers),
  turn: (seen) => turnPage(seen),
  activate: activatePage,
  activation: activationPage,
  evade: evadePage,
  refresh: (seen, _about, answers) => refreshPage(seen, answers),
  card: (seen, about) => cardPage(seen, about),
  scenario: (seen) => scenarioPage(seen),
  skirmish: skirmishPage,
  saves: savesPage,
  correct: shipCorrections,
  corrections: (seen, _about, answers) => gameCorrections(seen, answers),
  'add-ship': (seen, _about, answers) => addShipPage(seen, answers),
};

/** Null where there is no such page, or nothing for it to be about. */
export const gamePage = (
  seen: Seen,
  { page, about = '' }: PageRef,
  answers: Answers,
): Page | null => {
  const gun = gunOf(page);
  if (gun !== undefined) return strikePage(seen, about, answers, gun);
  const make = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  return make?.(seen, about, answers) ?? null;
};
