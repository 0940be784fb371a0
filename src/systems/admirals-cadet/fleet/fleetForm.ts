import type { Answers } from '../../../core/pages/answers';
import {
  makeFigure,
  parseFigure,
  codes,
  fleetForm,
  ships,
  type FleetPart,
} from '../../kit/fleets/fleetForm';
import { MOST_FLEET_VALUE } from './checkFleet';
import type { LimitedFleet } from './types';

export const CUSTOM_LIMIT = { min: 1, max: 100 } as const;

/** Whether the table plays for another Fleet Value than the booklet's. */
export const isCustom = (draft: Answers): boolean => draft['terms'] === 'custom';

/** Constructed Play: Fleet Value that may be spent. */
const limit: FleetPart<Pick<LimitedFleet, 'limit'>> = {
  read: (draft) => ({
    limit: isCustom(draft) && typeof draft.limit === 'number' ? draft.limit : MOST_FLEET_VALUE,
  }),
  write: (fleet) => ({
    terms: fleet.limit === MOST_FLEET_VALUE ? 'booklet' : 'custom',
    limit: fleet.limit,
  }),
  make: (fleet) => makeFigure(fleet.limit),
  parse: (text) => {
    const most = parseFigure(text);
    return most >= CUSTOM_LIMIT.min && most <= CUSTOM_LIMIT.max ? { limit: most } : null;
  },
};

export const FLEET_FORM = fleetForm<LimitedFleet>({ mark: 'CDT', version: 1 }, [
  limit,
  ships,
  codes('orders'),
]);
