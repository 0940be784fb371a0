import type { Checked } from '../../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../../core/codes/safeText';
import {
  all,
  ITEM,
  itemsOf,
  makeCodes,
  makeEntries,
  makeFigure,
  openCode,
  parseCodes,
  parseEntries,
  parseFigure,
  sealCode,
  WITHIN,
  type CodeKind,
  type FleetCodeWhy,
} from '../../../kit/fleets/code';
import type { Named } from '../../../kit/fleets/desk';
import type { FleetEntry } from '../../../kit/fleets/entries';
import { CUSTOM_LIMIT, LIMITS } from '../../fleet/draft';
import type { Carried, Fleet } from '../../fleet/types';

/** Terms, list, ships, commander, flight groups, orders, name. */
const FLEET_CODE: CodeKind = { mark: 'ADM', version: 1, parts: 7 };

const MODE_LETTERS = { constructed: 'C', open: 'O' } as const satisfies Readonly<
  Record<Fleet['mode'], string>
>;

const makeTerms = ({ mode, limit }: Fleet): string => {
  const level = makeFigure(LIMITS.indexOf(limit.escalation));
  const power = limit.escalation === 'custom' ? makeFigure(limit.power) : '';
  return MODE_LETTERS[mode] + level + power;
};

/** A card and the place of the ship that carries it. */
const makeCarried = ({ code, on }: Carried, ships: readonly FleetEntry[]): string => {
  const place = ships.findIndex(({ id }) => id === on);
  const safe = makeSafe(code, 'capitals');
  return place < 0 ? safe : safe + WITHIN + makeFigure(place);
};

/** The fleet and its name as a text that `parseFleetCode` reads back. */
export const makeFleetCode = (name: string, fleet: Fleet): string => {
  const { ships, commander, flightGroups, orders } = fleet;
  return sealCode(FLEET_CODE, [
    makeTerms(fleet),
    makeSafe(fleet.list, 'capitals'),
    makeEntries(ships),
    commander ? makeCarried(commander, ships) : '',
    flightGroups.map((group) => makeCarried(group, ships)).join(ITEM),
    makeCodes(orders),
    makeSafe(name, 'small'),
  ]);
};

const parseCarried = (safe: string, ships: readonly FleetEntry[]): Carried | null => {
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

const parseParts = (parts: readonly string[]): Named<Fleet> | null => {
  const [termsPart = '', listPart = '', shipsPart = '', leaderPart = ''] = parts;
  const [groupsPart = '', ordersPart = '', namePart = ''] = parts.slice(4);
  const terms = parseTerms(termsPart);
  const list = parseSafe(listPart, 'capitals');
  const ships = parseEntries(shipsPart);
  if (!terms || list === null || !ships) return null;
  const leaders = all(itemsOf(leaderPart).map((item) => parseCarried(item, ships)));
  const flightGroups = all(itemsOf(groupsPart).map((item) => parseCarried(item, ships)));
  const orders = parseCodes(ordersPart);
  const name = parseSafe(namePart, 'small');
  if (!leaders || !flightGroups || !orders || name === null) return null;
  const [commander] = leaders;
  const fleet = { ...terms, list, ships, flightGroups, orders };
  return { name, fleet: commander ? { ...fleet, commander } : fleet };
};

/** What `makeFleetCode` made, however it was typed in. */
export const parseFleetCode = (typed: string): Checked<Named<Fleet>, FleetCodeWhy> =>
  openCode(FLEET_CODE, typed, parseParts);
