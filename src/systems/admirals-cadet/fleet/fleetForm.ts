import type { Answers } from '../../../core/pages/answers';
import * as part from '../../kit/fleets/fleetForm';
import { MOST_FLEET_VALUE } from './checkFleet';
import type { LimitedFleet } from './types';

export const CUSTOM_LIMIT = { min: 1, max: 100 } as const;

/** Whether the table plays for another Fleet Value than the booklet's. */
export const isCustom = (draft: Answers): boolean => draft['terms'] === 'custom';

/** What stands behind the limit in a code where a fleet may have any ships. */
const ANY = `${part.ITEM}A`;

const anyIf = (anyShips: boolean): Pick<LimitedFleet, 'anyShips'> => (anyShips ? { anyShips } : {});

/** Constructed Play: Fleet Value that may be spent, and whether on any ships. */
const limit: part.FleetPart<Pick<LimitedFleet, 'limit' | 'anyShips'>> = {
  read: (draft) => ({
    limit: isCustom(draft) && typeof draft.limit === 'number' ? draft.limit : MOST_FLEET_VALUE,
    ...anyIf(draft['build'] === 'any'),
  }),
  write: (fleet) => ({
    terms: fleet.limit === MOST_FLEET_VALUE ? 'booklet' : 'custom',
    limit: fleet.limit,
    build: fleet.anyShips === true ? 'any' : 'booklet',
  }),
  make: (fleet) => part.makeFigure(fleet.limit) + (fleet.anyShips === true ? ANY : ''),
  parse: (text) => {
    const isAny = text.endsWith(ANY);
    const most = part.parseFigure(isAny ? text.slice(0, -ANY.length) : text);
    const isLimit = most >= CUSTOM_LIMIT.min && most <= CUSTOM_LIMIT.max;
    return isLimit ? { limit: most, ...anyIf(isAny) } : null;
  },
};

export const FLEET_FORM = part.fleetForm<LimitedFleet>({ mark: 'CDT', version: 1 }, [
  limit,
  part.ships,
  part.codes('orders'),
]);
