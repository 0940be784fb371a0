import type { GameState } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page, PageRef } from '../../../core/pages/page';
import type { SolarSetup } from '../play/setup';
import { isTorpedo } from '../play/turn';
import { turnPage } from './bridge';
import { gameCorrections, pieceCorrections } from './corrections';
import { firePage } from './firePage';
import { asteroidsPage, movePage } from './movePage';
import { powerPage, sharesPage } from './powerPage';
import { shipPage } from './shipPage';
import { chainPage, detonatePage, torpedoPage } from './torpedoPages';
import { viewOf } from './view';

/** A page of a game; null where it is about something that is not there. */
export const gamePage = (
  setup: SolarSetup,
  state: GameState,
  { page, about = '' }: PageRef,
  answers: Answers,
): Page | null => {
  const view = viewOf(setup, state);
  const [id = '', slot = ''] = about.split(':');
  const ship = Object.hasOwn(state.ships, id) ? state.ships[id] : undefined;
  if (page === 'turn') return turnPage(view);
  if (page === 'shares') return sharesPage(view, ship ?? null);
  if (page === 'correct')
    return ship ? pieceCorrections(view, ship, answers) : gameCorrections(view, answers);
  if (!ship) return null;
  if (page === 'asteroids') return asteroidsPage(view, ship, answers);
  if (isTorpedo(ship)) {
    if (page === 'detonate') return detonatePage(view, ship, answers);
    if (page === 'chain') return chainPage(view, ship, answers);
    return torpedoPage(view, ship, answers);
  }
  if (page === 'fire') return firePage(view, ship, slot, answers);
  if (page === 'move') return movePage(view, ship, answers);
  return page === 'power' ? powerPage(view, ship, answers) : shipPage(view, ship, answers);
};
