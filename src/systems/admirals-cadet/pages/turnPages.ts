import type { ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import type { Act, Item, Page } from '../../../core/pages/page';
import { HULL } from '../../admirals-shared/play/names';
import { shipName, teamName } from '../../kit/play/ships';
import { pieceOf, shipsWithTurn, turnOf } from '../play/view';
import { anyway, readsRule, tried, type Seen } from './seen';
import { orderChips, SILHOUETTE } from './shipRow';

const itemFor = (seen: Seen, ship: ShipId, act: Act, more: readonly Act[] = []): Item => {
  const known = seen.state.ships[ship];
  const piece = pieceOf(seen.setup, seen.state, ship);
  const hull = trackOf(seen.state, ship, HULL);
  const spoken = { spoken: act.label };
  return {
    id: ship,
    title: known?.name ?? ship,
    ...(known?.badge ? { badge: known.badge } : {}),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role], detail: piece.card.role } : {}),
    ...(hull ? { figure: seen.words.pages.row.left(hull.now, hull.max ?? hull.now) } : {}),
    chips: orderChips(seen, ship),
    ...(act.why === undefined
      ? { act: { ...act, ...spoken } }
      : { acts: more.length > 0 ? more : [{ ...act, ...spoken }] }),
  };
};

/** Ship Phase: the ship that becomes active, and its own page after it. */
export const activateAct = (seen: Seen, ship: ShipId): Act =>
  tried(
    seen,
    { type: 'activate', ship },
    {
      label: seen.words.pages.acts.activateOf(shipName(seen.state, ship)),
      opens: { page: 'ship', about: ship },
    },
  );

/** Ship Phase: whose turn it is, and which of their ships they may activate. */
export const turnPage = (seen: Seen): Page => {
  const { setup, state, words } = seen;
  const { acts, headline } = words.pages;
  const { team, ready } = turnOf(setup, state);
  const others = shipsWithTurn(state).filter(({ id }) => !ready.includes(id));
  const outOfTurn = (ship: ShipId): readonly Act[] =>
    anyway(seen, { type: 'activate', ship }).map((act) => ({
      ...act,
      label: acts.activateOutOfTurn,
      spoken: `${acts.activateOutOfTurn}: ${shipName(state, ship)}`,
      opens: { page: 'ship', about: ship },
    }));
  return {
    title: acts.activateOne,
    ...(team === null ? {} : { kicker: headline.toActivate(teamName(setup, team)), team }),
    blocks: [
      {
        block: 'items',
        label: team === null ? acts.allShips : teamName(setup, team),
        items: ready.map((ship) => itemFor(seen, ship, activateAct(seen, ship))),
        empty: headline.allDone,
      },
      ...(others.length === 0
        ? []
        : [
            {
              block: 'items',
              label: teamName(setup, others[0]?.team ?? ''),
              items: others.map(({ id }) =>
                itemFor(seen, id, activateAct(seen, id), outOfTurn(id)),
              ),
            } as const,
          ]),
    ],
  };
};

/** Setup: ship by ship, in turns. */
export const placingPage = (seen: Seen): Page => {
  const { setup, state, words } = seen;
  const { acts, headline, fleet } = words.pages;
  const { team } = turnOf(setup, state);
  const place = (ship: ShipId): Act =>
    tried(
      seen,
      { type: 'place-ship', ship },
      { label: acts.placeOf(shipName(state, ship)), ...readsRule('Setup') },
    );
  const outOfTurn = (ship: ShipId): readonly Act[] =>
    anyway(seen, { type: 'place-ship', ship }).map((act) => ({
      ...act,
      spoken: `${act.label}: ${shipName(state, ship)}`,
    }));
  return {
    title: headline['set-up'],
    ...(team === null ? {} : { kicker: headline.toPlace(teamName(setup, team)), team }),
    blocks: [
      {
        block: 'items',
        label: fleet.waiting,
        items: shipsWithTurn(state).map(({ id }) => itemFor(seen, id, place(id), outOfTurn(id))),
        empty: acts.allPlaced,
      },
    ],
    primary: tried(seen, { type: 'start-battle' }, { label: acts.startBattle, opens: 'bridge' }),
  };
};
