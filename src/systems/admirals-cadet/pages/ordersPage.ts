import type { SubjectId } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import type { Block, Item, Page } from '../../../core/pages/page';
import { shipName, shipsInPlay } from '../../admirals/editions';
import type { OrderCard } from '../cards/types';
import { orderLimitOf } from '../movement';
import type { CadetCommand } from '../play/commands';
import { libraryOf } from '../play/orders';
import { orderCard, ordersAt, phaseOf, pieceOf } from '../play/view';
import { anyway, tried, type Seen } from './seen';

/** Number, type, and what it does as far as the app knows. */
const detailOf = ({ words }: Seen, { code, type, effects }: OrderCard): string =>
  [`${code} · ${type}`, ...effects.map(words.cards.effect)].join(' · ');

const itemOf = (
  seen: Seen,
  id: string,
  ref: string,
  isOn: boolean,
  command: CadetCommand,
): Item => {
  const order = orderCard(seen.setup, ref);
  const title = order?.name ?? ref;
  const act = tried(seen, command, { label: title });
  const item = { id, title, ...(order ? { detail: detailOf(seen, order) } : {}), isOn };
  return act.why === undefined ? { ...item, act } : item;
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
    .filter(({ act }) => act !== undefined);
  return [...given, ...free];
};

const blockFor = (seen: Seen, ship: Ship): readonly Block[] => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const limit = piece ? orderLimitOf(piece).value : 0;
  if (limit === 0) return [];
  const { orders } = seen.words.pages;
  const given = ordersAt(seen.state, ship.id).length;
  return [
    {
      block: 'items',
      label: shipName(seen.state, ship.id),
      note: orders.given(given, limit),
      items: itemsFor(seen, ship),
      empty: orders.none,
    },
  ];
};

/** What the rules advise against and a table may do all the same: an order beyond the limits. */
const beyondBlock = (seen: Seen, ships: readonly Ship[], player: SubjectId): readonly Block[] => {
  const library = libraryOf(seen.state, player);
  const items = ships.flatMap((ship) =>
    library
      .filter(({ ref }, at) => library.findIndex((one) => one.ref === ref) === at)
      .flatMap(({ id, ref }): readonly Item[] => {
        const command = { type: 'assign-order', ship: ship.id, card: id } as const;
        const title = orderCard(seen.setup, ref)?.name ?? ref;
        const to = seen.words.pages.orders.to(title, shipName(seen.state, ship.id));
        return anyway(seen, command).map((act) => ({
          id: `${ship.id}:${id}`,
          title: to,
          acts: [{ ...act, spoken: `${act.label}: ${to}` }],
        }));
      }),
  );
  const { beyond } = seen.words.pages.orders;
  return items.length === 0 ? [] : [{ block: 'items', label: beyond, items, search: beyond }];
};

/** Orders Phase: what one player gives, in secret. */
export const ordersPage = (seen: Seen, about: SubjectId): Page | null => {
  const player = seen.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const { orders, acts } = seen.words.pages;
  const ships = shipsInPlay(seen.state).filter((ship) => ship.player === about);
  const isOpen = phaseOf(seen.state) === 'orders';
  return {
    title: orders.title(player.name),
    team: player.team,
    blocks: ships.flatMap((ship) => blockFor(seen, ship)),
    ...(isOpen ? { aside: beyondBlock(seen, ships, about) } : {}),
    cover: orders.cover(player.name),
    primary: { label: orders.done, opens: 'bridge' },
    secondary: [tried(seen, { type: 'repeat-orders', player: about }, { label: acts.repeat })],
  };
};
