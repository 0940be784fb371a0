import type { QuickReference, QuickRow } from '../../../../../core/reference/entry';
import { ROLES, type Role } from '../../../../admirals-shared/cards/terms';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../../../movement/maneuvers';
import { entryForRole } from '../../entriesFor';
import { roleFigures } from '../../figures';
import { number, plural, row, section, signed } from '../../../../kit/reference/rows';

const range = (least: number, most: number) =>
  least === most ? number(most) : `${number(least)}–${number(most)}`;

const turns = (rotations: number | 'any') => {
  if (rotations === 'any') return 'any turn';
  return rotations === 0 ? 'no turn' : plural(rotations, { one: '# turn', other: '# turns' });
};

const roleRow = (role: Role): QuickRow => {
  const { moves, rotations } = roleFigures(role);
  return row(role, `${range(moves.min, moves.max)} Moves, ${turns(rotations)}`, entryForRole(role));
};

const orderRow = (role: Role): QuickRow =>
  row(role, number(roleFigures(role).orders), 'order-limit');

const MANEUVER_NAMES: Readonly<Record<Maneuver, readonly [name: string, needs: string]>> = {
  ahead: ['Ahead', 'empty hex ahead'],
  'ahead-pass': ['Ahead Pass', 'friend ahead, empty behind it'],
  'bypass-sling': ['Bypass Sling', 'enemy ahead, empty behind it'],
  assault: ['Assault', 'enemy ahead: skirmish'],
};

const maneuverRow = (maneuver: Maneuver): QuickRow => {
  const [name, needs] = MANEUVER_NAMES[maneuver];
  const moves = plural(MANEUVER_RULES[maneuver].moves, { one: '# Move', other: '# Moves' });
  return row(name, `${moves}; ${needs}`, maneuver);
};

export const movement: QuickReference = {
  id: 'movement',
  title: 'Movement by role',
  sections: [
    section('Moves a round, 60° turns before each', ...ROLES.map(roleRow)),
    section('Maneuvers', ...MANEUVERS.map(maneuverRow)),
    section(
      'Mind',
      row('Evade', 'Escort, once a round: Ahead instead', 'evade'),
      row('Fast', '1 Move more, if you like', 'fast'),
      row('Threader', 'no more than 2 within 2 hexes', 'threader'),
      row('Nowhere to go', 'turn, and the activation ends', 'maneuvers'),
      row('No Moves left', 'no turning', 'movement'),
    ),
    section(
      'Order Limit',
      ...ROLES.map(orderRow),
      row('Refit or Massive', signed(1), 'order-limit'),
      row('Each critical', signed(-1), 'critical-damage'),
    ),
  ],
};
