import type { ShipId } from '../../../../core/game/events';
import type { Block, Item, Page } from '../../../../core/pages/page';
import { HULL } from '../../../admirals-shared/play/names';
import { keepsTurns, shipsWithTurn, turnOf } from '../../play/turn';
import { pieceOf } from '../../play/view';
import { teamName } from '../../../kit/play/ships';
import { trackOf } from '../../../../core/game/state';
import { activateAct, activateOutOfTurn } from '../activating';
import { pastPage } from '../past';
import { nameOfShip, orderChips, SILHOUETTE, type Seen } from '../shipRow';

const shipItem = (seen: Seen, ship: ShipId): Item => {
  const { setup, state, words } = seen;
  const known = state.ships[ship];
  const piece = pieceOf(setup, state, ship);
  const hull = trackOf(state, ship, HULL);
  const name = nameOfShip(seen, ship);
  const act = activateAct(seen, ship, words.playPages.turn.activate);
  const forced = act.why === undefined ? [] : activateOutOfTurn(seen, ship);
  return {
    id: ship,
    title: known?.name ?? ship,
    ...(known?.badge ? { badge: known.badge } : {}),
    ...(piece
      ? {
          silhouette: SILHOUETTE[piece.card.role],
          detail: words.pages.row.kicker(piece.card.role, piece.card.code),
        }
      : {}),
    ...(hull ? { figure: `${hull.now}/${hull.max ?? hull.now}` } : {}),
    chips: orderChips(seen, ship),
    act: { ...act, spoken: words.playPages.bridge.activate(name) },
    acts: forced.map((one) => ({ ...one, spoken: `${one.label}: ${name}` })),
  };
};

/** 4B-02: the ships of the team in turn, and those that a table may activate all the same. */
export const turnPage = (seen: Seen): Page => {
  const { setup, state } = seen;
  const words = seen.words.playPages.turn;
  if (state.phase !== 'action' || state.outcome !== null) return pastPage(seen, words.title);
  const { team, ready } = turnOf(setup, state);
  const left = shipsWithTurn(state).map(({ id }) => id);
  const first = keepsTurns(setup) ? ready : left;
  const others = left.filter((ship) => !first.includes(ship));
  const block = (label: string, ships: readonly ShipId[]): Block => ({
    block: 'items',
    label,
    items: ships.map((ship) => shipItem(seen, ship)),
    empty: words.none,
  });
  const label =
    team === null || !keepsTurns(setup) ? words.open : words.inTurn(teamName(setup, team));
  return {
    title: words.title,
    ...(team === null ? {} : { team }),
    blocks: [block(label, first)],
    ...(others.length > 0 && { aside: [block(words.others, others)] }),
  };
};
