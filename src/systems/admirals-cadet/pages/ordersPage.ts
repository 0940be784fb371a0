import type { PlayerId, ShipId } from '../../../core/game/events';
import type { HeldCard, Ship } from '../../../core/game/state';
import type { Answers, Changes } from '../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page } from '../../../core/pages/page';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { textAt } from '../../kit/pages/answered';
import type { OrderCard } from '../cards/types';
import { orderLimitOf } from '../movement';
import { orderCard, phaseOf, pieceOf } from '../play/view';
import { anyway, readsRule, tried, type Seen } from './seen';
import { SILHOUETTE } from './shipRow';
import { libraryOf, ordersAt } from '../../admirals-shared/play/orders';

const limitOf = ({ setup, state }: Seen, ship: ShipId): number => {
  const piece = pieceOf(setup, state, ship);
  return piece ? orderLimitOf(piece).value : 0;
};

const hasRoom = (seen: Seen, { id }: Ship): boolean =>
  ordersAt(seen.state, id).length < limitOf(seen, id);

/** The ship that was tapped, else the first that can be given one more. */
const chosenShip = (seen: Seen, ships: readonly Ship[], answers: Answers): Ship | null => {
  const told = textAt(answers, 'ship');
  const tapped = ships.find(({ id }) => id === told);
  return tapped ?? ships.find((ship) => hasRoom(seen, ship)) ?? ships[0] ?? null;
};

/** Once a ship has all it takes, the next one is at hand. */
const turnsTo = (seen: Seen, ships: readonly Ship[], ship: ShipId): Changes => {
  const isFull = ordersAt(seen.state, ship).length + 1 >= limitOf(seen, ship);
  const next = ships.find((one) => one.id !== ship && hasRoom(seen, one));
  return { ship: isFull ? (next?.id ?? ship) : ship };
};

const nameOf = ({ setup }: Seen, ref: string): string => orderCard(setup, ref)?.name ?? ref;

/** What it has been given; a tap takes it back. */
const heldChips = (seen: Seen, ship: Ship): readonly Chip[] =>
  ordersAt(seen.state, ship.id).map(({ id, ref }) => {
    const label = nameOf(seen, ref);
    const { takeBack } = seen.words.pages.orders;
    const spoken = takeBack(label, shipName(seen.state, ship.id));
    const act = tried(seen, { type: 'unassign-order', card: id }, { label, spoken });
    return {
      label,
      spoken,
      tone: 'order',
      solid: true,
      ...(act.why === undefined ? { act } : {}),
    };
  });

const shipItem = (seen: Seen, ship: Ship, isOn: boolean): Item => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const { orders } = seen.words.pages;
  const given = ordersAt(seen.state, ship.id).length;
  const name = shipName(seen.state, ship.id);
  return {
    id: ship.id,
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role] } : {}),
    figure: orders.places(given, limitOf(seen, ship.id)),
    chips: heldChips(seen, ship),
    isOn,
    act: { label: name, spoken: name, answers: { ship: ship.id } },
    ...readsRule('Orders Phase'),
  };
};

/** What it does as far as the app knows. */
const linesOf = ({ words }: Seen, { effects, text }: OrderCard): string => {
  const does = [...effects.map(words.cards.effect), ...(text === undefined ? [] : [text])];
  return does.length > 0 ? does.join(' ') : words.scenarios.plainOrder;
};

const libraryItem = (
  seen: Seen,
  ships: readonly Ship[],
  ship: Ship,
  cards: readonly HeldCard[],
): readonly Item[] => {
  const { orders } = seen.words.pages;
  const [card] = cards;
  const order = card ? orderCard(seen.setup, card.ref) : null;
  if (!card || !order) return [];
  const command = { type: 'assign-order', ship: ship.id, card: card.id } as const;
  const spoken = orders.to(order.name, shipName(seen.state, ship.id));
  const answers = turnsTo(seen, ships, ship.id);
  const act = tried(seen, command, { label: orders.assign(order.name), spoken, answers });
  const forced = anyway(seen, command).map((one): Act => ({
    ...one,
    spoken: `${one.label}: ${spoken}`,
  }));
  return [
    {
      id: card.ref,
      title: order.name,
      detail: linesOf(seen, order),
      badge: order.code,
      chips: [
        ...(order.type === 'Basic'
          ? []
          : [{ label: order.type, tone: 'plain', ...readsRule(order.type) } as const]),
      ],
      act,
      ...(forced.length > 0 ? { acts: forced } : {}),
      ...(cards.length > 1 ? { figure: orders.copies(cards.length) } : {}),
    },
  ];
};

/** One line for each order, however many copies. */
const libraryBlock = (seen: Seen, ships: readonly Ship[], ship: Ship, player: PlayerId): Block => {
  const { orders } = seen.words.pages;
  const cards = libraryOf(seen.state, player);
  return {
    block: 'items',
    label: orders.library(shipName(seen.state, ship.id)),
    items: [...new Set(cards.map(({ ref }) => ref))].flatMap((ref) =>
      libraryItem(
        seen,
        ships,
        ship,
        cards.filter((card) => card.ref === ref),
      ),
    ),
    empty: orders.none,
  };
};

const nextPlayer = ({ setup, words }: Seen, player: PlayerId): readonly Act[] => {
  const { players } = setup;
  const next = players[players.findIndex(({ id }) => id === player) + 1];
  return next
    ? [
        {
          label: words.pages.acts.orders(next.name),
          opens: { page: 'orders', about: next.id },
        },
      ]
    : [];
};

/** Orders Phase: what one player gives, in secret; Escorts take none. */
export const ordersPage = (seen: Seen, about: PlayerId, answers: Answers): Page | null => {
  const player = seen.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const { orders, acts } = seen.words.pages;
  const ships = shipsInPlay(seen.state).filter(
    (ship) => ship.player === about && limitOf(seen, ship.id) > 0,
  );
  const ship = chosenShip(seen, ships, answers);
  return {
    title: orders.title(player.name),
    team: player.team,
    blocks: [
      {
        block: 'items',
        label: orders.ships,
        chooses: 'one',
        items: ships.map((one) => shipItem(seen, one, one.id === ship?.id)),
        empty: orders.noShips,
      },
      ...(ship ? [libraryBlock(seen, ships, ship, about)] : []),
    ],
    ...(phaseOf(seen.state) === 'orders' ? { cover: orders.cover(player.name) } : {}),
    primary: { label: orders.done, opens: 'bridge' },
    secondary: [
      tried(seen, { type: 'repeat-orders', player: about }, { label: acts.repeat }),
      ...nextPlayer(seen, about),
    ],
  };
};
