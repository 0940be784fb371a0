import { withAnswers, type Answers } from '../../src/core/pages/answers';
import type { Shelf, ShelfFleet } from '../../src/core/pages/desks';
import type { Act } from '../../src/core/pages/page';
import { makeCardDesk } from '../../src/systems/admirals-cadet/desks/cards';
import { makeFleetDesk } from '../../src/systems/admirals-cadet/desks/fleets';
import { MOST_FLEET_VALUE } from '../../src/systems/admirals-cadet/fleet/checkFleet';
import { FLEET_FORM } from '../../src/systems/admirals-cadet/fleet/fleetForm';
import { TRAINING_CARDS } from '../../src/systems/admirals-cadet/training/pack';
import { en } from '../../src/systems/admirals-cadet/words/en';
import { shelfOf } from './cardDesk';

/** The desks of the first edition, and the Training Set in its form. */
export const cadetCards = makeCardDesk(en);
export const cadetShelf = shelfOf(TRAINING_CARDS);

export const cadetFleets = makeFleetDesk(en);

/** A fleet on the desk, with copies of the cards that it calls for. */
export const cadetFleet = (
  draft: Answers,
  shelf: Shelf = cadetShelf,
  name = 'Test',
): ShelfFleet => ({
  id: 'f',
  name,
  draft,
  cards: cadetFleets.cards({ draft, cards: {} }, shelf),
});

/** A fleet by the codes of its ships and orders. */
export const fleetOf = (
  ships: readonly string[],
  orders: readonly string[] = [],
  shelf: Shelf = cadetShelf,
): ShelfFleet =>
  cadetFleet(
    FLEET_FORM.write({
      limit: MOST_FLEET_VALUE,
      ships: ships.map((code, at) => ({ id: `s${at + 1}`, code })),
      orders,
    }),
    shelf,
  );

export const afterTap = (
  fleet: ShelfFleet,
  act: Act | undefined,
  shelf: Shelf = cadetShelf,
): ShelfFleet => {
  if (act?.answers === undefined) throw new Error(`Nothing to tap: ${act?.why ?? 'no act'}`);
  return cadetFleet(withAnswers(fleet.draft, act.answers), shelf, fleet.name);
};
