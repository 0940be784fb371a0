import type { Changes } from '../../../../core/pages/answers';
import { shipDrafts } from '../../../admirals-shared/desks/fleets/draftParts';
import { withShips, withMarks } from '../../../admirals-shared/desks/fleets/edits';
import type { Fleet } from '../../fleet/types';

const shipChanges = (ships: Fleet['ships']): Changes => ({ ships: shipDrafts(ships) });

export const addChanges = (fleet: Fleet, code: string): Changes =>
  shipChanges(withShips(fleet, [code]).ships);

export const removeChanges = ({ ships }: Fleet, id: string): Changes =>
  shipChanges(withMarks(ships.filter((ship) => ship.id !== id)));

/** The copy that goes when one goes is the last. */
export const lessChanges = (fleet: Fleet, code: string): Changes | null => {
  const last = fleet.ships.findLast((ship) => ship.code === code);
  return last ? removeChanges(fleet, last.id) : null;
};
