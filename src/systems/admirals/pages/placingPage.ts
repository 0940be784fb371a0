import type { ShipId } from '../../../core/game/events';
import type { Act, Block, Page } from '../../../core/pages/page';
import { isSimple } from '../play/setup';
import { shipsWithTurn, turnOf } from '../play/turn';
import { pieceOf } from '../play/view';
import { ask } from './ask';
import { readsRule } from './reads';
import { nameOfShip, type View } from './shipRow';
import { placingPage as anyPlacingPage } from '../../admirals-shared/pages/turnPages';
import type { CommandOf } from '../play/commands';
import { ordersAt } from '../../admirals-shared/play/orders';
import { lastingRefsOf } from '../play/orders';

/** 4A-04, 10D-01: onto the battlefield, or into reserve where no setup hex is left. */
export const placeActs = (view: View, ship: ShipId): readonly Act[] => {
  const words = view.words.pages.placing;
  const name = nameOfShip(view, ship);
  const to = (place: CommandOf<'place-ship'>['place'], label: string): readonly Act[] => {
    const command = { type: 'place-ship', ship, place } as const;
    const forced = view.anyway(command, { label, spoken: `${words.anyway}: ${name}, ${label}` });
    return forced.length > 0
      ? forced
      : [view.tried(command, { label, spoken: `${name}: ${label}` })];
  };
  return [...to('play', words.play), ...to('reserve', words.reserve)];
};

/** 13A-05, 13A-06: which of its bonus orders a ship has for the whole battle, where it has a choice. */
export const permanentOrderBlock = (view: View, ship: ShipId): readonly Block[] => {
  const { setup, state, rules } = view;
  const piece = pieceOf(setup, state, ship);
  if (!piece || !isSimple(setup) || state.phase !== 'set-up') return [];
  const now = ordersAt(state, ship).map(({ ref }) => ref);
  return lastingRefsOf(setup, piece, rules)
    .filter(({ refs }) => refs.length > 1)
    .map(({ rule, refs }): Block => ({
      block: 'chips',
      label: view.words.pages.placing.permanent,
      chips: refs.map((order) => {
        const label = setup.cards[order]?.name ?? order;
        const isOn = now.includes(order);
        const act: Act = { label, command: ask({ type: 'choose-order', ship, order }) };
        return { label, tone: 'order', isOn, ...(isOn ? {} : { act }), ...readsRule(rule) };
      }),
    }));
};

/** 4A-04: ships are placed in turns. */
export const placingPage = (view: View): Page => {
  const { setup, state } = view;
  const { team, ready } = turnOf(setup, state);
  const turns = { isNow: state.phase === 'set-up', team, ready, left: shipsWithTurn(state) };
  return anyPlacingPage(view, turns, (ship) => placeActs(view, ship));
};
