import type { ShipId } from '../../../core/game/events';
import type { Act, Block, Item, Page } from '../../../core/pages/page';
import { isSimple } from '../play/setup';
import { shipsWithTurn, turnOf } from '../play/turn';
import { pieceOf } from '../play/view';
import { teamName } from '../../kit/play/ships';
import { ask } from './ask';
import { pastPage } from './past';
import { readsRule } from './reads';
import { nameOfShip, SILHOUETTE, type Seen } from './shipRow';
import { anyway, tried } from './tried';
import type { CommandOf } from '../play/commands';
import { ordersAt } from '../../admirals-shared/play/orders';
import { lastingRefsOf } from '../play/orders';

/** 4A-04, 10D-01: onto the battlefield, or into reserve where no setup hex is left. */
export const placeActs = (seen: Seen, ship: ShipId): readonly Act[] => {
  const words = seen.words.playPages.placing;
  const name = nameOfShip(seen, ship);
  const to = (place: CommandOf<'place-ship'>['place'], label: string): readonly Act[] => {
    const command = { type: 'place-ship', ship, place } as const;
    const forced = anyway(seen, command, { label, spoken: `${words.anyway}: ${name}, ${label}` });
    return forced.length > 0
      ? forced
      : [tried(seen, command, { label, spoken: `${name}: ${label}` })];
  };
  return [...to('play', words.play), ...to('reserve', words.reserve)];
};

/** 13A-05, 13A-06: which of its bonus orders a ship has for the whole battle, where it has a choice. */
export const permanentOrderBlock = (seen: Seen, ship: ShipId): readonly Block[] => {
  const { setup, state, rules } = seen;
  const piece = pieceOf(setup, state, ship);
  if (!piece || !isSimple(setup) || state.phase !== 'set-up') return [];
  const now = ordersAt(state, ship).map(({ ref }) => ref);
  return lastingRefsOf(setup, piece, rules)
    .filter(({ refs }) => refs.length > 1)
    .map(({ rule, refs }): Block => ({
      block: 'chips',
      label: seen.words.playPages.placing.permanent,
      chips: refs.map((order) => {
        const label = setup.cards[order]?.name ?? order;
        const isOn = now.includes(order);
        const act: Act = { label, command: ask({ type: 'choose-order', ship, order }) };
        return { label, tone: 'order', isOn, ...(isOn ? {} : { act }), ...readsRule(rule) };
      }),
    }));
};

const shipItem = (seen: Seen, ship: ShipId): Item => {
  const known = seen.state.ships[ship];
  const piece = pieceOf(seen.setup, seen.state, ship);
  return {
    id: ship,
    title: known?.name ?? ship,
    ...(known?.badge ? { badge: known.badge } : {}),
    ...(piece
      ? {
          silhouette: SILHOUETTE[piece.card.role],
          detail: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
        }
      : {}),
    acts: placeActs(seen, ship),
  };
};

/** 4A-04: ships are placed in turns. */
export const placingPage = (seen: Seen): Page => {
  const words = seen.words.playPages.placing;
  if (seen.state.phase !== 'set-up') return pastPage(seen, words.title);
  const { team, ready } = turnOf(seen.setup, seen.state);
  const others = shipsWithTurn(seen.state)
    .map(({ id }) => id)
    .filter((ship) => !ready.includes(ship));
  const block = (label: string, ships: readonly ShipId[]): Block => ({
    block: 'items',
    label,
    items: ships.map((ship) => shipItem(seen, ship)),
    empty: words.none,
  });
  return {
    title: words.title,
    ...(team === null ? {} : { team }),
    blocks: [
      block(team === null ? words.title : words.inTurn(teamName(seen.setup, team)), ready),
      ...(others.length > 0 ? [block(words.others, others)] : []),
    ],
    primary: {
      label: seen.words.pages.acts.startBattle,
      command: ask({ type: 'start-battle' }),
      opens: 'bridge',
    },
  };
};
