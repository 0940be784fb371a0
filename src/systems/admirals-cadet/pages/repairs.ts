import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import * as repairParts from '../../admirals-shared/pages/repairs';
import type { Repair } from '../cards/terms';
import { orderCard } from '../play/view';
import type { Seen } from './seen';
import { ordersAt } from '../../admirals-shared/play/orders';

export const { repairChoices } = repairParts;

type RepairQuestion = repairParts.RepairQuestion<Repair>;
type Mending = repairParts.Mending<Repair>;

/** Order Card Anatomy: what the orders at a ship repair. */
const mendingsOf = ({ setup, state }: Seen, ship: Ship): readonly Mending[] =>
  ordersAt(state, ship.id).flatMap(({ id, ref }) => {
    const order = orderCard(setup, ref);
    return (order?.effects ?? []).flatMap((effect) =>
      effect.does === 'repair' ? [{ card: id, name: order?.name ?? ref, effect }] : [],
    );
  });

/** Order Card Anatomy: what orders repair at a moment, as far as the table has a choice. */
export const repairQuestions = (
  seen: Seen,
  moment: Mending['effect']['moment'],
): readonly RepairQuestion[] =>
  repairParts.repairQuestions(seen.state, seen.state, (ship) => mendingsOf(seen, ship), [moment]);

export const repairBlocks = (
  { state, words }: Seen,
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly Block[] =>
  repairParts.repairBlocks({ state, words: words.pages.repairs }, questions, answers);
