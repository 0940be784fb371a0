import type { ShipId } from '../../../core/game/events';
import type { Act, Page } from '../../../core/pages/page';
import * as anyEdition from '../../admirals-shared/pages/turnPages';
import { shipName } from '../../kit/play/ships';
import { phaseOf, shipsWithTurn, turnOf } from '../play/view';
import { readsRule, type View } from './view';

/** Ship Phase: the ship that becomes active, and its own page after it. */
export const activateAct = (view: View, ship: ShipId, label: string): Act =>
  view.tried({ type: 'activate', ship }, { label, opens: { page: 'ship', about: ship } });

const turnsOf = ({ setup, state }: View, isNow: boolean) => ({
  ...turnOf(setup, state),
  isNow,
  left: shipsWithTurn(state),
});

/** Ship Phase: whose turn it is, and which of their ships they may activate. */
export const turnPage = (view: View): Page => {
  const { acts } = view.words.pages;
  return anyEdition.turnPage(view, turnsOf(view, phaseOf(view.state) === 'ship'), {
    activate: (ship) => activateAct(view, ship, acts.activate),
    outOfTurn: (ship) =>
      view.anyway(
        { type: 'activate', ship },
        { label: acts.activateOutOfTurn, opens: { page: 'ship', about: ship } },
      ),
  });
};

/** Setup: onto the map, out of turn where a table does so. */
export const placeActs = (view: View, ship: ShipId): readonly Act[] => {
  const { acts, placing } = view.words.pages;
  const name = shipName(view.state, ship);
  const command = { type: 'place-ship', ship } as const;
  const forced = view.anyway(command, {
    label: acts.place,
    spoken: `${placing.anyway}: ${name}, ${acts.place}`,
  });
  const act = { label: acts.place, spoken: `${name}: ${acts.place}`, ...readsRule('Setup') };
  return forced.length > 0 ? forced : [view.tried(command, act)];
};

/** Setup: ship by ship, in turns. */
export const placingPage = (view: View): Page =>
  anyEdition.placingPage(view, turnsOf(view, phaseOf(view.state) === 'set-up'), (ship) =>
    placeActs(view, ship),
  );
