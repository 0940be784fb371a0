import type { QuickReference } from '../../../../../core/reference/entry';
import { BASIC_COPIES, BASIC_ORDERS, SPECIAL_ORDERS } from '../../../fleet/libraryRules';
import { ESCALATIONS, type FleetMode } from '../../../../admirals-shared/fleet/types';
import { shareFigures } from '../../figures';
import { number, percent, row, section } from '../../../../kit/reference/rows';

const shares = (mode: FleetMode) => {
  const core = shareFigures(mode, 'core');
  const specialist = shareFigures(mode, 'specialist');
  return {
    core: `${percent(core.least)} to ${percent(core.most)}`,
    specialist: `up to ${percent(specialist.most)}`,
  };
};

const constructed = shares('constructed');
const open = shares('open');

export const fleet: QuickReference = {
  id: 'fleet',
  title: 'Fleet building',
  sections: [
    section(
      'Power a player',
      ...Object.entries(ESCALATIONS).map(([level, power]) =>
        row(level, number(power), 'escalation-level'),
      ),
    ),
    section(
      'Constructed play',
      row('Core', constructed.core, 'core-ships'),
      row('Specialist', constructed.specialist, 'specialist-ships'),
      row('Support', 'any', 'support-ships'),
      row(
        'Basic orders',
        `${number(BASIC_ORDERS)}, ${number(BASIC_COPIES)} of one at most`,
        'basic-orders',
      ),
      row('Special orders', `up to ${number(SPECIAL_ORDERS)}, each once`, 'special-orders'),
      row('Commander', 'up to one; costs Special orders and 1 order', 'commander'),
      row('Flight group', 'one a Carrier; costs Basic orders and 1 order', 'flight-groups'),
    ),
    section(
      'Open play',
      row('Core', open.core, 'open-play-fleets'),
      row('Specialist', open.specialist, 'open-play-fleets'),
      row('Support', 'any', 'open-play-fleets'),
      row('Commander', 'one, needed', 'open-commander'),
      row('Flight group', 'one at most', 'open-commander'),
      row('Orders', 'none', 'all-out-war'),
    ),
    section(
      'Always',
      row('Standard, Refit', 'one allegiance', 'allegiance'),
      row('Allies', 'one allegiance, same colour', 'allegiance'),
    ),
  ],
};
