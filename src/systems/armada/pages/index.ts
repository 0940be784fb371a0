import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page, PageRef } from '../../../core/pages/page';
import { ZONES } from '../terms';
import { attackFrom, attackPage, counterPage } from './attack';
import { maneuverPage, repairPage } from './moves';
import { objectivePage } from './objective';
import { damagePage, gameCorrection, lookPage, shipCorrection, shipPage } from './ship';
import { activationPage, deployPage, dialPage, dialsPage, turnPage } from './turn';
import type { View } from './view';

type OfGame = (view: View, answers: Answers) => Page;
type OfShip = (view: View, ship: Ship, answers: Answers) => Page;

const OF_GAME = new Map<string, OfGame>([
  ['turn', turnPage],
  ['dials', dialsPage],
  ['objective', objectivePage],
  ['counter', counterPage],
]);

const OF_SHIP = new Map<string, OfShip>([
  ['correct', shipCorrection],
  ['deploy', deployPage],
  ['dial', dialPage],
  ['look', lookPage],
  ['activation', activationPage],
  ['repair', repairPage],
  ['damage', damagePage],
  ['attack', attackPage],
  ['maneuver', maneuverPage],
  ...ZONES.map((zone): [string, OfShip] => [
    attackFrom(zone),
    (view, ship, answers) => attackPage(view, ship, answers, zone),
  ]),
]);

/** A page of the battle; null where it is about something that is not in it. */
export const page = (view: View, at: PageRef, answers: Answers): Page | null => {
  const ship = view.state.ships[at.about ?? ''];
  const ofGame = OF_GAME.get(at.page) ?? (at.page === 'correct' && !ship ? gameCorrection : null);
  if (ofGame) return ofGame(view, answers);
  return ship ? (OF_SHIP.get(at.page) ?? shipPage)(view, ship, answers) : null;
};
