import type { PlayerId } from '../../../../core/game/events';
import type { HeldCard, Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page } from '../../../../core/pages/page';
import type { OrderCard } from '../../../admirals-shared/cards/types';
import { SLOTS } from '../../../admirals-shared/play/names';
import { pieceOf } from '../../play/view';
import { shipsInPlay } from '../../../kit/play/ships';
import { ask } from '../ask';
import { textAt } from '../../../kit/pages/answered';
import { cardLines, requirementLines } from '../cardLines';
import { readsRule } from '../reads';
import { nameOfShip, SILHOUETTE, type Seen } from '../shipRow';
import { anyway, tried } from '../tried';
import { libraryOf, ordersAt } from '../../../admirals-shared/play/orders';
import { orderCard } from '../../play/cardsInPlay';
import { bonusAtHand, omegaOf, orderPlacesOf } from '../../play/orders';
import { heldBy } from '../../../kit/play/cards';

const placesOf = ({ setup, state, rules }: Seen, ship: string): number => {
  const piece = pieceOf(setup, state, ship);
  return piece ? orderPlacesOf(state, piece, rules) : 0;
};

const freeAt = (seen: Seen, ship: string): number =>
  placesOf(seen, ship) - ordersAt(seen.state, ship).length;

/** The ship that a tap in the library is for: the one that was touched, else the first with a place. */
const chosenShip = (seen: Seen, ships: readonly Ship[], answers: Answers): Ship | null => {
  const told = textAt(answers, 'ship');
  return (
    ships.find(({ id }) => id === told) ?? ships.find(({ id }) => freeAt(seen, id) > 0) ?? null
  );
};

/** After the last place of a ship was taken, the next one with a place is up. */
const turnsTo = (seen: Seen, ships: readonly Ship[], ship: string): { readonly ship: string } => {
  if (freeAt(seen, ship) > 1) return { ship };
  const at = ships.findIndex(({ id }) => id === ship);
  const others = [...ships.slice(at + 1), ...ships.slice(0, Math.max(0, at))];
  return { ship: others.find(({ id }) => freeAt(seen, id) > 0)?.id ?? ship };
};

const nameOf = ({ setup }: Seen, ref: string): string => setup.cards[ref]?.name ?? ref;

const heldChips = (seen: Seen, ship: string): readonly Chip[] =>
  ordersAt(seen.state, ship).map(({ id, ref }) => {
    const name = nameOf(seen, ref);
    const label = seen.words.playPages.orders.takeBack(name, nameOfShip(seen, ship));
    const act: Act = { ...tried(seen, { type: 'unassign-order', card: id }, { label }) };
    return { label: name, spoken: label, tone: 'order', solid: true, act };
  });

const carriedBy = (seen: Seen, ship: string): readonly string[] =>
  heldBy(seen.state, ship)
    .filter(({ slot }) => slot === SLOTS.commander || slot === SLOTS.flightGroup)
    .map(({ ref }) => seen.words.playPages.orders.carries(nameOf(seen, ref)));

const shipItem = (seen: Seen, ship: Ship, isOn: boolean): Item => {
  const words = seen.words.playPages.orders;
  const places = placesOf(seen, ship.id);
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const details = [...(places === 0 ? [words.noOrders] : []), ...carriedBy(seen, ship.id)];
  return {
    id: ship.id,
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role] } : {}),
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
    figure: words.places(ordersAt(seen.state, ship.id).length, places),
    chips: heldChips(seen, ship.id),
    isOn,
    act: { label: nameOfShip(seen, ship.id), answers: { ship: ship.id } },
    ...readsRule('3A-02 I'),
  };
};

const orderItem = (seen: Seen, id: string, order: OrderCard, acts: readonly Act[]): Item => {
  const words = seen.words.playPages.orders;
  const [act, ...others] = acts;
  const lines = [...cardLines(seen, order), ...requirementLines(seen, order)];
  return {
    id,
    title: order.name,
    detail: lines.join(' '),
    badge: order.code,
    chips: [
      ...(order.type === 'Basic'
        ? []
        : [{ label: words.type(order.type), tone: 'plain' } as const]),
      ...(order.psionic
        ? [{ label: words.psionic, tone: 'plain', ...readsRule('4B-01 II') } as const]
        : []),
    ],
    ...(act ? { act } : {}),
    ...(others.length > 0 ? { acts: others } : {}),
  };
};

/** 3A-01 VIII, 9G: orders that the ship may have besides. */
const bonusBlock = (seen: Seen, ships: readonly Ship[], ship: Ship): readonly Block[] => {
  const { setup, state, rules } = seen;
  const words = seen.words.playPages.orders;
  const piece = pieceOf(setup, state, ship.id);
  const refs = piece ? bonusAtHand(setup, state, piece, rules) : [];
  if (refs.length === 0) return [];
  const items = refs.flatMap((ref) => {
    const order = orderCard(setup, ref);
    if (!order) return [];
    const command = { type: 'assign-bonus', ship: ship.id, order: ref } as const;
    const answers = turnsTo(seen, ships, ship.id);
    const spoken = words.faceUpSpoken(order.name, nameOfShip(seen, ship.id));
    return orderItem(seen, ref, order, [
      tried(seen, command, { label: words.assign(order.name), spoken, answers }),
      ...anyway(seen, command, { label: words.anyway, spoken: `${words.anyway}: ${spoken}` }),
    ]);
  });
  const label = words.bonus(nameOfShip(seen, ship.id));
  return [{ block: 'items', label, items }];
};

const omegaActs = (
  seen: Seen,
  player: PlayerId,
  card: HeldCard,
  order: OrderCard,
): readonly Act[] => {
  if (seen.setup.escalation !== 'Omega' || order.type !== 'Basic') return [];
  const { setOmega } = seen.words.playPages.orders;
  const spoken = `${setOmega}: ${order.name}`;
  return [tried(seen, { type: 'set-omega', player, card: card.id }, { label: setOmega, spoken })];
};

const libraryItem = (
  seen: Seen,
  ships: readonly Ship[],
  ship: Ship | null,
  cards: readonly HeldCard[],
  player: PlayerId,
): readonly Item[] => {
  const words = seen.words.playPages.orders;
  const [card] = cards;
  const order = card ? orderCard(seen.setup, card.ref) : null;
  if (!card || !order) return [];
  const assigning = (to: Ship): readonly Act[] => {
    const command = { type: 'assign-order', ship: to.id, card: card.id } as const;
    const spoken = words.assignSpoken(order.name, nameOfShip(seen, to.id));
    const answers = turnsTo(seen, ships, to.id);
    return [
      tried(seen, command, { label: words.assign(order.name), spoken, answers }),
      ...anyway(seen, command, { label: words.anyway, spoken: `${words.anyway}: ${spoken}` }),
    ];
  };
  const acts = [...(ship ? assigning(ship) : []), ...omegaActs(seen, player, card, order)];
  const item = orderItem(seen, card.ref, order, acts);
  return [cards.length > 1 ? { ...item, figure: words.copies(cards.length) } : item];
};

/** 4B-01: one line for each order, however many copies. */
const libraryBlock = (
  seen: Seen,
  ships: readonly Ship[],
  ship: Ship | null,
  player: PlayerId,
): Block => {
  const words = seen.words.playPages.orders;
  const cards = libraryOf(seen.state, player);
  const refs = [...new Set(cards.map(({ ref }) => ref))];
  return {
    block: 'items',
    label: ship ? words.library(nameOfShip(seen, ship.id)) : words.libraryAlone,
    items: refs.flatMap((ref) =>
      libraryItem(
        seen,
        ships,
        ship,
        cards.filter((card) => card.ref === ref),
        player,
      ),
    ),
    empty: words.empty,
  };
};

/** 10A-05 I */
const omegaBlock = (seen: Seen, player: PlayerId): readonly Block[] => {
  if (seen.setup.escalation !== 'Omega') return [];
  const words = seen.words.playPages.orders;
  const omega = omegaOf(seen.state, player);
  const order = omega ? orderCard(seen.setup, omega.ref) : null;
  const label = order ? words.takeBack(order.name, words.omega) : '';
  return [
    {
      block: 'items',
      label: words.omega,
      note: words.omegaNote,
      empty: words.omegaNone,
      items:
        omega && order
          ? [
              {
                ...orderItem(seen, omega.id, order, []),
                isOn: true,
                acts: [{ label, command: ask({ type: 'unassign-order', card: omega.id }) }],
              },
            ]
          : [],
    },
  ];
};

const nextPlayer = (seen: Seen, player: PlayerId): readonly Act[] => {
  const players = seen.setup.players.filter(({ id }) =>
    shipsInPlay(seen.state).some((ship) => ship.player === id),
  );
  const next = players[players.findIndex(({ id }) => id === player) + 1];
  if (!next) return [];
  return [
    {
      label: seen.words.playPages.orders.next(next.name),
      opens: { page: 'orders', about: next.id },
    },
  ];
};

/** 4B-01: what one player assigns, face down, not for every eye. */
export const ordersPage = (seen: Seen, about: PlayerId, answers: Answers): Page | null => {
  const player = seen.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const words = seen.words.playPages.orders;
  const ships = shipsInPlay(seen.state).filter((ship) => ship.player === about);
  const ship = chosenShip(seen, ships, answers);
  const isHidden = seen.state.phase === 'command';
  return {
    title: words.title,
    kicker: player.name,
    team: player.team,
    ...(isHidden
      ? {
          cover: {
            title: words.cover(player.name),
            text: words.coverText,
            open: words.open(player.name),
          },
        }
      : {}),
    blocks: [
      {
        block: 'items',
        label: words.ships,
        chooses: 'one',
        items: ships.map((one) => shipItem(seen, one, one.id === ship?.id)),
      },
      ...(ship ? bonusBlock(seen, ships, ship) : []),
    ],
    aside: [libraryBlock(seen, ships, ship, about), ...omegaBlock(seen, about)],
    primary: { label: seen.words.playPages.done, opens: 'bridge' },
    secondary: [
      tried(seen, { type: 'repeat-orders', player: about }, { label: words.repeat }),
      ...nextPlayer(seen, about),
    ],
  };
};
