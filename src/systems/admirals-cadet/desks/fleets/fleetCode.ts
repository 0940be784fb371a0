import type { Checked } from '../../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../../core/codes/safeText';
import {
  type CodeKind,
  makeFigure,
  parseFigure,
} from '../../../admirals-shared/desks/fleets/codeSigns';
import {
  sealCode,
  makeRuns,
  makeShip,
  all,
  parseRuns,
  MOST_IN_CODE,
  parseShip,
  type FleetCodeWhy,
  openCode,
} from '../../../admirals-shared/desks/fleets/codeParts';
import { MOST_FLEET_VALUE } from '../../fleet/checkFleet';
import type { Fleet } from '../../fleet/types';
import { CUSTOM_LIMIT } from './draft';

/** Limit, ships, orders, name. */
const FLEET_CODE: CodeKind = { mark: 'CDT', version: 1, parts: 4 };

interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

/** The fleet and its name as a text that `parseFleetCode` reads back. */
export const makeFleetCode = (
  name: string,
  { limit = MOST_FLEET_VALUE, ships, orders }: Fleet,
): string =>
  sealCode(FLEET_CODE, [
    makeFigure(limit),
    makeRuns(ships.map(makeShip)),
    makeRuns(orders.map((code) => makeSafe(code, 'capitals'))),
    makeSafe(name, 'small'),
  ]);

const parseParts = (parts: readonly string[]): NamedFleet | null => {
  const [limitPart = '', shipsPart = '', ordersPart = '', namePart = ''] = parts;
  const limit = parseFigure(limitPart);
  const ships = all(parseRuns(shipsPart, MOST_IN_CODE.ships)?.map(parseShip) ?? [null]);
  const orders = all(
    parseRuns(ordersPart, MOST_IN_CODE.orders)?.map((safe) => parseSafe(safe, 'capitals')) ?? [
      null,
    ],
  );
  const name = parseSafe(namePart, 'small');
  const isLimit = limit >= CUSTOM_LIMIT.least && limit <= CUSTOM_LIMIT.most;
  return isLimit && ships && orders && name !== null
    ? { name, fleet: { limit, ships, orders } }
    : null;
};

/** What `makeFleetCode` made, however it was typed in. */
export const parseFleetCode = (typed: string): Checked<NamedFleet, FleetCodeWhy> =>
  openCode(FLEET_CODE, typed, parseParts);
