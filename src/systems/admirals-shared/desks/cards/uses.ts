import type { CardDesk } from '../../../../core/pages/desks';
import type { cardDeskWords } from '../../words/en/cardDesk';

type Uses = NonNullable<ReturnType<NonNullable<CardDesk['uses']>>>;

/** How a ship comes to the table: by itself, or in a fleet that is begun with it. */
export const usesOfShip = (text: string | null, say: (typeof cardDeskWords)['uses']): Uses => ({
  text,
  acts: [
    { label: say.play, opens: { page: 'play' } },
    { label: say.fleet, opens: { page: 'fleet' } },
  ],
});
