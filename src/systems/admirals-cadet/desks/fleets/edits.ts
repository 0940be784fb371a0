import type { Changes } from '../../../../core/pages/answers';
import { fleetDeskParts as desk } from '../../../admirals/editions';
import type { Fleet } from '../../fleet/types';

const shipChanges = (ships: Fleet['ships']): Changes => ({ ships: desk.shipDrafts(ships) });

export const addChanges = (fleet: Fleet, code: string): Changes =>
  shipChanges(desk.withShips(fleet, [code]).ships);

export const removeChanges = ({ ships }: Fleet, id: string): Changes =>
  shipChanges(desk.withMarks(ships.filter((ship) => ship.id !== id)));

/** The copy that goes when one goes is the last. */
export const lessChanges = (fleet: Fleet, code: string): Changes | null => {
  const last = fleet.ships.findLast((ship) => ship.code === code);
  return last ? removeChanges(fleet, last.id) : null;
};
