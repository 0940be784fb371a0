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
import type { View } from './shipRow';
import { skirmishPage } from './skirmish/skirmishPage';
import { gunOf, strikePage } from './strike/strikePage';

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
  skirmish: skirmishPage,
  saves: savesPage,
  correct: shipCorrections,
  corrections: (view, _about, answers) => gameCorrections(view, answers),
  'add-ship': (view, _about, answers) => addShipPage(view, answers),
};

/** Null where there is no such page, or nothing for it to be about. */
export const gamePage = (
  view: View,
  { page, about = '' }: PageRef,
  answers: Answers,
): Page | null => {
  const gun = gunOf(page);
  if (gun) return strikePage(view, about, answers, gun);
  const make = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  return make?.(view, about, answers) ?? null;
};
