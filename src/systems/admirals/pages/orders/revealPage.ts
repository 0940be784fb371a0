import { fold } from '../../../../core/game/reduce';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import type { RepairQuestion } from '../../../admirals-shared/pages/repairs';
import * as every from '../../../admirals-shared/pages/reveal';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { shipItem } from '../../../kit/pages/shipRow';
import { shipsInPlay } from '../../../kit/play/ships';
import { repairQuestions } from '../repairs';
import type { View } from '../shipRow';

const REVEALED = { type: 'reveal', override: true } as const;

/** 14A: repairs at the reveal that ask something of the table. */
const questionsOf = (view: View): readonly RepairQuestion[] =>
  repairQuestions(view, fold(view.state, view.eventsOf(REVEALED)), ['reveal']);

/** 4B-01 */
export const revealAct = (view: View): Act => every.revealAct(view, questionsOf(view));

const openOrders = (view: View, ship: string): readonly Chip[] =>
  ordersAt(view.state, ship).map(({ ref }) => {
    const label = view.setup.cards[ref]?.name ?? ref;
    const act = { label, opens: { page: 'card', about: ref } };
    return { label, tone: 'order', solid: true, act };
  });

const ordersBlock = (view: View): Block => {
  const { lieOpen, none } = view.words.pages.reveal;
  const ships = shipsInPlay(view.state).filter(({ id }) => ordersAt(view.state, id).length > 0);
  return {
    block: 'items',
    label: lieOpen,
    items: ships.map(({ id }) => shipItem(view, id, { chips: openOrders(view, id) })),
    empty: none,
  };
};

/** 4B-01: every order lies open; what repairs at once asks whom and where. */
export const revealPage = (view: View, answers: Answers): Page =>
  every.revealPage(view, questionsOf(view), answers, {
    isNow: view.state.phase === 'command',
    more: [ordersBlock(view)],
  });
