import type { FleetGlance } from '../../../../core/pages/desks';
import { powerLimit } from '../../fleet/fleetView';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';

const stateOf = ({ fleet, report, words }: OnDesk): string => {
  const say = words.fleetDesk.glance;
  if (!report) return say.noList;
  if (fleet.ships.length === 0) return say.empty;
  return report.legal ? say.legal : say.breaks(report.breaches.length);
};

/** A fleet in a list: what it is for, what it costs, and whether it is legal. */
export const glanceOf = (desk: OnDesk): FleetGlance => ({
  kicker: kickerOf(desk),
  figure: desk.words.fleetDesk.glance.power(desk.report?.power ?? 0, powerLimit(desk.fleet.limit)),
  legal: desk.report?.legal === true && desk.fleet.ships.length > 0,
  state: stateOf(desk),
});
