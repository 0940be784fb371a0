import type { Checked } from '../../../../core/checked/checked';
import type { Fleet, FleetShip } from '../../../admirals-shared/fleet/types';
import {
  all,
  itemsOf,
  MOST_IN_CODE,
  openCode,
  parseRuns,
  parseShip,
  type FleetCodeWhy,
} from '../../../admirals-shared/desks/fleets/codeParts';
import {
  FLEET_CODE,
  MODE_LETTERS,
  parseFigure,
  WITHIN,
} from '../../../admirals-shared/desks/fleets/codeSigns';
import { CUSTOM_LIMIT, LIMITS } from './draft';
import { parseSafe } from '../../../../core/codes/safeText';

type Carried = { readonly code: string; readonly on?: string };

const parseCarried = (safe: string, ships: readonly FleetShip[]): Carried | null => {
  const [part = '', place] = safe.split(WITHIN);
  const code = parseSafe(part, 'capitals');
  if (!code) return null;
  if (place === undefined) return { code };
  const ship = ships[parseFigure(place)];
  return ship ? { code, on: ship.id } : null;
};

const parseTerms = (part: string): Pick<Fleet, 'mode' | 'limit'> | null => {
  const mode = part.startsWith(MODE_LETTERS.open) ? 'open' : 'constructed';
  const escalation = LIMITS[parseFigure(part.slice(1, 2))];
  if (!part.startsWith(MODE_LETTERS[mode]) || escalation === undefined) return null;
  if (escalation !== 'custom') return { mode, limit: { escalation } };
  const power = parseFigure(part.slice(2));
  const isLimit = power >= CUSTOM_LIMIT.least && power <= CUSTOM_LIMIT.most;
  return isLimit ? { mode, limit: { escalation, power } } : null;
};

interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

const parseParts = (parts: readonly string[]): NamedFleet | null => {
  const [termsPart = '', listPart = '', shipsPart = '', leaderPart = ''] = parts;
  const [groupsPart = '', ordersPart = '', namePart = ''] = parts.slice(4);
  const terms = parseTerms(termsPart);
  const list = parseSafe(listPart, 'capitals');
  const ships = all(parseRuns(shipsPart, MOST_IN_CODE.ships)?.map(parseShip) ?? [null]);
  if (!terms || list === null || !ships) return null;
  const leaders = all(itemsOf(leaderPart).map((item) => parseCarried(item, ships)));
  const flightGroups = all(itemsOf(groupsPart).map((item) => parseCarried(item, ships)));
  const orders = all(
    parseRuns(ordersPart, MOST_IN_CODE.orders)?.map((safe) => parseSafe(safe, 'capitals')) ?? [
      null,
    ],
  );
  const name = parseSafe(namePart, 'small');
  if (!leaders || !flightGroups || !orders || name === null) return null;
  const [commander] = leaders;
  const fleet = { ...terms, list, ships, flightGroups, orders };
  return { name, fleet: commander ? { ...fleet, commander } : fleet };
};

/** What `makeFleetCode` made, however it was typed in. */
export const parseFleetCode = (typed: string): Checked<NamedFleet, FleetCodeWhy> =>
  openCode(FLEET_CODE, typed, parseParts);
