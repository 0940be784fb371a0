import type { Answers } from '../../../core/pages/answers';
import type { Page, PageRef } from '../../../core/pages/page';
import { ZONES } from '../terms';
import { attackFrom, attackPage, counterPage } from './attack';
import { damagePage } from './damage';
import { maneuverPage, repairPage } from './moves';
import { gameCorrection, lookPage, shipCorrection, shipPage } from './ship';
import { objectivePage } from './objective';
import { activationPage, deployPage, dialPage, dialsPage, turnPage } from './turn';
import type { View } from './view';

/** A page of the battle; null where it is about something that is not in it. */
export const page = (view: View, at: PageRef, answers: Answers): Page | null => {
  const ship = view.state.ships[at.about ?? ''];
  switch (at.page) {
    case 'turn':
      return turnPage(view);
    case 'dials':
      return dialsPage(view);
    case 'objective':
      return objectivePage(view);
    case 'counter':
      return counterPage(view, answers);
    case 'correct':
      return ship ? shipCorrection(view, ship, answers) : gameCorrection(view, answers);
  }
  if (!ship) return null;
  const from = ZONES.find((zone) => attackFrom(zone) === at.page);
  if (from) return attackPage(view, ship, answers, from);
  switch (at.page) {
    case 'deploy':
      return deployPage(view, ship, answers);
    case 'dial':
      return dialPage(view, ship, answers);
    case 'look':
      return lookPage(view, ship);
    case 'activation':
      return activationPage(view, ship);
    case 'repair':
      return repairPage(view, ship, answers);
    case 'damage':
      return damagePage(view, ship, answers);
    case 'attack':
      return attackPage(view, ship, answers);
    case 'maneuver':
      return maneuverPage(view, ship, answers);
  }
  return shipPage(view, ship);
};
