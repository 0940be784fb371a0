import { fold } from '../../../../core/game/reduce';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Chip, Item, Page } from '../../../../core/pages/page';
import { pieceOf } from '../../play/view';
import { shipsInPlay } from '../../../kit/play/ships';
import { pastPage } from '../past';
import { repairBlocks, repairQuestions, type RepairQuestion } from '../repairs';
import { repairChoices } from '../../../admirals-shared/pages/repairs';
import { SILHOUETTE, type Seen } from '../shipRow';
import { anyway, eventsOf, tried } from '../tried';
import { ordersAt } from '../../../admirals-shared/play/orders';

const REVEALED = { type: 'reveal', override: true } as const;

/** 14A: repairs at the reveal that ask something of the table. */
const questionsOf = (seen: Seen): readonly RepairQuestion[] =>
  repairQuestions(seen, fold(seen.state, eventsOf(seen, REVEALED)), ['reveal']);

/** 4B-01: one tap, or a page where what is revealed asks something. */
export const revealAct = (seen: Seen): Act => {
  const label = seen.words.pages.acts.reveal;
  if (questionsOf(seen).length > 0) return { label, opens: { page: 'reveal' } };
  return tried(seen, { type: 'reveal' }, { label, opens: 'bridge' });
};

const openOrders = (seen: Seen, ship: string): readonly Chip[] =>
  ordersAt(seen.state, ship).map(({ ref }) => {
    const order = seen.setup.cards[ref];
    const label = order?.name ?? ref;
    return {
      label,
      tone: 'order',
      solid: true,
      act: { label, opens: { page: 'card', about: ref } },
    };
  });

const shipItem = (seen: Seen, ship: string): Item => {
  const known = seen.state.ships[ship];
  const piece = pieceOf(seen.setup, seen.state, ship);
  return {
    id: ship,
    title: known?.name ?? ship,
    ...(known?.badge ? { badge: known.badge } : {}),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role] } : {}),
    chips: openOrders(seen, ship),
  };
};

/** Every order lies open; what repairs at once asks whom and where. */
export const revealPage = (seen: Seen, answers: Answers): Page => {
  const words = seen.words.playPages;
  if (seen.state.phase !== 'command') return pastPage(seen, words.reveal.title);
  const questions = questionsOf(seen);
  const repairs = repairChoices(questions, answers);
  const command = { type: 'reveal', ...(repairs.length > 0 ? { repairs } : {}) } as const;
  const ships = shipsInPlay(seen.state).filter(({ id }) => ordersAt(seen.state, id).length > 0);
  return {
    title: words.reveal.title,
    blocks: [
      ...repairBlocks(seen, questions, answers),
      {
        block: 'items',
        label: words.reveal.lieOpen,
        items: ships.map(({ id }) => shipItem(seen, id)),
        empty: words.reveal.none,
      },
    ],
    primary: tried(seen, command, { label: seen.words.pages.acts.reveal, opens: 'bridge' }),
    secondary: anyway(seen, command, { label: words.anyway, opens: 'bridge' }),
  };
};
