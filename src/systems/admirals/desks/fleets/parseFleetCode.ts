import { checked, problems, type Checked } from '../../../../core/checked/checked';
import type { Fleet, FleetShip } from '../../fleet/types';
import { checkOf, ITEM, MARK, MODE_LETTERS, parseFigure, PART, VERSION, WITHIN } from './codeSigns';
import { CUSTOM_LIMIT, LIMITS } from './draft';
import { parseSafe } from '../../../../core/codes/safeText';

export type FleetCodeWhy =
  | { readonly id: 'not-a-fleet-code' }
  | { readonly id: 'newer-fleet-code' }
  | { readonly id: 'damaged-fleet-code' };

/** More than any fleet has; a code that says so is none of ours. */
const MOST = { ships: 100, orders: 100, signs: 4000 } as const;

/** Everything, or null where one is. */
const all = <Thing>(things: readonly (Thing | null)[]): readonly Thing[] | null => {
  const read = things.filter((thing): thing is Thing => thing !== null);
  return read.length === things.length ? read : null;
};

const itemsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(ITEM));

const parseRuns = (part: string, most: number): readonly string[] | null => {
  const runs = all(
    itemsOf(part).map((run) => {
      const copies = parseFigure(run.slice(0, 1));
      return copies > 0 ? Array.from({ length: copies }, () => run.slice(1)) : null;
    }),
  )?.flat();
  return runs && runs.length <= most ? runs : null;
};

const parseShip = (safe: string, place: number): FleetShip | null => {
  const [code = '', badge = '', name = ''] = safe.split(WITHIN);
  const read = all([
    parseSafe(code, 'capitals'),
    parseSafe(badge, 'capitals'),
    parseSafe(name, 'small'),
  ]);
  if (!read) return null;
  const [of = '', mark = '', called = ''] = read;
  if (of === '') return null;
  return {
    id: `s${place + 1}`,
    code: of,
    ...(called === '' ? {} : { name: called }),
    ...(mark === '' ? {} : { badge: mark }),
  };
};

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
  const [, termsPart = '', listPart = '', shipsPart = '', leaderPart = ''] = parts;
  const [groupsPart = '', ordersPart = '', namePart = ''] = parts.slice(5);
  const terms = parseTerms(termsPart);
  const list = parseSafe(listPart, 'capitals');
  const ships = all(parseRuns(shipsPart, MOST.ships)?.map(parseShip) ?? [null]);
  if (!terms || list === null || !ships) return null;
  const leaders = all(itemsOf(leaderPart).map((item) => parseCarried(item, ships)));
  const flightGroups = all(itemsOf(groupsPart).map((item) => parseCarried(item, ships)));
  const orders = all(
    parseRuns(ordersPart, MOST.orders)?.map((safe) => parseSafe(safe, 'capitals')) ?? [null],
  );
  const name = parseSafe(namePart, 'small');
  if (!leaders || !flightGroups || !orders || name === null) return null;
  const [commander] = leaders;
  const fleet = { ...terms, list, ships, flightGroups, orders };
  return { name, fleet: commander ? { ...fleet, commander } : fleet };
};

const refuse = (id: FleetCodeWhy['id']) => problems<FleetCodeWhy>({ path: '', why: { id } });

const PARTS = 9;

/** What `makeFleetCode` made, however it was typed in. */
export const parseFleetCode = (typed: string): Checked<NamedFleet, FleetCodeWhy> => {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  if (!code.startsWith(MARK) || code.length > MOST.signs) return refuse('not-a-fleet-code');
  const parts = code.split(PART);
  const version = parseFigure(parts[0]?.slice(MARK.length) ?? '');
  if (version > VERSION) return refuse('newer-fleet-code');
  const body = parts.slice(0, -1).join(PART);
  if (parts.length !== PARTS || checkOf(body) !== parts.at(-1)) return refuse('damaged-fleet-code');
  const read = parseParts(parts);
  return read ? checked(read) : refuse('damaged-fleet-code');
};
