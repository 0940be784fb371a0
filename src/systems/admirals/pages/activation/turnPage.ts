import type { Page } from '../../../../core/pages/page';
import { turnPage as anyTurnPage } from '../../../admirals-shared/pages/turnPages';
import { keepsTurns, shipsWithTurn, turnOf } from '../../play/turn';
import { activateAct, activateOutOfTurn } from '../activating';
import type { View } from '../shipRow';

/** 4B-02: the ships of the team in turn, and those that a table may activate all the same. */
export const turnPage = (view: View): Page => {
  const { setup, state, words } = view;
  const { team, ready } = turnOf(setup, state);
  const turns = {
    isNow: state.phase === 'action' && state.outcome === null,
    team: keepsTurns(setup) ? team : null,
    ready,
    left: shipsWithTurn(state),
  };
  return anyTurnPage(view, turns, {
    activate: (ship) => activateAct(view, ship, words.pages.acts.activate),
    outOfTurn: (ship) => activateOutOfTurn(view, ship),
  });
};
