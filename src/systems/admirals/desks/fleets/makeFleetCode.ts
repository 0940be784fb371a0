import type { Fleet, FleetShip } from '../../fleet/types';
import {
  checkOf,
  ITEM,
  makeFigure,
  MARK,
  MODE_LETTERS,
  MOST_COPIES,
  PART,
  VERSION,
  WITHIN,
} from './codeSigns';
import { LIMITS } from './draft';
import { makeSafe } from '../../../../core/codes/safeText';

const makeTerms = ({ mode, limit }: Fleet): string => {
  const level = makeFigure(LIMITS.indexOf(limit.escalation));
  const power = limit.escalation === 'custom' ? makeFigure(limit.power) : '';
  return MODE_LETTERS[mode] + level + power;
};

/** The same thing several times in a row is told once, with its copies. */
const makeRuns = (things: readonly string[]): string => {
  const runs: { readonly thing: string; copies: number }[] = [];
  for (const thing of things) {
    const last = runs.at(-1);
    if (last?.thing === thing && last.copies < MOST_COPIES) last.copies += 1;
    else runs.push({ thing, copies: 1 });
  }
  return runs.map(({ thing, copies }) => makeFigure(copies) + thing).join(ITEM);
};

const makeShip = ({ code, badge = '', name = '' }: FleetShip): string => {
  const parts = [makeSafe(code, 'capitals'), makeSafe(badge, 'capitals'), makeSafe(name, 'small')];
  while (parts.at(-1) === '') parts.pop();
  return parts.join(WITHIN);
};

/** A card and the place of the ship that carries it. */
const makeCarried = (
  { code, on }: { readonly code: string; readonly on?: string },
  ships: readonly FleetShip[],
): string => {
  const place = ships.findIndex(({ id }) => id === on);
  const safe = makeSafe(code, 'capitals');
  return place < 0 ? safe : safe + WITHIN + makeFigure(place);
};

/** The fleet and its name as a text that `parseFleetCode` reads back. */
export const makeFleetCode = (name: string, fleet: Fleet): string => {
  const { ships, commander, flightGroups, orders } = fleet;
  const body = [
    MARK + makeFigure(VERSION),
    makeTerms(fleet),
    makeSafe(fleet.list, 'capitals'),
    makeRuns(ships.map(makeShip)),
    commander ? makeCarried(commander, ships) : '',
    flightGroups.map((group) => makeCarried(group, ships)).join(ITEM),
    makeRuns(orders.map((code) => makeSafe(code, 'capitals'))),
    makeSafe(name, 'small'),
  ].join(PART);
  return body + PART + checkOf(body);
};
