import type { Fleet, FleetShip } from '../../../admirals-shared/fleet/types';
import { makeRuns, makeShip, sealCode } from '../../../admirals-shared/desks/fleets/codeParts';
import {
  FLEET_CODE,
  ITEM,
  makeFigure,
  MODE_LETTERS,
  WITHIN,
} from '../../../admirals-shared/desks/fleets/codeSigns';
import { LIMITS } from './draft';
import { makeSafe } from '../../../../core/codes/safeText';

const makeTerms = ({ mode, limit }: Fleet): string => {
  const level = makeFigure(LIMITS.indexOf(limit.escalation));
  const power = limit.escalation === 'custom' ? makeFigure(limit.power) : '';
  return MODE_LETTERS[mode] + level + power;
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
  return sealCode(FLEET_CODE, [
    makeTerms(fleet),
    makeSafe(fleet.list, 'capitals'),
    makeRuns(ships.map(makeShip)),
    commander ? makeCarried(commander, ships) : '',
    flightGroups.map((group) => makeCarried(group, ships)).join(ITEM),
    makeRuns(orders.map((code) => makeSafe(code, 'capitals'))),
    makeSafe(name, 'small'),
  ]);
};
