import type { SubjectId } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import type { Block, Item, Page } from '../../../core/pages/page';
import { shipName, shipsInPlay } from '../../admirals/editions';
import { orderLimitOf } from '../movement';
import type { CadetCommand } from '../play/commands';
import { libraryOf } from '../play/orders';
import { orderCard, ordersAt, pieceOf } from '../play/view';
import { tried, type Seen } from './seen';

const itemOf = (
  seen: Seen,
  id: string,
  ref: string,
  isOn: boolean,
  command: CadetCommand,
): Item => {
  const order = orderCard(seen.setup, ref);
  const title = order?.name ?? ref;
  return {
    id,
    title,
    detail: order?.code ?? '',
    isOn,
    act: tried(seen, command, { label: title }),
  };
};

/** The orders that lie at a ship, and one copy of each that may still go there. */
const itemsFor = (seen: Seen, ship: Ship): readonly Item[] => {
  const { state } = seen;
  const given = ordersAt(state, ship.id).map(({ id, ref }) =>
    itemOf(seen, id, ref, true, { type: 'unassign-order', card: id }),
  );
  const library = libraryOf(state, ship.player);
  const free = library
    .filter(({ ref }, at) => library.findIndex((one) => one.ref === ref) === at)
    .map(({ id, ref }) =>
      itemOf(seen, `${ship.id}:${id}`, ref, false, {
        type: 'assign-order',
        ship: ship.id,
        card: id,
      }),
    )
    .filter(({ act }) => act?.why === undefined);
  return [...given, ...free];
};

const blockFor = (seen: Seen, ship: Ship): readonly Block[] => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const limit = piece ? orderLimitOf(piece).value : 0;
  if (limit === 0) return [];
  const words = seen.words.pages.orders;
  return [
    {
      block: 'items',
      label: shipName(seen.state, ship.id),
      note: words.takes(limit),
      items: itemsFor(seen, ship),
      empty: words.none,
    },
  ];
};

/** Orders Phase: what one player gives, in secret. */
export const ordersPage = (seen: Seen, about: SubjectId): Page | null => {
  const player = seen.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const words = seen.words.pages;
  const ships = shipsInPlay(seen.state).filter((ship) => ship.player === about);
  return {
    title: words.orders.title(player.name),
    team: player.team,
    blocks: ships.flatMap((ship) => blockFor(seen, ship)),
    cover: words.orders.cover(player.name),
    secondary: [
      tried(seen, { type: 'repeat-orders', player: about }, { label: words.acts.repeat }),
    ],
  };
};
