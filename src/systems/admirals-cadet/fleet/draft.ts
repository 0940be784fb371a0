import type { Answers } from '../../../core/pages/answers';
import { codesIn, entriesIn, entryDrafts } from '../../kit/fleets/draft';
import { MOST_FLEET_VALUE } from './checkFleet';
import type { Fleet, LimitedFleet } from './types';

/**
 * A fleet as the desk keeps it: plain data at paths that the controls name. Reading it never fails; what
 * cannot be read is as if nobody had written it.
 */

export const CUSTOM_LIMIT = { least: 1, most: 100 } as const;

/** Whether the table plays for another Fleet Value than the booklet's. */
export const isCustom = (draft: Answers): boolean => draft['terms'] === 'custom';

const limitIn = (draft: Answers): number => {
  const { limit } = draft;
  return isCustom(draft) && typeof limit === 'number' ? limit : MOST_FLEET_VALUE;
};

/** The fleet of a draft. */
export const readFleet = (draft: Answers): LimitedFleet => ({
  limit: limitIn(draft),
  ships: entriesIn(draft),
  orders: codesIn(draft, 'orders'),
});

/** The draft of a fleet: what `readFleet` reads back. */
export const draftOf = ({ limit = MOST_FLEET_VALUE, ships, orders }: Fleet): Answers => ({
  terms: limit === MOST_FLEET_VALUE ? 'booklet' : 'custom',
  limit,
  ships: entryDrafts(ships),
  orders,
});
