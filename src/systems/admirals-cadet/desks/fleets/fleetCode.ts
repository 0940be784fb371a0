import type { Checked } from '../../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../../core/codes/safeText';
import {
  makeCodes,
  makeEntries,
  makeFigure,
  openCode,
  parseCodes,
  parseEntries,
  parseFigure,
  sealCode,
  type CodeKind,
  type FleetCodeWhy,
} from '../../../kit/fleets/code';
import type { Named } from '../../../kit/fleets/desk';
import { MOST_FLEET_VALUE } from '../../fleet/checkFleet';
import { CUSTOM_LIMIT } from '../../fleet/draft';
import type { Fleet, LimitedFleet } from '../../fleet/types';

/** Limit, ships, orders, name. */
const FLEET_CODE: CodeKind = { mark: 'CDT', version: 1, parts: 4 };

/** The fleet and its name as a text that `parseFleetCode` reads back. */
export const makeFleetCode = (
  name: string,
  { limit = MOST_FLEET_VALUE, ships, orders }: Fleet,
): string =>
  sealCode(FLEET_CODE, [
    makeFigure(limit),
    makeEntries(ships),
    makeCodes(orders),
    makeSafe(name, 'small'),
  ]);

const parseParts = (parts: readonly string[]): Named<LimitedFleet> | null => {
  const [limitPart = '', shipsPart = '', ordersPart = '', namePart = ''] = parts;
  const limit = parseFigure(limitPart);
  const ships = parseEntries(shipsPart);
  const orders = parseCodes(ordersPart);
  const name = parseSafe(namePart, 'small');
  const isLimit = limit >= CUSTOM_LIMIT.least && limit <= CUSTOM_LIMIT.most;
  return isLimit && ships && orders && name !== null
    ? { name, fleet: { limit, ships, orders } }
    : null;
};

/** What `makeFleetCode` made, however it was typed in. */
export const parseFleetCode = (typed: string): Checked<Named<LimitedFleet>, FleetCodeWhy> =>
  openCode(FLEET_CODE, typed, parseParts);
