import type { Ship } from '../../../core/game/state';
import * as every from '../../admirals-shared/pages/repairs';
import { ordersAt } from '../../admirals-shared/play/orders';
import { orderCard } from '../play/view';
import type { View } from './view';

/** Order Card Anatomy: what the orders at a ship repair. */
const mendingsOf = ({ setup, state }: View, ship: Ship): readonly every.Mending[] =>
  ordersAt(state, ship.id).flatMap(({ id, ref }) => {
    const order = orderCard(setup, ref);
    return (order?.effects ?? []).flatMap((effect) =>
      effect.does === 'repair' ? [{ card: id, name: order?.name ?? ref, effect }] : [],
    );
  });

/** Order Card Anatomy: what orders repair at a moment, as far as the table has a choice. */
export const repairQuestions = (
  view: View,
  moment: every.Mending['effect']['moment'],
): readonly every.RepairQuestion[] =>
  every.repairQuestions(view.state, view.state, (ship) => mendingsOf(view, ship), [moment]);
